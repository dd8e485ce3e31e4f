import { getFeedback, saveFeedback } from '@prompt-library/contract/feedback'
import { recordUse } from '@prompt-library/contract/uses'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepUse } from '../../shared/lib/used-prompts.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectCount, pressKey } from '../../testing/page.ts'
import { answer, sent } from '../../testing/stub-api.ts'

const USER_ID = 1
const dialog = page.getByRole('dialog')
const question = dialog.getByRole('heading', { name: 'Did it work?' })
const link = dialog.getByRole('button', { name: 'Did it work?' })
const yes = dialog.getByRole('button', { name: 'Yes', exact: true })
const onCard = page.getByRole('article').getByRole('link', { name: 'Did it work?' })

/** Hides the tab and shows it again. */
function leaveAndReturn(): void {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
}

/** A prompt that this user used before the page was opened. */
function usedPrompt() {
  const [prompt] = answerLibrary({ title: 'Fern' })
  if (!prompt) throw new Error('There is no prompt.')
  keepUse(USER_ID, { id: prompt.id, title: 'Fern', revision: 1, tool: '' })
  leaveAndReturn()
  return prompt
}

test('nothing moves after copying, and the question shows once the user comes back', async () => {
  const [prompt] = answerLibrary({ title: 'Fern' })
  openApp(`/?prompt=${prompt?.id}`)
  const copy = dialog.getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  await expect.element(page.getByRole('status').getByText('Formatted prompt copied')).toBeVisible()
  await expectCount(dialog.getByText('Did it work?'), 0)
  leaveAndReturn()
  await expect.element(question).toBeVisible()
  // It stays while the answer is looked for elsewhere, and when the prompt is used again.
  await expect.element(copy).toBeVisible()
  const { y } = boxOf(question)
  await copy.click()
  leaveAndReturn()
  await expect.element(question).toBeVisible()
  expect(boxOf(question).y).toBe(y)
  // Otherwise, the second use could reach the next test.
  await expect.poll(() => sent(recordUse)).toHaveLength(2)
})

test('a question that was ignored once is a link from then on', async () => {
  const { id } = usedPrompt()
  openApp(`/?prompt=${id}`)
  await expect.element(question).toBeVisible()
  await pressKey('Escape')
  await expectCount(dialog, 0)
  for (const view of ['prompt', 'use']) {
    openApp(`/?${view}=${id}`)
    await expect.element(link).toBeVisible()
    await expectCount(question, 0)
  }
  await expectAccessible()
  leaveAndReturn()
  await expectCount(question, 0)
  await link.click()
  await expect.element(question).toBeVisible()
  await expect.element(yes).toHaveFocus()
  await expectAccessible()
})

test.for([
  [true, 'Yes', 'The author can read this note. Your name isn’t shown.'],
  [
    false,
    'No',
    'The author and, while the prompt is public, admins can read this note. Your name isn’t shown.',
  ],
] as const)('who reads a note depends on the answer: %s', async ([worked, name, readers]) => {
  const { id } = usedPrompt()
  openApp(`/?prompt=${id}`)
  await expect.element(question).toBeVisible()
  answer(saveFeedback, { success: true })
  answer(getFeedback, {
    enabled: true,
    summary: { worked: Number(worked), answers: 1, tools: [] },
    own: { worked, tool: '', note: '' },
    answered_before: false,
  })
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect.element(dialog.getByRole('textbox')).toHaveAccessibleDescription(`Optional. ${readers}`)
})

test('the card of a used prompt leads to the question, in one visit', async () => {
  const { id } = usedPrompt()
  openApp('/')
  await onCard.click()
  await expect.element(question).toBeVisible()
  answer(saveFeedback, { success: true })
  answer(getFeedback, {
    enabled: true,
    summary: { worked: 1, answers: 1, tools: [] },
    own: { worked: true, tool: '', note: '' },
    answered_before: false,
  })
  await yes.click()
  await expect.poll(() => sent(saveFeedback)).toMatchObject([{ prompt_id: id, worked: true }])
  await pressKey('Escape')
  await expectCount(dialog, 0)
  await expectCount(onCard, 0)
})

test('the card asks when the user comes back to it, and not again', async () => {
  answerLibrary({ title: 'Fern', uses: 1 }, { title: 'Moss' })
  // Another use on the same day doesn't count.
  answer(recordUse, { success: true, uses: 1 })
  openApp('/')
  const card = page.getByRole('article').filter({ hasText: 'Fern' })
  await card.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.element(page.getByRole('status').getByText('Formatted prompt copied')).toBeVisible()
  await expect.element(card.getByText('Used once')).toBeVisible()
  await expectCount(onCard, 0)
  leaveAndReturn()
  await expect.element(onCard).toBeVisible()
  await expectAccessible()
  leaveAndReturn()
  await expect.element(card.getByText('Used once')).toBeVisible()
  await expectCount(onCard, 0)
})

test('the author isn’t asked about their own prompt', async () => {
  const [prompt] = answerLibrary({ title: 'Fern', author_id: USER_ID })
  openApp(`/?prompt=${prompt?.id}`)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.element(page.getByRole('status').getByText('Formatted prompt copied')).toBeVisible()
  leaveAndReturn()
  await expectCount(page.getByText('Did it work?'), 0)
})
