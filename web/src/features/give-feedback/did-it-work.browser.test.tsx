import { getFeedback, saveFeedback } from '@prompt-library/contract/feedback'
import { recordUse } from '@prompt-library/contract/uses'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepUse } from '../../shared/lib/used-prompts.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount, expectTexts } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const USER_ID = 1
const dialog = page.getByRole('dialog')
const question = dialog.getByRole('heading', { name: 'Did it work?' })
const copied = page.getByRole('status').getByText('Formatted prompt copied')

/** A prompt that this user opened in Claude before they opened the page. */
function usedPrompt() {
  const [prompt] = answerLibrary({ title: 'Fern' })
  if (!prompt) throw new Error('There is no prompt.')
  keepUse(USER_ID, { id: prompt.id, title: 'Fern', revision: 1, tool: 'Claude' })
  return prompt
}

test('the form of a used prompt asks', async () => {
  const { id } = usedPrompt()
  openApp(`/?use=${id}`)
  await expect.element(question).toBeVisible()
  await expectAccessible()
})

test('nothing moves after copying, and the question shows once the user comes back', async () => {
  const [prompt] = answerLibrary({ title: 'Fern' })
  openApp(`/?prompt=${prompt?.id}`)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.element(copied).toBeVisible()
  await expectCount(question, 0)
  window.dispatchEvent(new Event('focus'))
  await expect.element(question).toBeVisible()
  // Otherwise, the use could reach the next test.
  await expect.poll(() => sent(recordUse)).toHaveLength(1)
})

test.for([
  ['a new version until it’s used', { revision: 2 }],
  ['the author’s own prompt', { author_id: USER_ID }],
] as const)('isn’t asked about %s', async ([, values]) => {
  const [prompt] = answerLibrary({ title: 'Fern', ...values })
  keepUse(USER_ID, { id: prompt?.id ?? 0, title: 'Fern', revision: 1, tool: '' })
  openApp(`/?prompt=${prompt?.id}`)
  await expect.element(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await expectCount(question, 0)
})

test.for([
  [true, 'Yes', 'The author can read this note. Your name isn’t shown.'],
  [
    false,
    'No',
    'The author and, while the prompt is public, admins can read this note. Your name isn’t shown.',
  ],
] as const)(
  'an answer names the tool, and who reads its note depends on it: %s',
  async ([worked, name, readers]) => {
    const { id } = usedPrompt()
    openApp(`/?prompt=${id}`)
    await expect.element(question).toBeVisible()
    answer(saveFeedback, { success: true })
    answer(getFeedback, {
      enabled: true,
      summary: { worked: Number(worked), answers: 1, tools: [] },
      own: { worked, tool: 'Claude', note: '' },
    })
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect.element(dialog.getByRole('textbox')).toHaveAccessibleDescription(`Optional. ${readers}`)
    expect(sent(saveFeedback)).toMatchObject([{ prompt_id: id, worked, tool: 'Claude' }])
  },
)

test('an answer that can’t be saved is rolled back, and a note stays', async () => {
  const { id } = usedPrompt()
  const yes = dialog.getByRole('button', { name: 'Yes', exact: true })
  answer(saveFeedback, refusal(503, 'Try again later.'))
  openApp(`/?prompt=${id}`)
  await yes.click()
  await expect.element(page.getByRole('alert').getByText('Try again later.')).toBeVisible()
  await expect.element(yes).toHaveAttribute('aria-pressed', 'false')

  answer(saveFeedback, { success: true })
  const own = { worked: true, tool: 'Claude', note: '' }
  answer(getFeedback, { enabled: true, summary: { worked: 1, answers: 1, tools: [] }, own })
  await yes.click()
  const note = dialog.getByLabelText('Anything the author should know?')
  await note.fill('Ask for a table.')
  answer(saveFeedback, refusal(503, 'Not now.'))
  await dialog.getByRole('button', { name: 'Save answer' }).click()
  await expect.element(dialog.getByText('Not now.').first()).toBeVisible()
  await expect.element(note).toHaveValue('Ask for a table.')
  await expectAccessible()
})

test('a campus that doesn’t ask shows no question and no order by answers', async () => {
  signIn({}, { feedback: false })
  const { id } = usedPrompt()
  answer(getFeedback, { enabled: false, summary: { worked: 0, answers: 0, tools: [] }, own: null })
  openApp('/')
  await expectTexts(page.getByLabelText('Sort by').getByRole('option'), [
    'Newest',
    'Oldest',
    'Most Upvoted',
    'Most used',
  ])
  openApp(`/?prompt=${id}`)
  await expect.element(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await expectCount(question, 0)
})
