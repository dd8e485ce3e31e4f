import { finishImport, sendImportedPrompts, startImport, undoImport } from '@prompt-library/contract/imports'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt } from '@prompt-library/contract/prompts'
import { listRevisions, type RevisionEntry } from '@prompt-library/contract/revisions'
import { expect, it } from 'vitest'
import { inTransaction } from '../../db/database.ts'
import { countStoredText } from '../../plugins/stored-text.ts'
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

it('are left out of the prompts for which a day’s text isn’t enough, and the result says so', async () => {
  const user = await newUser()
  const now = testApp.clock.now
  const save = (bytes: number) =>
    inTransaction(db, (tx) => countStoredText(tx, { userId: user.id, bytes, now }))
  await save(50_000_000 - 10_000)
  const { id: import_id } = (await user.post(startImport, { count: 3 })).json()
  const prompts = ['A', 'B', 'C'].map((title) => ({
    ...PROMPT,
    title,
    html: `<p>${'x'.repeat(1_000)}</p>`,
    earlier_notes: Array(5).fill('Note'),
    revision_note: 'Last',
  }))
  await user.post(sendImportedPrompts, { import_id, first: 1, prompts })
  // Again, because a response can get lost.
  for (const _ of prompts)
    expect((await user.post(finishImport, { import_id })).json()).toMatchObject({
      added: 3,
      without_notes: 2,
    })
  const saved = await db
    .selectFrom('all_prompts')
    .select(['title', 'revision', 'revision_note'])
    .where('author_id', '=', user.id)
    .orderBy('title')
    .execute()
  expect(saved.map(({ title, revision, revision_note }) => [title, revision, revision_note])).toEqual([
    ['A', 6, 'Last'],
    ['B', 1, 'Last'],
    ['C', 1, 'Last'],
  ])
  // Eight texts of about a kilobyte.
  await expect(save(2_000)).rejects.toThrow(/^You’ve saved 50 MB/)
  expect(await save(1_000)).toBeLessThan(1_000)
})
