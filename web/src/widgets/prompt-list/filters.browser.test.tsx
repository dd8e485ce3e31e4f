import { getAuthor } from '@prompt-library/contract/authors'
import { getCollection } from '@prompt-library/contract/collections'
import { listPrompts, listSharedPrompts } from '@prompt-library/contract/prompts'
import { deleteShare, listShares } from '@prompt-library/contract/sharing'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { sampleCollection } from '../../testing/frame.ts'
import { answerLibrary, ownPrompt, samplePrompt } from '../../testing/library.ts'
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
import { answer, pending, refusal, withHeaders } from '../../testing/stub-api.ts'

const chip = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` })
const titles = () => page.getByRole('article').getByRole('heading').getByRole('link')

/** Returns to the tab after a while, which refetches its lists. */
function returnToTab(): void {
  vi.setSystemTime(Date.now() + 31_000)
  window.dispatchEvent(new Event('visibilitychange'))
}

test('a collection that is missing or hidden says so, and can be cleared', async () => {
  answerLibrary({})
  answer(getCollection, refusal(404, 'This collection doesn’t exist, or you can’t view it.'))
  answer(listPrompts, ({ collection }) =>
    collection ? refusal(404, 'This collection doesn’t exist, or you can’t view it.') : [samplePrompt()],
  )
  openApp('/?q=outline&collection=no-such-token')
  const sentence = page.getByText('This collection doesn’t exist, or you can’t view it.')
  await expect.poll(() => sentence.elements().filter((part) => part.checkVisibility())).toHaveLength(2)
  await expect.element(chip('Collection: this collection')).toBeVisible()
  await expectCount(page.getByRole('button', { name: 'Try again' }), 0)
  await expectAccessible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expectAddress('/?q=outline')
  await expectCount(page.getByRole('article'), 1)
})

test('the filter by author names the author and their number of public prompts', async () => {
  const [prompt] = answerLibrary({ title: 'Public one' })
  answer(getAuthor, { id: 2, display_name: 'Priya Prompter', prompts: 2 })
  openApp('/?author=2&q=one')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Prompts by Priya Prompter')
  await expect.element(page.getByText('2 public prompts')).toBeVisible()
  await expect.poll(() => document.title).toBe('Prompts by Priya Prompter · AI Prompt Library')

  // The open prompt has the title of the tab, however early the name arrives.
  openApp(`/?author=2&prompt=${prompt?.id}`)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => document.title).toBe('Public one · AI Prompt Library')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => document.title).toBe('Prompts by Priya Prompter · AI Prompt Library')
  await chip('Author: Priya Prompter').click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Discover & Share Prompts')
})

test('the filter by an author without prompts doesn’t say whether they exist', async () => {
  answerLibrary()
  answer(getAuthor, refusal(404, 'This author doesn’t exist, or you can’t view any of their prompts.'))
  openApp('/?author=9')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Author not found')
  await expect
    .element(page.getByText('This author doesn’t exist, or you can’t view any of their prompts.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Clear filters' })).toBeVisible()
})

test('long tags fit a card, which links the first, and the dialog, which links them all to the library', async () => {
  const own = ['W'.repeat(30), 'methods for first-years', 'علوم الحاسوب', 'python', 'a b c d e f']
  ownPrompt({ title: 'Tagged', markdown: '<p>{{topic}}</p>', tags: ['Featured', ...own] })
  await page.viewport(320, 800)
  openApp('/my-prompts')
  const card = page.getByRole('article')
  await expectTexts(card.getByRole('list', { name: 'Tags' }).getByRole('listitem'), [own[0] ?? '', '+4 more'])
  await expectCount(card.getByRole('list', { name: 'Tags' }).getByRole('link'), 1)
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
  const notice = page.getByText('We couldn’t refresh this list. It may be out of date.')
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

test('a received prompt and a share disappear before their lists are refetched', async () => {
  const [mine, received] = answerLibrary(
    { author_id: 1, title: 'Mine' },
    { title: 'Received', shared_by_name: 'Ben Author', shared_at: '2026-05-01T10:00:00.000Z' },
  )
  const recipient = { id: 3, display_name: 'Cy Colleague', email: null }
  const share = {
    recipient,
    sharer: { id: 1, display_name: 'Ana Example' },
    shared_at: '2026-05-01T10:00:00.000Z',
  }
  answer(listShares, withHeaders([share], { 'x-total-count': '1', 'x-recipient-count': '1' }))
  answer(deleteShare, { success: true })

  openApp('/my-prompts?tab=shared-with-me')
  await expectCount(page.getByRole('article'), 1)
  answer(listSharedPrompts, pending)
  await page.getByRole('button', { name: `More options for ${received?.title}` }).click()
  await page.getByRole('menuitem', { name: 'Remove from Shared With Me' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expectCount(page.getByRole('article'), 0)

  openApp(`/my-prompts?share=${mine?.id}`)
  const shares = page.getByRole('dialog').getByRole('region', { name: 'Shared with' }).getByRole('listitem')
  await expectCount(shares, 1)
  answer(listShares, pending)
  await shares.getByRole('button').click()
  await page.getByRole('button', { name: 'Stop sharing', exact: true }).click()
  await expectCount(shares, 0)
})

test('tags and authors on cards set filters, by mouse and keyboard, which Back and chips take away', async () => {
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  answerLibrary({ title: 'Tagged', tags: ['Fieldwork'] }, { title: 'Plain' })
  openApp('/?q=plan')
  await card('Tagged').getByRole('link', { name: 'Fieldwork' }).click()
  await expectAddress('/?q=plan&tag=Fieldwork')
  await expectHidden(page.getByRole('dialog'))
  await expect.element(chip('Tag: Fieldwork')).toBeVisible()
  await goBack()
  await expectCount(chip('Tag: Fieldwork'), 0)

  await focus(card('Plain').getByRole('link', { name: 'Ben Author' }))
  await pressKey('Enter')
  await expectAddress('/?author=2')
  await expect.element(page.getByCss('#main')).toHaveFocus()
  await card('Tagged').getByRole('link', { name: 'Fieldwork' }).click()
  await expectAddress('/?author=2&tag=Fieldwork')
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

test('in My Prompts, tags stay there, and authors open the library', async () => {
  ownPrompt({ title: 'Mine', tags: ['Fieldwork'] })
  openApp('/my-prompts')
  await page.getByRole('article').getByRole('link', { name: 'Fieldwork' }).click()
  await expectAddress('/my-prompts?tag=Fieldwork')
  await chip('Tag: Fieldwork').click()
  await expect.element(page.getByCss('#main')).toHaveFocus()
  await page.getByRole('article').getByRole('link', { name: 'Ana Example' }).click()
  await expectAddress('/?author=1')
})

test('a collection that was deleted meanwhile takes its cards with it', async () => {
  vi.useFakeTimers()
  answerLibrary({})
  answer(getCollection, { ...sampleCollection(), some_unavailable: false })
  openApp('/?collection=a-collection')
  await expectCount(page.getByRole('article'), 1)
  const missing = refusal(404, 'This collection doesn’t exist, or you can’t view it.')
  answer(getCollection, missing)
  answer(listPrompts, missing)
  returnToTab()
  await expect.element(page.getByRole('link', { name: 'Clear filters' })).toBeVisible()
  await expectCount(page.getByRole('article'), 0)
  await expectCount(page.getByRole('button', { name: 'Try again' }), 0)
})
