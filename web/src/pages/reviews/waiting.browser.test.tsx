import {
  approvePrompt,
  askForChanges,
  getWaitingPrompt,
  type WaitingText,
} from '@prompt-library/contract/publishing'
import { countToDo, listToDo, type ToDo } from '@prompt-library/contract/to-do'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { NOTHING_TO_DO, signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectCount, expectHidden, goBack, pressKey } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const SUCCESS = { success: true } as const
const GONE = () => refusal(404, 'This prompt isn’t waiting for your approval.')
const text = (revision: number, html: string) => ({
  revision,
  title: 'Lab safety quiz',
  category: 'Teach' as const,
  html,
  notes: null,
  tags: ['lab'],
  fields: [],
  data_class: 'public' as const,
})
const WAITING: WaitingText = {
  prompt_id: 7,
  title: 'Lab safety quiz',
  category: 'Teach',
  author_name: 'Ben Author',
  waiting_since: '2026-05-02T10:00:00.000Z',
  revision: 2,
  was_public: true,
  was_made_private: false,
  text: text(2, '<p>Write ten questions.</p>'),
  note: 'Ten questions instead of five',
  public_text: text(1, '<p>Write five questions.</p>'),
}
const ENTRY: ToDo = {
  kind: 'waiting',
  since: WAITING.waiting_since,
  prompt_id: 7,
  collection_token: null,
  title: WAITING.title,
  category: 'Teach',
  author_name: 'Ben Author',
  visibility: 'private',
  revision: 2,
  report: null,
  review: null,
  waiting: { was_public: true, was_made_private: false },
}

const dialog = () => page.getByRole('dialog', { name: 'Lab safety quiz' })
const read = () => page.getByRole('link', { name: 'Review Lab safety quiz' })
const isDecided = () => sent(approvePrompt).length + sent(askForChanges).length > 0

beforeEach(() => {
  signIn({ role: 'curator' })
  answerLibrary()
  answer(listToDo, () => (isDecided() ? [] : [ENTRY]))
  answer(countToDo, () => ({ ...NOTHING_TO_DO, waiting: isDecided() ? 0 : 1 }))
  answer(getWaitingPrompt, () => (isDecided() ? GONE() : WAITING))
})

test('a curator reads what changed, and approves it', async () => {
  answer(approvePrompt, SUCCESS)
  openApp('/reviews')
  await expect.element(page.getByText('By Ben Author · Changed since it was public')).toBeVisible()
  await read().click()
  await expectAddress('/reviews?waiting=7')
  await expect.element(dialog().getByCss('del')).toMatchTextContent('five')
  await expect.element(dialog().getByCss('ins')).toMatchTextContent('ten')
  await expectAccessibleInThemes()
  await dialog().getByRole('button', { name: 'Prompt', exact: true }).click()
  await expect.element(dialog().getByText('Write ten questions.')).toBeVisible()
  await goBack()
  await expectHidden(dialog())
  await read().click()
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('Prompt approved. It’s public now.')).toBeVisible()
  expect(sent(approvePrompt)).toEqual([{ prompt_id: 7, revision: 2 }])
  await expectHidden(dialog())
  await expect.element(page.getByText('Nothing to do').last()).toBeVisible()
  await expectAddress('/reviews')
})

test('asking for changes needs a message, and closes the dialog, also if only its question was closed before, and doesn’t read the text again', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof SUCCESS>()
  answer(askForChanges, () => promise)
  openApp('/reviews?waiting=7')
  await dialog().getByRole('button', { name: 'Ask for changes' }).click()
  const question = page.getByRole('dialog', { name: 'Ask for changes' })
  await question.getByRole('button', { name: 'Ask for changes' }).click()
  await expect.element(question.getByText('Tell the author what to change.')).toBeVisible()
  await question.getByRole('textbox').fill('Name the lab.')
  await pressKey('Control+Enter')
  await expect.poll(() => sent(askForChanges)).toHaveLength(1)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(question)
  await expect.element(dialog().getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expectAccessible()
  const reads = sent(getWaitingPrompt).length
  resolve(SUCCESS)
  await expect.element(page.getByText('You asked for changes.')).toBeVisible()
  await expectHidden(dialog())
  expect(sent(askForChanges)).toEqual([{ prompt_id: 7, revision: 2, message: 'Name the lab.' }])
  // The server refuses it now, which would say that someone else decided.
  expect(sent(getWaitingPrompt)).toHaveLength(reads)
})

test('a prompt that changed since it was read isn’t approved, and its new text is shown', async () => {
  openApp('/reviews?waiting=7')
  await expect.element(dialog().getByCss('ins')).toMatchTextContent('ten')
  const changed = { ...WAITING, revision: 3, text: text(3, '<p>Write twelve questions.</p>') }
  answer(approvePrompt, refusal(409, 'This prompt changed while you were reading it.'))
  answer(getWaitingPrompt, changed)
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('This prompt changed while you were reading it.')).toBeVisible()
  await expect.element(dialog().getByCss('ins')).toMatchTextContent('twelve')
})

test('a prompt that another curator decided on is gone, and a failed list can be tried again', async () => {
  answer(getWaitingPrompt, GONE())
  openApp('/reviews?waiting=7')
  await expect.element(page.getByText('This prompt is no longer waiting')).toBeVisible()
  await expectCount(page.getByRole('button', { name: 'Approve' }), 0)
  await expectAccessible()
  answer(listToDo, refusal(503))
  openApp('/reviews')
  await expect.element(page.getByText('We couldn’t load the list.')).toBeVisible()
})

test('after a decision, the focus is on the next prompt', async () => {
  const second = { ...ENTRY, prompt_id: 8, title: 'Second quiz' }
  answer(approvePrompt, SUCCESS)
  answer(listToDo, () => (isDecided() ? [second] : [ENTRY, second]))
  openApp('/reviews?waiting=7')
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expectHidden(dialog())
  await expect.element(page.getByRole('link', { name: 'Second quiz', exact: true })).toHaveFocus()
})
