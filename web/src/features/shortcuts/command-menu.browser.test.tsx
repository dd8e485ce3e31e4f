import { listPrompts } from '@prompt-library/contract/prompts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { expectToFit } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectCount, expectHidden, pressKey, typeText } from '../../testing/page.ts'
import { answer } from '../../testing/stub-api.ts'

const menu = () => page.getByRole('dialog', { name: 'Command menu' })
const help = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const highlighted = () => menu().getByCss('[role=option][data-highlighted]')

/** Shortcuts load right after the page, so the first key may be too early. Without the focus, keys would go to the page around the test. */
async function openMenu(): Promise<void> {
  window.focus()
  await expect
    .poll(async () => {
      if (!menu().query()) await pressKey('Control+k')
      return menu().query()
    })
    .not.toBeNull()
  await expect.element(menu().getByRole('combobox')).toHaveFocus()
}

/** Opens the menu, types, and presses Enter on the first choice. */
async function choose(typed: string, choice: string): Promise<void> {
  await openMenu()
  await typeText(typed)
  await expect.element(highlighted()).toHaveTextContent(choice)
  await pressKey('Enter')
  await expectHidden(menu())
}

test('the menu lists pages and actions, and the arrow keys go around', async () => {
  signIn({ role: 'admin' })
  answerLibrary()
  openApp('/about')
  await openMenu()
  for (const name of ['Browse', 'Notifications', 'Admin Console: Settings', 'Submit a Prompt'])
    await expectCount(menu().getByRole('option', { name, exact: true }), 1)
  await expect.element(highlighted()).toHaveTextContent('Browse')
  await pressKey('ArrowUp')
  await expect.element(highlighted()).toHaveTextContent('Keyboard shortcuts')
  await pressKey('ArrowDown')
  await expect.element(highlighted()).toHaveTextContent('Browse')
})

test('the menu finds a prompt with a title of any length and script, and opens it', async () => {
  const title = `שלום ${'long '.repeat(38)}title`
  const [prompt] = answerLibrary({ title })
  openApp('/about')
  await openMenu()
  await typeText('שלום')
  await expectCount(menu().getByRole('group', { name: 'Prompts' }).getByRole('option'), 1)
  await expect.element(menu().getByRole('status')).toHaveTextContent('2 choices')
  await expectAccessibleInThemes()
  await expectToFit()
  await pressKey('ArrowDown')
  await expect.element(highlighted()).toHaveTextContent(title)
  await pressKey('Enter')
  await expectAddress(`/?prompt=${prompt?.id}`)
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  // Not over another dialog.
  await pressKey('Control+k')
  await expectCount(menu(), 0)
})

test.for([
  ['zzz reverse', 'Search the library for “zzz reverse”', '/?q=zzz+reverse'],
  ['shared', 'Shared With Me', '/my-prompts?tab=shared-with-me'],
  ['browse', 'Browse', '/'],
] as const)('typing “%s” and Enter leads to the page', async ([typed, choice, address]) => {
  answerLibrary()
  answer(listPrompts, [])
  openApp('/about')
  await choose(typed, choice)
  await expectAddress(address)
  await expect.element(page.getByCss('#main')).toHaveFocus()
})

test('the menu opens the form, and shows the shortcuts', async () => {
  answerLibrary()
  answer(listPrompts, [])
  openApp('/about')
  await choose('keyb', 'Keyboard shortcuts')
  await expect.element(help()).toBeVisible()
  await pressKey('Escape')
  await expectHidden(help())
  await choose('new', 'Submit a Prompt')
  await expect.element(page.getByRole('dialog', { name: 'Submit a New Prompt' })).toBeVisible()
})

test('the second click of a double click doesn’t open the card below the menu', async () => {
  answerLibrary(...Array.from({ length: 12 }, () => ({})))
  openApp('/')
  await expectCount(page.getByRole('article'), 12)
  await openMenu()
  await typeText('zzz')
  await expect.element(highlighted()).toHaveTextContent('Search the library for “zzz”')
  await highlighted().dblClick()
  await expectHidden(menu())
  await expectAddress('/?q=zzz')
  await expectCount(page.getByRole('dialog'), 0)
})
