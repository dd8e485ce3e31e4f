import type { Prompt } from '@prompt-library/contract/prompts'
import { listPrompts } from '@prompt-library/contract/prompts'
import { listReports } from '@prompt-library/contract/reports'
import type { Review } from '@prompt-library/contract/review'
import {
  correctLabels,
  countReviews,
  listReviews,
  type ReviewedPrompt,
  renewReviews,
  reviewPrompt,
} from '@prompt-library/contract/reviews'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
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

function answerQueue(...titles: string[]): void {
  const prompts = titles.map(
    (title, index): ReviewedPrompt => ({
      id: index + 1,
      title,
      category: 'Study',
      author_name: 'Ben Author',
      revision: 2,
      review: APPROVED,
    }),
  )
  const left = () => {
    const renewed = sent(renewReviews).flatMap((body) => body.prompts.map(({ id }) => id))
    return prompts.filter(({ id }) => !renewed.includes(id))
  }
  answer(listReports, [])
  answer(countReviews, () => ({ due: left().length, expired: 0, changed: 0, unused: 0 }))
  answer(listReviews, () => withHeaders(left(), { 'x-total-count': String(left().length) }))
  answer(renewReviews, (body) => ({
    success: true as const,
    renewed: body.prompts.map(({ id }) => id),
    skipped: [],
  }))
}

test('readers see who reviewed a prompt, that it changed since, and nothing once it expired', async () => {
  signIn(null, { reviews: true })
  const list = (review: Partial<Review>, more: Partial<Prompt> = {}) =>
    answerLibrary({ title: 'Quiz', review: { ...APPROVED, ...review }, ...more })
  list({})
  openApp('/')
  await expect.element(page.getByText(BADGE)).toBeVisible()
  await expectAccessibleInThemes()
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
  await dialog().getByRole('radio', { name: 'Ask for changes' }).click()
  await dialog().getByRole('button', { name: 'Ask for changes' }).click()
  await expect.element(dialog().getByText('Tell the author what to change.')).toBeVisible()
  await expectAccessibleInThemes()
  await dialog().getByRole('textbox', { name: 'Note to the author' }).fill('Say for whom')
  const current = samplePrompt({ ...prompt, revision: 3 })
  answer(reviewPrompt, refusal(409, 'This prompt changed while you were reading it.', { prompt: current }))
  await new Promise((resolve) => setTimeout(resolve, 400))
  await dialog().getByRole('button', { name: 'Ask for changes' }).click()
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

test('curators go through what is due by key, or renew several at once', async () => {
  signIn({ role: 'curator' })
  answerLibrary()
  answerQueue('First', 'Second', 'Third', 'Fourth')
  openApp('/reviews?tab=due')
  await expect.element(page.getByRole('tab', { name: 'Due soon 4' })).toBeVisible()
  await expect.element(row('First')).toBeVisible()
  await expectAccessibleInThemes()
  await pressKey('j')
  await pressKey('j')
  await expect.element(row('Second')).toHaveFocus()
  await pressKey('g')
  await expect.element(row('Third')).toHaveFocus()
  await expectCount(row('Second'), 0)
  await pressKey('k')
  await expect.element(row('First')).toHaveFocus()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: '3 prompts still good' }).click()
  await expect.element(page.getByText('No reviews are due soon').last()).toBeVisible()
  expect(sent(renewReviews).map(({ prompts }) => prompts.map(({ id }) => id))).toEqual([[2], [1, 3, 4]])
})

test('a prompt that changed meanwhile isn’t renewed, and the curator is told', async () => {
  signIn({ role: 'admin' })
  answerLibrary()
  answerQueue('First')
  answer(renewReviews, { success: true, renewed: [], skipped: [1] })
  openApp('/reviews?tab=due')
  await page.getByRole('button', { name: 'Still good: First' }).click()
  await expect.element(page.getByText('A prompt changed while you were reading it')).toBeVisible()
})

test('another curator’s review of the same version is replaced only on purpose', async () => {
  signIn({ role: 'curator' })
  const [prompt] = answerLibrary({ title: 'Quiz', revision: 2 })
  openApp(`/?review=${prompt?.id}`)
  const review: Review = { ...APPROVED, state: 'changes_asked', revision: 2, until: null, note: 'Too long' }
  const sentence = 'Ada Admin has asked for changes to this version: “Too long”'
  answer(reviewPrompt, refusal(409, sentence, { prompt: samplePrompt({ ...prompt }), review }))
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog().getByText(sentence)).toBeVisible()
  await expect.element(dialog().getByRole('link', { name: 'See what changed' })).not.toBeInTheDocument()
  await expectAccessibleInThemes()
  answer(reviewPrompt, samplePrompt({ ...prompt, review: { ...APPROVED, revision: 2 } }))
  await dialog().getByRole('button', { name: 'Replace this review' }).click()
  await expect.element(page.getByText('Prompt approved.')).toBeVisible()
  expect(sent(reviewPrompt).map(({ replaces }) => replaces)).toEqual([undefined, review.at])
})
