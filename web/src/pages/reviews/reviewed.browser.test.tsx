import type { Prompt } from '@prompt-library/contract/prompts'
import { listPrompts } from '@prompt-library/contract/prompts'
import type { Review } from '@prompt-library/contract/review'
import { correctLabels, reviewPrompt } from '@prompt-library/contract/reviews'
import { listToDo, type ToDo } from '@prompt-library/contract/to-do'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary, samplePrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectCount, pressKey } from '../../testing/page.ts'
import { answer, refusal, sent, withHeaders } from '../../testing/stub-api.ts'

const APPROVED: Review = {
  state: 'approved',
  revision: 1,
  by_name: 'Ada Admin',
  at: '2026-11-03T10:00:00.000Z',
  until: '2027-11-03T10:00:00.000Z',
  note: '',
}
const BADGE = 'Reviewed by Ada Admin, Nov 3, 2026'
const dialog = () => page.getByRole('dialog')
const row = (title: string) => page.getByRole('link', { name: title, exact: true })

/** Reviewed prompts on the list, until they're approved again. */
function answerReviewed(...titles: string[]): void {
  const entries = titles.map(
    (title, index): ToDo => ({
      kind: index === 0 ? 'changed' : 'due',
      since: '2026-11-05T10:00:00.000Z',
      prompt_id: index + 1,
      collection_token: null,
      title,
      category: 'Study',
      author_name: 'Ben Author',
      visibility: 'public',
      revision: 2,
      report: null,
      review: { ...APPROVED, state: index === 0 ? 'changed' : 'approved' },
      waiting: null,
    }),
  )
  const left = () => {
    const approved = sent(reviewPrompt).map(({ prompt_id }) => prompt_id)
    return entries.filter(({ prompt_id }) => !approved.includes(prompt_id ?? 0))
  }
  answer(listToDo, () => withHeaders(left(), { 'x-total-count': String(left().length) }))
  answer(reviewPrompt, ({ prompt_id }) => samplePrompt({ id: prompt_id }))
}

test('readers see who reviewed a prompt, that it changed since, and nothing once it expired', async () => {
  signIn(null, { reviews: true })
  const list = (review: Partial<Review>, more: Partial<Prompt> = {}) =>
    answerLibrary({ title: 'Quiz', review: { ...APPROVED, ...review }, ...more })
  list({})
  openApp('/')
  await expect.element(page.getByText(BADGE)).toBeVisible()
  await expectAccessible()
  const [prompt] = list({ state: 'changed' }, { revision: 2 })
  openApp('/')
  await expectCount(page.getByText(BADGE), 0)
  await page.getByRole('link', { name: 'Changed since its review' }).click()
  await expectAddress(`/?history=${prompt?.id}&revision=2&with=1`)
  list({ state: 'expired' })
  openApp('/')
  await expect.element(row('Quiz')).toBeVisible()
  await expectCount(page.getByText(/review/i), 1)
})

test('the filter Reviewed is offered once a prompt is reviewed', async () => {
  signIn(null, { reviews: false })
  answerLibrary({ title: 'Quiz' })
  openApp('/')
  await expect.element(row('Quiz')).toBeVisible()
  await expectCount(page.getByRole('button', { name: 'Reviewed' }), 0)
  signIn(null, { reviews: true })
  openApp('/')
  await page.getByRole('button', { name: 'Reviewed' }).click()
  await expectAddress('/?reviewed=true')
  await expect.poll(() => sent(listPrompts).at(-1)).toMatchObject({ reviewed: true })
  await expect.element(page.getByRole('button', { name: 'Reviewed' })).toHaveAttribute('aria-pressed', 'true')
})

test('a curator reviews a prompt, corrects its tags, and goes on after someone else changed it', async () => {
  signIn({ role: 'curator' }, { review_months: 9 })
  const [prompt] = answerLibrary({ title: 'Quiz', revision: 2 })
  openApp(`/?prompt=${prompt?.id}`)
  await dialog().getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Review' }).click()
  await expect.element(dialog()).toHaveAccessibleName('Review Quiz')
  // A form field would scroll past the text to read.
  await expect.element(dialog().getByRole('region', { name: 'Content' })).toHaveFocus()
  for (const choice of ['Ask for changes', 'Approve it as it is'])
    await expect.element(dialog().getByRole('radio', { name: choice })).not.toBeChecked()
  await dialog().getByRole('button', { name: 'Save review' }).click()
  await expect.element(dialog().getByText('Approve it or ask for changes.')).toBeVisible()
  expect(sent(reviewPrompt)).toEqual([])
  await dialog().getByRole('radio', { name: 'Ask for changes' }).click()
  await dialog().getByRole('button', { name: 'Ask for changes' }).click()
  await expect.element(dialog().getByText('Tell the author what to change.')).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('textbox', { name: 'Note to the author' }).fill('Say for whom')
  const current = samplePrompt({ ...prompt, revision: 3 })
  answer(reviewPrompt, refusal(409, 'This prompt changed while you were reading it.', { prompt: current }))
  // A second click would be a double click.
  await pressKey('Enter', dialog().getByRole('button', { name: 'Ask for changes' }))
  await expect.element(dialog().getByText('This prompt changed while you were reading it.')).toBeVisible()
  await expect.element(dialog().getByRole('link', { name: 'See what changed' })).toBeVisible()
  await dialog().getByRole('button', { name: 'Review version 3' }).click()
  await expect
    .element(dialog().getByRole('textbox', { name: 'Note to the author' }))
    .toHaveValue('Say for whom')
  await dialog().getByText('Correct category or tags').click()
  await dialog().getByRole('textbox', { name: 'Tags' }).fill('exams, quizzes')
  const newer = samplePrompt({ ...prompt, revision: 4 })
  answer(correctLabels, refusal(409, 'This prompt changed while you were reading it.', { prompt: newer }))
  await dialog().getByRole('button', { name: 'Save as a new version' }).click()
  await dialog().getByRole('button', { name: 'Review version 4' }).click()
  answer(correctLabels, samplePrompt({ ...current, revision: 5, tags: ['exams', 'quizzes'] }))
  await dialog().getByRole('button', { name: 'Save as a new version' }).click()
  await expect.element(dialog().getByText('Version 5, by Ben Author')).toBeVisible()
  // The tags that were typed before the conflict are still there.
  expect(sent(correctLabels).at(-1)).toEqual({
    prompt_id: prompt?.id,
    revision: 4,
    category: 'Writing',
    tags: ['exams', 'quizzes'],
  })
  answer(reviewPrompt, samplePrompt({ ...current, revision: 5 }))
  await dialog().getByRole('radio', { name: 'Approve it as it is' }).click()
  const again = dialog().getByRole('combobox', { name: 'Review it again after' })
  await expect.element(again).toHaveDisplayValue('9 months (the usual time)')
  await again.selectOptions('6')
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('Prompt approved.')).toBeVisible()
  expect(sent(reviewPrompt).at(-1)).toEqual({
    prompt_id: prompt?.id,
    revision: 5,
    outcome: 'approved',
    note: 'Say for whom',
    months: 6,
  })
})

test('a curator says that reviewed prompts are still good, one by one', async () => {
  signIn({ role: 'curator' })
  answerLibrary()
  answerReviewed('First', 'Second', 'Third')
  openApp('/reviews')
  await expect.element(row('First')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Compare First' }))
    .toHaveAttribute('href', '/reviews?history=1&revision=2&with=1')
  await page.getByRole('button', { name: 'Still good: Second' }).click()
  await expect.element(page.getByText('Review renewed.')).toBeVisible()
  await expectCount(row('Second'), 0)
  await expect.element(row('Third')).toHaveFocus()
  await page.getByRole('button', { name: 'Still good: Third' }).click()
  await expect.element(row('First')).toHaveFocus()
  expect(sent(reviewPrompt)[0]).toEqual({ prompt_id: 2, revision: 2, outcome: 'approved', note: '' })
})

test('a prompt that changed meanwhile isn’t renewed, and the curator is told', async () => {
  signIn({ role: 'admin' })
  answerLibrary()
  answerReviewed('First')
  answer(
    reviewPrompt,
    refusal(409, 'This prompt changed while you were reading it.', { prompt: samplePrompt({}) }),
  )
  openApp('/reviews')
  await page.getByRole('button', { name: 'Still good: First' }).click()
  await expect.element(page.getByText('This prompt changed while you were reading it.')).toBeVisible()
})
