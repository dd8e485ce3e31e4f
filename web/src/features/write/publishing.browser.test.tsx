import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { withdrawPrompt } from '@prompt-library/contract/publishing'
import { getRevision, listRevisions, restoreRevision } from '@prompt-library/contract/revisions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary, ownPrompt, samplePrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount, typeText } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const publicly = () => page.getByRole('button', { name: /^Public/ })
const privately = () => page.getByRole('button', { name: /^Private/ })
const WAITING = { is_public: false, visibility: 'private', publishing: 'waiting' } as const
const WAITS = 'When you save, your edit waits for approval.'
const note = (text: string) => page.getByText(text)

async function write(): Promise<void> {
  await page.getByLabelText('Prompt Title').fill('Lab safety quiz')
  await page.getByRole('textbox', { name: 'Prompt Content' }).click()
  await typeText('Write ten questions.')
}

test('under approval, the form says that a new prompt waits, and so does the message after it', async () => {
  signIn({}, { publishing: 'approval' })
  answerLibrary()
  answer(createPrompt, { success: true, prompt: samplePrompt({ author_id: 1, ...WAITING }) })
  openApp('/submit')
  await expect.element(publicly()).toMatchTextContent('Visible to everyone once approved')
  await expect.element(note('A curator reads your prompt before everyone can.')).toBeVisible()
  await expectAccessibleInThemes()
  await privately().click()
  await expectCount(note('A curator reads your prompt'), 0)
  await publicly().click()
  await write()
  await page.getByRole('button', { name: 'Submit Prompt' }).click()
  await expect
    .element(page.getByText('Prompt submitted successfully! It’s waiting for approval.'))
    .toBeVisible()
  expect(sent(createPrompt)).toMatchObject([{ visibility: 'public' }])
})

test('with curators only, others can’t choose Public, and their prompt is submitted as private', async () => {
  signIn({}, { publishing: 'curators' })
  answerLibrary({ title: 'Of someone else' })
  openApp('/submit')
  await expect.element(publicly()).toBeDisabled()
  await expect.element(publicly()).toMatchTextContent('Only curators can choose this')
  await expect.element(privately()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(note('Only curators can make prompts public here.')).toBeVisible()
  await expectAccessible()
  await write()
  await page.getByRole('button', { name: 'Submit Prompt' }).click()
  await expect.element(page.getByText('Prompt submitted successfully!')).toBeVisible()
  expect(sent(createPrompt)).toMatchObject([{ visibility: 'private' }])

  const [other] = answerLibrary({ title: 'Of someone else' })
  openApp(`/?clone=${other?.id}`)
  await expect.element(publicly()).toBeDisabled()
  await expectCount(page.getByText('Everyone will see your clone'), 0)
  await page.getByRole('dialog').getByRole('button', { name: 'Clone Prompt' }).click()
  await expect.element(page.getByText('Prompt cloned to My Prompts.')).toBeVisible()
  expect(sent(clonePrompt)).toMatchObject([{ visibility: 'private' }])
})

test('with curators only, a curator publishes as usual', async () => {
  signIn({ role: 'curator' }, { publishing: 'curators' })
  answerLibrary()
  openApp('/submit')
  await expect.element(publicly()).toMatchTextContent('Visible to everyone')
  await expectCount(note('curator'), 0)
})

test('the form says that an edit waits, whatever it changes', async () => {
  signIn({}, { publishing: 'approval' })
  const { id } = ownPrompt({ title: 'Lab safety quiz' })
  openApp(`/my-prompts?edit=${id}`)
  await expect.element(note('If you change this prompt, your edit waits')).toBeVisible()
  await expectCount(note(WAITS), 0)
  await page.getByLabelText('Category').selectOptions('Coding')
  await expect.element(note(WAITS)).toBeVisible()
  await expectAccessible()
  await privately().click()
  await expectCount(note(WAITS), 0)
})

test('an edit that waits is what its author goes on editing, and can be discarded', async () => {
  const parts = { category: 'Writing', notes: null, data_class: 'public' } as const
  const text = { title: 'Better title', html: '<p>Better.</p>', tags: [], fields: [], note: '' }
  const edit = { ...parts, ...text, revision: 2 }
  const prompt = ownPrompt({ title: 'Lab safety quiz', publishing: 'waiting', edit })
  openApp(`/my-prompts?edit=${prompt.id}`)
  await expect.element(page.getByLabelText('Prompt Title')).toHaveValue('Better title')
  openApp(`/my-prompts?prompt=${prompt.id}`)
  await expect.element(page.getByRole('dialog', { name: 'Lab safety quiz' })).toBeVisible()
  await expect.element(note('Your edit is waiting for approval.')).toBeVisible()
  await expectAccessible()
  answer(withdrawPrompt, () => Object.assign(prompt, { publishing: null, edit: null }))
  await page.getByRole('button', { name: 'Discard edit' }).click()
  await expect.element(page.getByText('Your edit is discarded.')).toBeVisible()
})

test('a prompt that waits says so in My Prompts and in its dialog, where it can be withdrawn', async () => {
  const prompt = ownPrompt({ title: 'Lab safety quiz', ...WAITING })
  openApp('/my-prompts')
  const card = page.getByRole('article').filter({ hasText: 'Lab safety quiz' })
  await expect.element(card).toMatchTextContent('Waiting for approval')
  await expectAccessible()
  openApp(`/my-prompts?prompt=${prompt.id}`)
  const withdraw = page.getByRole('button', { name: 'Withdraw' })
  await expectAccessible()
  answer(withdrawPrompt, refusal(409, 'This prompt is public already. To hide it, make it private.'))
  await withdraw.click()
  await expect.element(page.getByText('This prompt is public already.')).toBeVisible()
  answer(withdrawPrompt, () => Object.assign(prompt, { publishing: null }))
  // A second click within 0.3 s would be ignored.
  await new Promise((resolve) => setTimeout(resolve, 400))
  await withdraw.click()
  await expect.element(page.getByText('The prompt stays private.')).toBeVisible()
  await expectCount(withdraw, 0)
})

test('editing a prompt that waits lets it wait, and Private withdraws it', async () => {
  const { id } = ownPrompt({ title: 'Lab safety quiz', ...WAITING })
  openApp(`/my-prompts?edit=${id}`)
  await expect.element(publicly()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(note('This prompt is waiting for approval.')).toBeVisible()
  await privately().click()
  await expect.element(note('This prompt will no longer wait for approval.')).toBeVisible()
  openApp(`/my-prompts?clone=${id}`)
  await expect.element(privately()).toHaveAttribute('aria-pressed', 'true')
})

test.for(['everyone', 'approval', 'curators'] as const)(
  'what a curator made private can be sent for approval: %s',
  async (publishing) => {
    signIn({}, { publishing })
    const because = { made_private_because: 'It’s from a book.' }
    const { id } = ownPrompt({ visibility: 'private', publishing: 'made_private', ...because })
    openApp(`/my-prompts?prompt=${id}`)
    await expect
      .element(
        note('A curator made this prompt private. To send it for approval, edit it and choose Public.'),
      )
      .toMatchTextContent('It’s from a book.')
    openApp(`/my-prompts?edit=${id}`)
    await expect
      .element(note('To send it for approval, choose Public.'))
      .toMatchTextContent('It’s from a book.')
    await publicly().click()
    await expect.element(note('it stays private until a curator approves it')).toBeVisible()
    await page.getByRole('button', { name: 'Update Prompt' }).click()
    await expect.element(page.getByText('Prompt updated.')).toBeVisible()
    expect(sent(updatePrompt)).toMatchObject([{ visibility: 'public' }])
  },
)

test('restoring a version of a public prompt asks first if it then waits', async () => {
  signIn({}, { publishing: 'approval' })
  const prompt = ownPrompt({ title: 'Lab safety quiz', revision: 2 })
  const entry = {
    saved_by_name: 'Ana Example',
    saved_at: '2026-05-01T10:00:00.000Z',
    note: '',
    changed: [],
    was_public: false,
  }
  const text = {
    prompt_id: prompt.id,
    title: 'First',
    category: 'Teach' as const,
    html: '<p>First</p>',
    notes: null,
    tags: [],
    fields: [],
    data_class: 'public' as const,
  }
  answer(listRevisions, [
    { ...entry, revision: 2, is_current: true },
    { ...entry, revision: 1, is_current: false },
  ])
  answer(getRevision, { ...entry, ...text, revision: 1, is_current: false })
  const edit = { ...text, revision: 3, note: '' }
  answer(restoreRevision, () => Object.assign(prompt, { publishing: 'waiting', edit }))
  openApp(`/my-prompts?prompt=${prompt.id}&revision=1`)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  const question = page.getByRole('alertdialog', { name: 'Make version 1 public?' })
  await expect.element(question).toMatchTextContent('This version was never public.')
  await expectAccessible()
  await question.getByRole('button', { name: 'Restore and make public' }).click()
  await expect.element(page.getByText('Version 1 is waiting for approval.')).toBeVisible()
  expect(sent(restoreRevision)).toMatchObject([{ publish: true }])
})
