import { getAuthor } from '@prompt-library/contract/authors'
import { listPrompts, listSharedPrompts } from '@prompt-library/contract/prompts'
import { deleteShare } from '@prompt-library/contract/sharing'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary, ownPrompt } from '../../testing/library.ts'
import { expectTargets, expectToFit } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import {
  expectAddress,
  expectCount,
  expectHidden,
  expectTexts,
  focus,
  goBack,
  pressKey,
} from '../../testing/page.ts'
import { answer, pending, refusal } from '../../testing/stub-api.ts'

const chip = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` })
const titles = () => page.getByRole('article').getByRole('heading').getByRole('link')

/** Returns to the tab after a while, which refetches its lists. */
function returnToTab(): void {
  vi.setSystemTime(Date.now() + 31_000)
  window.dispatchEvent(new Event('visibilitychange'))
}

test('the filter by an author names them, and one without prompts is not said to exist', async () => {
  answerLibrary({ title: 'Public one' })
  answer(getAuthor, { id: 2, display_name: 'Priya Prompter', prompts: 2 })
  openApp('/?author=2&q=one')
  await chip('Author: Priya Prompter').click()
  await expectAddress('/?q=one')
  answerLibrary()
  answer(getAuthor, refusal(404, 'This author doesn’t exist, or you can’t view any of their prompts.'))
  openApp('/?author=9')
  await expect.element(chip('Author: this author')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Clear filters' })).toBeVisible()
})

test('long tags fit a card, which shows the first, and the dialog, which links them all to the library', async () => {
  const own = ['W'.repeat(30), 'methods for first-years', 'علوم الحاسوب', 'python', 'a b c d e f']
  ownPrompt({ title: 'Tagged', markdown: '<p>{{topic}}</p>', tags: ['Featured', ...own] })
  await page.viewport(320, 800)
  openApp('/my-prompts')
  const card = page.getByRole('article')
  await expect.element(card).toMatchTextContent(`Tags: ${own[0]}+4 more`)
  expectTargets()
  await expectToFit()
  await page.viewport(320, 800)
  await titles().click()
  const dialog = page.getByRole('dialog')
  await expectTexts(dialog.getByRole('list', { name: 'Tags' }).getByRole('link'), ['Featured', ...own])
  expect(dialog.element().scrollWidth - dialog.element().clientWidth).toBe(0)
  await expectAccessible()
  await dialog.getByRole('link', { name: 'methods for first-years' }).click()
  await expectHidden(dialog)
  await expectAddress('/?tag=methods+for+first-years')
  await expect.element(page.getByCss('#main')).toHaveFocus()
})

test('a list that cannot be refreshed stays, with a notice', async () => {
  const notice = page.getByText('We couldn’t refresh this. It may be out of date.')
  const prompt = ownPrompt()
  vi.useFakeTimers()
  openApp('/')
  await expectCount(page.getByRole('article'), 1)
  answer(listPrompts, () => refusal(503, 'Not now.'))
  returnToTab()
  await expect.element(notice).toBeVisible()
  await expectCount(page.getByRole('article'), 1)
  await expectCount(page.getByRole('main').getByRole('alert'), 0)
  answer(listPrompts, () => [prompt])
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expectHidden(notice)
  await expectCount(page.getByRole('article'), 1)
})

test('a received prompt disappears before its list is fetched again', async () => {
  const shared_at = '2026-05-01T10:00:00.000Z'
  const [received] = answerLibrary({ title: 'Received', shared_by_name: 'Ben Author', shared_at })
  answer(deleteShare, { success: true })
  openApp('/my-prompts?tab=shared-with-me')
  await expectCount(page.getByRole('article'), 1)
  answer(listSharedPrompts, pending)
  await page.getByRole('button', { name: `More options for ${received?.title}` }).click()
  await page.getByRole('menuitem', { name: 'Remove from Shared With Me' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expectCount(page.getByRole('article'), 0)
})

test('tags and authors of a prompt set filters, by mouse and keyboard, which Back and chips take away', async () => {
  const [tagged, plain] = answerLibrary({ title: 'Tagged', tags: ['Fieldwork'] }, { title: 'Plain' })
  const dialog = page.getByRole('dialog')
  openApp(`/?q=plan&prompt=${tagged?.id}`)
  await dialog.getByRole('link', { name: 'Fieldwork' }).click()
  await expectAddress('/?tag=Fieldwork')
  await expectHidden(dialog)
  await expect.element(chip('Tag: Fieldwork')).toBeVisible()
  await goBack()
  await expectCount(chip('Tag: Fieldwork'), 0)

  openApp(`/?prompt=${plain?.id}`)
  await focus(dialog.getByRole('link', { name: 'Ben Author' }))
  await pressKey('Enter')
  await expectAddress('/?author=2')
  await expect.element(page.getByCss('#main')).toHaveFocus()
  openApp('/?author=2&tag=Fieldwork')
  await expectAccessible()
  await focus(chip('Author: Ben Author'))
  await pressKey('Enter')
  await expectAddress('/?tag=Fieldwork')
  await expect.element(chip('Tag: Fieldwork')).toHaveFocus()
  await goBack()
  // The name shows even if the list is empty.
  answer(listPrompts, [])
  await page.getByRole('button', { name: 'Coding' }).click()
  await expect.element(page.getByText('No prompts found.')).toBeVisible()
  await expect.element(chip('Author: Ben Author')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expectAddress('/')
  await expect.element(page.getByCss('#main')).toHaveFocus()
})
