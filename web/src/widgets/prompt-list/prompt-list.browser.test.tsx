import { getPrompt, listPrompts, type Prompt, toggleUpvote } from '@prompt-library/contract/prompts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { featureCollections, signIn } from '../../testing/frame.ts'
import { answerLibrary, ownPrompt, samplePrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectCount, expectHidden, expectTexts, goBack } from '../../testing/page.ts'
import { answer, offline, refusal, sent, withHeaders } from '../../testing/stub-api.ts'

const card = (title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const vote = () =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Upvote/ })

test('Back leaves a whole search, and returns to the list before it', async () => {
  answerLibrary({ title: 'Reverse outline' })
  openApp('/?sort=oldest')
  for (const q of ['re', 'reverse', 'reverse outline']) {
    await page.getByRole('searchbox').fill(q)
    await expectAddress(`/?sort=oldest&q=${q.replace(' ', '+')}`)
  }
  await goBack()
  await expectAddress('/?sort=oldest')
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('a search with more matches than can be listed ends at its last page', async () => {
  const prompts = Array.from({ length: 12 }, () => samplePrompt())
  answerLibrary()
  answer(listPrompts, ({ page = 1 }) =>
    withHeaders(page <= 100 ? prompts : [], { 'x-total-count': '1200', 'x-total-more': 'true' }),
  )
  openApp('/?q=common&page=99')
  await expect.element(page.getByText('Page 99 of 100+', { exact: true })).toBeVisible()
  await expect.element(page.getByText('More than 1,200 prompts found', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Page 100 of 100+', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect.element(page.getByText('Only the first 1,200 matches are listed.')).toBeVisible()
  await expectAccessible()
})

test('a prompt without a category or upvotes doesn’t hide the others', async () => {
  answerLibrary()
  const broken = { ...samplePrompt({ title: 'Without much' }), category: null, upvotes: undefined }
  answer(listPrompts, () => withHeaders([broken as never, samplePrompt({ title: 'Whole' })], {}))
  openApp('/')
  await expect.element(card('Whole')).toBeVisible()
  await expect.element(card('Without much')).toBeVisible()
  await expect.element(card('Without much').getByText('No category', { exact: true })).toBeVisible()
  await expect.element(card('Without much').getByRole('button', { name: 'Upvote, 0 upvotes' })).toBeVisible()
})

test('a card whose match is in the notes says what the prompt is for once', async () => {
  const notes = 'Plans a week of study. Works best with your syllabus.'
  const marks = [{ start: 8, end: 12 }]
  ownPrompt({ title: 'Found by notes', notes, snippet: { text: notes, marks } })
  openApp('/')
  await expect.element(card('Found by notes').getByText('week')).toBeVisible()
  await expectCount(card('Found by notes').getByText('Plans a week of study.'), 1)
})

test('a card says what the prompt is for and has at most six controls; its menu has five, and the rest under More', async () => {
  ownPrompt({
    title: 'Full card',
    markdown: '<p>Plan {{topic}}.</p>',
    notes: 'Plans a week of study. Works best with your syllabus.',
    tags: ['Featured', 'study', 'exam', 'biology'],
    uses: 132,
  })
  // A search, because the open menus would cover half of the links above the list.
  openApp('/?q=full')
  await expect.element(card('Full card').getByText('Plans a week of study.', { exact: true })).toBeVisible()
  await expect.element(card('Full card').getByText('132 uses')).toBeVisible()
  await expectHidden(card('Full card').getByText('1 field'))
  expect(card('Full card').getByCss('a, button').elements().length).toBeLessThanOrEqual(6)
  await card('Full card')
    .getByRole('button', { name: /More options/ })
    .click()
  const menu = ['View', 'Clone', 'Share', 'Edit', 'More']
  await expectTexts(page.getByRole('menuitem'), menu)
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'More' }).click()
  const more = ['Copy link', 'Add to a collection', 'History', 'Copy citation', 'Export…', 'Delete']
  await expectTexts(page.getByRole('menuitem'), [...menu, ...more])
  // Without the sizes of targets, because the menus cover a part of others.
  await expectAccessible(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Prompt deleted.')).toBeVisible()
  await expectCount(page.getByRole('article'), 0)
  await expect.element(page.getByCss('#main')).toHaveFocus()
})

test('a prompt with focus areas is shown in two parts', async () => {
  const markdown =
    '<p>You are a mentor.</p><p>Focus on the following areas:</p><ul><li><p><strong>Scope:</strong> what is in</p></li><li><p>No jargon</p></li><li><p><strong>Limits:</strong> what is out</p></li></ul><p>Answer in a table.</p>'
  const { id } = ownPrompt({ title: 'Focus areas', markdown, created_at: '2026-03-05T12:00:00.000Z' })
  openApp(`/?prompt=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Focus areas' })
  await expect.element(dialog.getByRole('heading', { name: 'Your Role & Task:' })).toBeVisible()
  await expect.element(dialog.getByText('You are a mentor.')).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Focus Areas:' })).toBeVisible()
  await expectCount(dialog.getByRole('listitem').filter({ hasText: /Scope|No jargon|Limits/ }), 3)
  await expectCount(dialog.getByRole('listitem').filter({ hasText: 'Answer in a table.' }), 0)
  await expect.element(dialog.getByText('Answer in a table.')).toBeVisible()
  await expect.element(dialog).toMatchTextContent('Mar 5, 2026')
  await expectAccessible()
})

test.for(['/?q=essay&prompt=999999', '/my-prompts?tab=shared-with-me&prompt=999999'])(
  'a prompt that doesn’t exist shows a message with a link to the library: %s',
  async (address) => {
    answerLibrary()
    openApp(address)
    const dialog = page.getByRole('dialog', { name: 'Prompt not available' })
    await expect.element(dialog).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('link', { name: 'Browse the library' }).click()
    await expectAddress('/')
    await expectHidden(dialog)
    await expect.element(page.getByRole('heading', { name: 'Discover & Share Prompts' })).toBeVisible()
  },
)

test('a visitor may need to sign in for a prompt, whether it exists or not', async () => {
  signIn(null)
  answerLibrary()
  openApp('/?prompt=999999')
  const dialog = page.getByRole('dialog', { name: 'You may need to sign in' })
  await expect.element(dialog.getByText('This prompt isn’t public, or it doesn’t exist.')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Sign in with your NetID' })).toBeVisible()
})

test('copying falls back to plain text, and reports when that fails too', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'))
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  answerLibrary({})
  openApp('/')
  const copy = page.getByRole('article').getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  await expect
    .element(page.getByRole('status').getByText('Prompt copied to clipboard!', { exact: true }))
    .toBeVisible()
  writeText.mockRejectedValue(new Error('no'))
  await copy.click()
  await expect.element(page.getByRole('alert').getByText('Failed to copy prompt.')).toBeVisible()
})

test('upvoting asks a visitor to sign in', async () => {
  signIn(null)
  answerLibrary({})
  openApp('/')
  await vote().click()
  await expect.element(page.getByRole('dialog', { name: 'Sign in to upvote this prompt' })).toBeVisible()
})

test('a lost response doesn’t reverse the vote at the next click', async () => {
  const [prompt] = answerLibrary({})
  openApp('/')
  answer(toggleUpvote, offline)
  await vote().click()
  await expect.element(page.getByText('Something went wrong while voting.')).toBeVisible()
  await expect.element(vote()).toHaveAttribute('aria-pressed', 'false')
  answer(toggleUpvote, { status: 'upvoted', upvotes: 1 })
  Object.assign(prompt ?? {}, { userHasVoted: true, upvotes: 1 })
  await vote().click()
  await expect.element(vote()).toHaveAttribute('aria-pressed', 'true')
  expect(sent(toggleUpvote)).toMatchObject([{ voted: true }, { voted: true }])
})

test('a refused vote is rolled back, with the reason', async () => {
  answerLibrary({ upvotes: 3 })
  openApp('/')
  answer(toggleUpvote, refusal(403, 'Not today.'))
  await vote().click()
  await expect.element(page.getByRole('alert').getByText('Not today.')).toBeVisible()
  await expect.element(vote()).toHaveTextContent('3')
  await expect.element(vote()).toHaveAttribute('aria-pressed', 'false')
})

test('a prompt whose author and date are unknown says so', async () => {
  answerLibrary({ title: 'Bare', author_name: null, created_at: null } as never)
  openApp('/')
  await expect.element(card('Bare')).toMatchTextContent('By Unknown')
  await card('Bare').getByRole('link', { name: 'Bare', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Bare' })
  await expect.element(dialog).toMatchTextContent('Authored by Unknown · Unknown')
})

test('a vote in the dialog isn’t overwritten by an older response', async () => {
  const [prompt] = answerLibrary({ title: 'Slow to load' })
  const before = { ...(prompt as Prompt) }
  const held = Promise.withResolvers<Prompt>()
  answer(getPrompt, () => held.promise)
  openApp('/')
  await card('Slow to load').getByRole('link', { name: 'Slow to load', exact: true }).click()
  const inDialog = page.getByRole('dialog').getByRole('button', { name: /^Upvote/ })
  await inDialog.click()
  await expect.poll(() => sent(toggleUpvote)).toHaveLength(1)
  held.resolve(before)
  await held.promise
  await expect.element(inDialog).toHaveAttribute('aria-pressed', 'true')
  await expect.element(inDialog).toHaveTextContent('1')
})

test('a search of the library that finds nothing leads to its collections, and to the builder', async () => {
  answerLibrary()
  featureCollections({ name: 'For studying' }, { name: 'For teaching' })
  openApp('/?q=dishwasher')
  const collections = page.getByRole('list', { name: 'Featured collections' })
  await expect
    .element(collections.getByRole('link', { name: /^For studying/ }))
    .toHaveAttribute('href', '/collections/featured-0')
  await expectCount(collections.getByRole('listitem'), 2)
  await expect.element(page.getByRole('link', { name: 'Build a prompt from this search' })).toBeVisible()
  await expectAccessible()
  openApp('/my-prompts?q=dishwasher')
  await expect.element(page.getByRole('link', { name: 'Build a prompt from this search' })).toBeVisible()
  await expectHidden(collections)
})
