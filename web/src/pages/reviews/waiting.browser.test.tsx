import {
  approvePrompt,
  askForChanges,
  getWaitingPrompt,
  listWaitingPrompts,
  type WaitingText,
} from '@prompt-library/contract/publishing'
import { listReports } from '@prompt-library/contract/reports'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectAddress, expectCount, expectHidden, goBack, pressKey } from '../../testing/page.ts'
import { answer, refusal, sent, withHeaders } from '../../testing/stub-api.ts'

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
  public_text: text(1, '<p>Write five questions.</p>'),
}

const dialog = () => page.getByRole('dialog', { name: 'Lab safety quiz' })
const read = () => page.getByRole('link', { name: 'Lab safety quiz' })
const isDecided = () => sent(approvePrompt).length + sent(askForChanges).length > 0

beforeEach(() => {
  signIn({ role: 'curator' })
  answerLibrary()
  answer(listReports, [])
  answer(listWaitingPrompts, () => (isDecided() ? [] : [WAITING]))
  answer(getWaitingPrompt, () => (isDecided() ? GONE() : WAITING))
})

test('a curator reads what changed, and approves it', async () => {
  answer(approvePrompt, SUCCESS)
  openApp('/reviews')
  await page.getByRole('tab', { name: 'Waiting 1' }).click()
  await expect.element(page.getByText('By Ben Author · Changed since it was public')).toBeVisible()
  await expectAccessibleInThemes()
  await read().click()
  await expectAddress('/reviews?tab=waiting&waiting=7')
  await expect.element(dialog().getByCss('del')).toMatchTextContent('five')
  await expect.element(dialog().getByCss('ins')).toMatchTextContent('ten')
  await expectAccessibleInThemes()
  await dialog().getByRole('button', { name: 'Prompt', exact: true }).click()
  await expect.element(dialog().getByText('Write ten questions.')).toBeVisible()
  await expectAccessible()
  await goBack()
  await expectHidden(dialog())
  await read().click()
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('Prompt approved. It’s public now.')).toBeVisible()
  expect(sent(approvePrompt)).toEqual([{ prompt_id: 7, revision: 2 }])
  await expectHidden(dialog())
  await expect.element(page.getByText('No prompts are waiting')).toBeVisible()
  await expectAddress('/reviews?tab=waiting')
})

test('asking for changes needs a message', async () => {
  answer(askForChanges, SUCCESS)
  openApp('/reviews?tab=waiting&waiting=7')
  await dialog().getByRole('button', { name: 'Ask for changes' }).click()
  const question = page.getByRole('dialog', { name: 'Ask for changes' })
  const send = question.getByRole('button', { name: 'Ask for changes' })
  await send.click()
  await expect.element(question.getByText('Tell the author what to change.')).toBeVisible()
  await question.getByRole('textbox').fill('Name the lab.')
  await send.click()
  await expect.element(page.getByText('The author was asked for changes.')).toBeVisible()
  expect(sent(askForChanges)).toEqual([{ prompt_id: 7, revision: 2, message: 'Name the lab.' }])
  await expectHidden(question)
  await expectHidden(dialog())
})

test('a decision closes the dialog, also if only its question was closed before, and doesn’t read the text again', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof SUCCESS>()
  answer(askForChanges, () => promise)
  openApp('/reviews?tab=waiting&waiting=7')
  await dialog().getByRole('button', { name: 'Ask for changes' }).click()
  const question = page.getByRole('dialog', { name: 'Ask for changes' })
  await question.getByRole('textbox').fill('Name the lab.')
  await question.getByRole('button', { name: 'Ask for changes' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(question)
  await expect.element(dialog().getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expectAccessible()
  const reads = sent(getWaitingPrompt).length
  resolve(SUCCESS)
  await expect.element(page.getByText('The author was asked for changes.')).toBeVisible()
  await expectHidden(dialog())
  // The server refuses it now, which would say that someone else decided.
  expect(sent(getWaitingPrompt)).toHaveLength(reads)
})

test('a prompt that changed since it was read isn’t approved, and its new text is shown', async () => {
  openApp('/reviews?tab=waiting&waiting=7')
  await expect.element(dialog().getByCss('ins')).toMatchTextContent('ten')
  const changed = { ...WAITING, revision: 3, text: text(3, '<p>Write twelve questions.</p>') }
  answer(approvePrompt, refusal(409, 'This prompt changed while you were reading it.'))
  answer(listWaitingPrompts, [changed])
  answer(getWaitingPrompt, changed)
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog().getByText('This prompt changed while you were reading it.')).toBeVisible()
  await expect.element(dialog().getByCss('ins')).toMatchTextContent('twelve')
  await expectAccessible()
})

test('a prompt that another curator decided on is gone, and a failed list can be tried again', async () => {
  answer(getWaitingPrompt, GONE())
  openApp('/reviews?tab=waiting&waiting=7')
  await expect.element(page.getByText('This prompt is no longer waiting')).toBeVisible()
  await expectCount(page.getByRole('button', { name: 'Approve' }), 0)
  await expectAccessible()
  answer(listWaitingPrompts, refusal(503))
  openApp('/reviews?tab=waiting')
  await expect.element(page.getByText('We couldn’t load the waiting prompts.')).toBeVisible()
  await expectAccessible()
})

const THREE = ['First', 'Second', 'Third'].map((title, index) => ({
  ...WAITING,
  title,
  prompt_id: index + 1,
}))

/** Three prompts, of which those that were approved are gone. */
function answerThree(): void {
  const isWaiting = ({ prompt_id }: WaitingText) =>
    sent(approvePrompt).every((approved) => approved.prompt_id !== prompt_id)
  answer(listWaitingPrompts, () => THREE.filter(isWaiting))
  answer(getWaitingPrompt, ({ prompt_id }) => THREE.find((one) => one.prompt_id === prompt_id) ?? WAITING)
  answer(approvePrompt, SUCCESS)
}

test('a curator goes from one to the next by key and by button, and Back closes the last', async () => {
  answerThree()
  openApp('/reviews?tab=waiting')
  await expect.element(page.getByRole('link', { name: 'First' })).toBeVisible()
  await pressKey('j')
  await pressKey('j')
  await expect.element(page.getByRole('link', { name: 'Second' })).toHaveFocus()
  await pressKey('Enter')
  const open = page.getByRole('dialog')
  await expect.element(open).toHaveAccessibleName('Second')
  await expect.element(open.getByText('2 of 3')).toBeVisible()
  await pressKey('j')
  await expect.element(open).toHaveAccessibleName('Third')
  const next = open.getByRole('button', { name: 'Next prompt' })
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expectAccessibleInThemes()
  await open.getByRole('button', { name: 'Previous prompt' }).click()
  await expect.element(open).toHaveAccessibleName('Second')
  // While writing, J is a letter. A draft isn't lost.
  await open.getByRole('button', { name: 'Ask for changes' }).click()
  const question = page.getByRole('dialog', { name: 'Ask for changes' })
  await question.getByRole('textbox').fill('Name')
  await question.getByRole('button', { name: 'Cancel' }).element().focus()
  await pressKey('j')
  await expect.element(question.getByRole('textbox')).toHaveValue('Name')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await open.getByRole('button', { name: 'Approve' }).click()
  await expectAddress('/reviews?tab=waiting')
  await expect.element(page.getByRole('link', { name: 'Third' })).toHaveFocus()
  await pressKey('Enter')
  await expect.element(open).toHaveAccessibleName('Third')
  await pressKey('k')
  await expect.element(open).toHaveAccessibleName('First')
  await goBack()
  await expectAddress('/reviews?tab=waiting')
  await expectHidden(open)
})

test('in a low window, each prompt is shown from its header', async () => {
  await page.viewport(390, 600)
  const long = text(2, '<p>Write ten questions.</p>'.repeat(60))
  answerThree()
  answer(getWaitingPrompt, ({ prompt_id }) => ({
    ...WAITING,
    title: `Long ${prompt_id}`,
    prompt_id,
    text: long,
    public_text: null,
  }))
  openApp('/reviews?tab=waiting&waiting=1')
  const open = page.getByRole('dialog')
  const close = open.getByRole('button', { name: 'Close' })
  // The last time, its text is there at once.
  for (const [number, key] of [
    [1, 'j'],
    [2, 'k'],
    [1, 'j'],
  ] as const) {
    await expect.element(open).toHaveAccessibleName(`Long ${number}`)
    await expect.element(open.getByText('Write ten questions.').first()).toBeInTheDocument()
    await expect.poll(() => boxOf(close).top).toBeGreaterThanOrEqual(0)
    const scrolled = () => {
      open.getByText('Write ten questions.').last().element().scrollIntoView()
      return boxOf(close).top
    }
    await expect.poll(scrolled).toBeLessThan(0)
    await pressKey(key)
  }
})

test('the position counts all pages', async () => {
  answerThree()
  answer(listWaitingPrompts, () => withHeaders(THREE, { 'x-total-count': '43' }))
  openApp('/reviews?tab=waiting&page=3&waiting=2')
  await expect.element(page.getByRole('dialog').getByText('42 of 43')).toBeVisible()
})

test('nothing about waiting is shown if everyone can publish and nothing waits', async () => {
  answer(listWaitingPrompts, [])
  openApp('/reviews')
  await expect.element(page.getByText('No reported prompts')).toBeVisible()
  await expectCount(page.getByRole('tab', { name: /Waiting/ }), 0)
})
