import { countOwnPrompts } from '@prompt-library/contract/prompts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { signIn } from '../testing/frame.ts'
import { answerLibrary } from '../testing/library.ts'
import { openApp } from '../testing/open-app.tsx'
import {
  clickAt,
  expectAddress,
  expectCount,
  expectHidden,
  expectTexts,
  focus,
  pressKey,
} from '../testing/page.ts'
import { answer, refusal } from '../testing/stub-api.ts'

const EVERYONE = ['Browse', 'About', 'Help', 'Build a Prompt', 'Collections']
const MEMBERS = [...EVERYONE, 'My Prompts', 'Submit a Prompt', 'Shared With Me']

const links = () => page.getByRole('banner').getByRole('navigation').getByRole('link')

beforeEach(() => {
  answerLibrary({})
})

test.for([
  ['a visitor', null, EVERYONE],
  ['a user', { role: 'user' }, MEMBERS],
  ['an admin', { role: 'admin' }, [...MEMBERS, 'Admin Console']],
] as const)('the header shows %s the right links', async ([, user, names]) => {
  signIn(user)
  openApp('/')
  await expectTexts(links(), [...names])
})

test('the header collapses into a panel on a small screen that opens, navigates, and closes', async () => {
  signIn(null)
  await page.viewport(390, 800)
  openApp('/')
  const toggle = page.getByRole('button', { name: 'Menu' })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  await expectCount(links(), 0)
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  await expectTexts(links(), [...EVERYONE, 'Sign in with your NetID'])
  await expectAccessible()
  await pressKey('Escape')
  await expectCount(links(), 0)
  await expect.element(toggle).toHaveFocus()

  await page.viewport(640, 360)
  await toggle.click()
  await expect.element(links().first()).toBeInViewport()
  await links().filter({ hasText: 'Help' }).click()
  await expectAddress('/help')
  await expectCount(links(), 0)
  await toggle.click()
  await focus(links().last())
  await pressKey('Tab')
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('navigation sets the title and moves focus to the new page', async () => {
  openApp('/')
  await expect.poll(() => document.title).toBe('Browse · AI Prompt Library')
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect.poll(() => document.title).toBe('About · AI Prompt Library')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('the user menu shows the number of prompts, and the Admin Console to admins only', async () => {
  answerLibrary({ author_id: 1 })
  openApp('/about')
  await page.getByRole('button', { name: 'Ana Example' }).click()
  await expectTexts(page.getByRole('menuitem'), [
    'Prompts: 1',
    'Notification settings',
    'Connections',
    'Sign Out',
  ])
  await expect.element(page.getByRole('menu')).toMatchTextContent('Ana Example')
  await expectAccessible()
  await clickAt(5, 500)
  await expectHidden(page.getByRole('menu'))

  signIn({ role: 'admin' })
  answer(countOwnPrompts, () => refusal(500))
  openApp('/about')
  await page.getByRole('button', { name: 'Ana Example' }).click()
  const items = ['Prompts: …', 'Reviews', 'Admin Console', 'Notification settings', 'Connections', 'Sign Out']
  await expectTexts(page.getByRole('menuitem'), items)
})

test.for(['/my-prompts', '/submit', '/notifications', '/connections'])(
  '%s shows visitors the sign-in screen',
  async (address) => {
    signIn(null)
    openApp(address)
    await expect.element(page.getByRole('heading', { name: "UM's AI Prompt Library" })).toBeVisible()
    await expectAddress(address)
  },
)

test.for([
  ['a visitor', null, 'Sign in as an admin to open the Admin Console.'],
  ['a user', { role: 'user' }, 'Only admins can open the Admin Console.'],
] as const)('the Admin Console sends %s to the library, and says why', async ([, user, reason]) => {
  signIn(user)
  openApp('/admin')
  await expectAddress('/')
  await expect.element(page.getByRole('alert').getByText(reason)).toBeVisible()
})

test('a long site title wraps, and the links stay in one row', async () => {
  signIn({ role: 'user' })
  await page.viewport(1280, 720)
  openApp('/')
  await expectTexts(links(), MEMBERS)
  const title = document.querySelector('header span')
  if (title) title.textContent = 'Prompt Library of the University of Utah'
  const tops = links()
    .elements()
    .map((link) => link.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
  expect(document.querySelector('header')?.getBoundingClientRect().height).toBeLessThan(64)
})
