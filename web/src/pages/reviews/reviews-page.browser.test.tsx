import { handleReport, reportPrompt } from '@prompt-library/contract/reports'
import { countToDo, listToDo, type ToDo } from '@prompt-library/contract/to-do'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { NOTHING_TO_DO, signIn } from '../../testing/frame.ts'
import { answerLibrary, ownPrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectAddress, expectCount, pressKey } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const SUCCESS = { success: true } as const
const REPORT: NonNullable<ToDo['report']> = {
  id: 5,
  report_count: 2,
  reports: [
    { reason: 'copied', note: 'From my book', reported_on: '2026-05-03' },
    { reason: 'spam', note: '', reported_on: '2026-05-02' },
  ],
  handled: null,
}
const CASE: ToDo = {
  kind: 'reported',
  since: '2026-05-02T10:00:00.000Z',
  prompt_id: 7,
  collection_token: null,
  title: 'Copied quiz',
  category: 'Teach',
  author_name: 'Ben Author',
  visibility: 'public',
  revision: 1,
  report: REPORT,
  review: null,
  waiting: null,
}

const dialog = () => page.getByRole('dialog')
const title = () => page.getByRole('heading', { name: 'Copied quiz' })

/** Answers with this entry until it's handled. */
function answerReports(open: ToDo): void {
  const isHandled = () => sent(handleReport).length > 0
  answer(listToDo, () => (isHandled() ? [] : [open]))
  answer(countToDo, () => (isHandled() ? { ...NOTHING_TO_DO, done: 1 } : { ...NOTHING_TO_DO, reported: 1 }))
  answer(handleReport, SUCCESS)
}

beforeEach(() => {
  signIn({ role: 'curator' })
  answerLibrary()
})

test('a member reports a prompt, and what they wrote survives a refusal', async () => {
  signIn({})
  const [prompt] = answerLibrary({ title: 'Copied quiz' })
  openApp(`/?prompt=${prompt?.id}`)
  await dialog().getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect.element(dialog()).toHaveAccessibleName('Report this prompt')
  const send = dialog().getByRole('button', { name: 'Send report' })
  await send.click()
  await expect.element(dialog().getByText('Choose a reason.')).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('radio', { name: 'Copied work' }).click()
  await dialog().getByRole('textbox').fill('From my book')
  answer(reportPrompt, refusal(429, 'You’ve sent 20 reports today.'))
  await send.click()
  await expect.element(dialog().getByText('You’ve sent 20 reports today.')).toBeVisible()
  answer(reportPrompt, SUCCESS)
  // A second click would be a double click.
  await pressKey('Enter', send)
  await expect.element(page.getByText('Thanks. You’ll get a notification')).toBeVisible()
  expect(sent(reportPrompt).at(-1)).toEqual({ prompt_id: prompt?.id, reason: 'copied', note: 'From my book' })
})

const guard = page.getByRole('dialog', { name: 'Check for private data' })

test('the note of a report is checked for private data', async () => {
  signIn({})
  const [prompt] = answerLibrary({ title: 'Copied quiz' })
  answer(reportPrompt, SUCCESS)
  openApp(`/?report=${prompt?.id}`)
  await dialog().getByRole('radio', { name: 'Copied work' }).click()
  await dialog().getByRole('textbox').fill('Ask jo.smith@pitt.edu')
  await dialog().getByRole('button', { name: 'Send report' }).click()
  await expect.element(guard).toMatchTextContent('Curators and admins can read this note.')
  await guard.getByRole('button', { name: 'Remove it and Send report' }).click()
  await expect.element(page.getByText('Thanks. You’ll get a notification')).toBeVisible()
  expect(sent(reportPrompt)).toMatchObject([{ note: 'Ask' }])
})

test('a curator’s message is checked for private data', async () => {
  answerReports(CASE)
  openApp('/reviews')
  await page.getByRole('button', { name: 'Take action on Copied quiz' }).click()
  await page.getByRole('menuitem', { name: 'Make private' }).click()
  await dialog().getByRole('textbox').fill('Ask jo.smith@pitt.edu')
  await dialog().getByRole('button', { name: 'Make private' }).click()
  await expect.element(guard).toMatchTextContent('The author and curators can read this message.')
  await guard.getByRole('button', { name: 'Remove it and Make private' }).click()
  await expect.element(page.getByText('The prompt is private now.')).toBeVisible()
  expect(sent(handleReport)).toMatchObject([{ message: 'Ask' }])
})

test('one’s own prompt can’t be reported, and visitors aren’t offered it', async () => {
  signIn({})
  const { id } = ownPrompt({ title: 'Mine' })
  openApp(`/my-prompts?report=${id}`)
  await dialog().getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'More' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  await expectCount(page.getByRole('menuitem', { name: 'Report' }), 0)
  signIn(null)
  const [prompt] = answerLibrary({})
  openApp(`/?report=${prompt?.id}`)
  await dialog().getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'More' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  await expectCount(page.getByRole('menuitem', { name: 'Report' }), 0)
})

test('a curator finds Reviews in the user menu, and dismisses reports', async () => {
  answerReports(CASE)
  openApp('/about')
  await page.getByRole('button', { name: 'Ana Example to review: 1' }).click()
  await page.getByRole('menuitem', { name: 'Reviews 1' }).click()
  await expectAddress('/reviews')
  await expect.element(title()).toBeVisible()
  await expect.element(page.getByText('From my book')).toBeVisible()
  await expectCount(page.getByRole('button', { name: /^(To do|Due|Done)/ }), 0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Dismiss the reports of Copied quiz' }).click()
  await expect.element(page.getByText('Nothing to do').last()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Done 1' })).toBeVisible()
  await expectCount(page.getByRole('button', { name: /^Due/ }), 0)
  expect(sent(handleReport)).toEqual([{ report_id: 5, action: 'dismiss' }])
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('making a prompt private needs a message, which survives if another curator was faster', async () => {
  answerReports(CASE)
  answer(listToDo, [CASE])
  openApp('/reviews')
  await page.getByRole('button', { name: 'Take action on Copied quiz' }).click()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Make private' }).click()
  const confirm = dialog().getByRole('button', { name: 'Make private' })
  await confirm.click()
  await expect.element(dialog().getByText('Tell the author why.')).toBeVisible()
  await expectAccessible()
  answer(handleReport, refusal(409, 'Cora Curator has already handled these reports.'))
  await dialog().getByRole('textbox').fill('It’s from a book.')
  await confirm.click()
  await expect.element(dialog().getByText('Cora Curator has already handled these reports.')).toBeVisible()
  await expect.element(dialog().getByRole('textbox')).toHaveValue('It’s from a book.')
  expect(sent(handleReport)).toEqual([{ report_id: 5, action: 'make_private', message: 'It’s from a book.' }])
})

test('a reported collection leads to it, and can be made private', async () => {
  const collection = { prompt_id: null, collection_token: 'a-collection', category: null, revision: null }
  answerReports({ ...CASE, ...collection, title: 'Cheating kit' })
  openApp('/reviews')
  const link = page.getByRole('link', { name: 'Cheating kit' })
  await expect.element(link).toHaveAttribute('href', '/collections/a-collection')
  await expect.element(page.getByText(/^Collection by Ben Author/)).toBeVisible()
  await page.getByRole('button', { name: 'Take action on Cheating kit' }).click()
  await expectCount(page.getByRole('menuitem'), 1)
  await page.getByRole('menuitem', { name: 'Make private' }).click()
  await dialog().getByRole('textbox').fill('It names students.')
  await dialog().getByRole('button', { name: 'Make private' }).click()
  await expect.element(page.getByText('The collection is private now.')).toBeVisible()
  expect(sent(handleReport)).toEqual([
    { report_id: 5, action: 'make_private', message: 'It names students.' },
  ])
})

test('handled reports say what was decided, without the title of what is private now', async () => {
  const handled = { action: 'make_private', message: 'It’s from a book.', by_name: 'Cora Curator' } as const
  const done: ToDo = {
    ...CASE,
    kind: 'done',
    title: null,
    visibility: 'private',
    report: { ...REPORT, handled },
  }
  answer(listToDo, ({ kind }) => (kind === 'decided' ? [done] : []))
  answer(countToDo, { ...NOTHING_TO_DO, due: 2, asked: 1, done: 2 })
  openApp('/reviews')
  await page.getByRole('button', { name: 'Done 3' }).click()
  await expectAddress('/reviews?part=decided')
  await expect.element(page.getByRole('button', { name: 'Due 2' })).toBeVisible()
  await expect.element(page.getByText('Made private by Cora Curator')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'A prompt that isn’t public now' })).toBeVisible()
  await expectCount(page.getByText('Copied quiz'), 0)
  await expectAccessible()
})

test('a private prompt opens in the Admin Console, and a failure can be tried again', async () => {
  signIn({ role: 'admin' })
  answer(listToDo, refusal(503))
  openApp('/reviews')
  await expect.element(page.getByText('We couldn’t load the list.')).toBeVisible()
  answer(listToDo, [{ ...CASE, visibility: 'private' }])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Copied quiz' }))
    .toHaveAttribute('href', '/admin?tab=prompts&view=7')
  await expect.element(page.getByText('Opening it is recorded in the audit log.')).toBeVisible()
})

test('members are led to the library, with the reason', async () => {
  signIn({})
  openApp('/reviews')
  await expect.element(page.getByText('Only curators can open Reviews.')).toBeVisible()
  await expectAddress('/')
})
