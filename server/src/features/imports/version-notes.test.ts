import { finishImport, sendImportedPrompts, startImport, undoImport } from '@prompt-library/contract/imports'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt } from '@prompt-library/contract/prompts'
import { listRevisions, type RevisionEntry } from '@prompt-library/contract/revisions'
import { expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { createSignedInUser } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const testApp = await createTestApp()
const { db } = testApp
const newUser = () => createSignedInUser(testApp)
type User = Awaited<ReturnType<typeof newUser>>
const PROMPT = { title: 'Plan', category: 'Study', html: '<p>Plan {{days}}.</p>', tags: ['exams'] }
const NOTES = { earlier_notes: ['First', 'Shorter'], revision_note: 'With fields' }

async function staged(user: User, prompt: object) {
  const { id: import_id } = (await user.post(startImport, { count: 1 })).json()
  const sent = await user.post(sendImportedPrompts, { import_id, first: 1, prompts: [prompt] })
  return { import_id, sent }
}

async function history(user: User, promptId: number) {
  const entries: RevisionEntry[] = (await user.get(listRevisions, { prompt_id: String(promptId) })).json()
  return entries.map(({ revision, note, is_current }) => [revision, note, is_current])
}

it('become versions of an added prompt, with its text', async () => {
  const user = await newUser()
  const { import_id } = await staged(user, { ...PROMPT, ...NOTES })
  expect((await user.post(finishImport, { import_id })).json()).toMatchObject({ added: 1 })
  const { id, revision, version } = await db
    .selectFrom('prompts')
    .select(['id', 'revision', 'version'])
    .where('author_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect([revision, version]).toEqual([3, 1])
  const imported = [
    [3, 'With fields', true],
    [2, 'Shorter', false],
    [1, 'First', false],
  ]
  expect(await history(user, id)).toEqual(imported)
  const texts = await db.selectFrom('revisions').selectAll().where('prompt_id', '=', id).execute()
  for (const text of texts)
    expect(text).toMatchObject({ ...PROMPT, saved_by: user.id, was_public: false, note_is_public: false })

  const form = { id, title: 'Plan', category: 'Study', markdown: '<p>New</p>', visibility: 'public' }
  await user.post(updatePrompt, form)
  expect(await history(user, id)).toEqual([[4, '', true], ...imported.map(([at, note]) => [at, note, false])])
  // They were written while the prompt was private.
  expect(await history(await newUser(), id)).toEqual([[4, '', true]])
})

it('of a prompt that an import updates are its own, and undoing keeps them', async () => {
  const user = await newUser()
  const { id } = await createPrompt(db, { author_id: user.id, is_public: false })
  const { import_id } = await staged(user, { ...PROMPT, ...NOTES, replaces: { id, version: 1 } })
  expect((await user.post(finishImport, { import_id })).json()).toMatchObject({ updated: 1 })
  const updated = [
    [2, 'With fields', false],
    [1, '', false],
  ]
  expect(await history(user, id)).toEqual([[2, 'With fields', true], updated[1]])
  await user.post(undoImport, { import_id })
  expect(await history(user, id)).toEqual([[3, 'Import undone', true], ...updated])
})

it('go with an added prompt when the import is undone', async () => {
  const user = await newUser()
  const { import_id } = await staged(user, { ...PROMPT, ...NOTES })
  await user.post(finishImport, { import_id })
  expect((await user.post(undoImport, { import_id })).json()).toMatchObject({ undone: 1, kept: [] })
  const { id } = await db
    .selectFrom('all_prompts')
    .select('id')
    .where('author_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect((await user.get(getPrompt, { id: String(id) })).statusCode).toBe(404)
})

it.each([
  ['aren’t empty', [' '], 'A note on an earlier version can’t be empty.'],
  ['are texts', 'First', 'earlier_notes must be a list of texts.'],
  ['are short', ['x'.repeat(201)], /200/],
  ['are up to 100', Array(101).fill('x'), 'A prompt can have up to 100 notes on earlier versions.'],
])('%s', async (_, earlier_notes, message) => {
  const { sent } = await staged(await newUser(), { ...PROMPT, earlier_notes })
  expect([sent.statusCode, sent.json().message]).toEqual([
    400,
    message instanceof RegExp ? expect.stringMatching(message) : message,
  ])
})

it('count toward the text that a user can save in a day, before anything is stored', async () => {
  const user = await newUser()
  const html = `<p>${'x'.repeat(99_000)}</p>`
  const [hundred, six] = [Array(100).fill('Note'), Array(6).fill('Note')]
  const { id: import_id } = (await user.post(startImport, { count: 6 })).json()
  const prompts = (notes: string[]) =>
    six.map((_, index) => ({ ...PROMPT, title: `No. ${index}`, html, earlier_notes: notes }))
  await user.post(sendImportedPrompts, { import_id, first: 1, prompts: prompts(hundred) })
  const refused = await user.post(finishImport, { import_id })
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    expect.stringMatching(/^You’ve saved 50 MB/),
  ])
  const left = await db.selectFrom('all_prompts').select('id').where('author_id', '=', user.id).execute()
  expect(left).toEqual([])
})
