import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts, listSharedPrompts } from '@prompt-library/contract/prompts'
import {
  getRevision,
  listRevisions,
  removeRevisions,
  restoreRevision,
} from '@prompt-library/contract/revisions'
import { describe, expect, it } from 'vitest'
import { createPrompt, sharePrompt } from '../../testing/builders.ts'
import { refusal, type Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NO_REVISION = 'This version doesn’t exist, or you can’t view it.'
const FORM = { category: 'Research', visibility: 'public', markdown: '<p>Do this.</p>' }

const { db, clock, newUser, visitor } = await createTestApp()
const [author, reader] = [await newUser({ display_name: 'Ada Author' }), await newUser()]
const list = (prompt_id: number, by: Visitor = author) => by.read(listRevisions, { prompt_id })
const setPublic = (id: number, is_public: boolean) =>
  db.updateTable('prompts').set({ is_public }).where('id', '=', id).execute()

/** A prompt with one revision per title. */
async function promptWith(titles: string[], { is_public = true } = {}): Promise<number> {
  const [title = 'First', ...later] = titles
  const { id } = await createPrompt(db, { author_id: author.id, title, is_public })
  for (const title of later) await db.updateTable('prompts').set({ title }).where('id', '=', id).execute()
  return id
}

const numbersOf = async (id: number, by?: Visitor) => (await list(id, by)).map(({ revision }) => revision)

describe('the history', () => {
  it('lists revisions, newest first, with who saved what and when', async () => {
    const id = await promptWith(['First'])
    await author.post(updatePrompt, { ...FORM, id, title: 'Second', revision_note: 'Clearer title' })
    expect((await author.get(listRevisions, { prompt_id: id })).headers['x-total-count']).toBe('2')
    const common = { saved_by_name: 'Ada Author', was_public: true }
    expect(await list(id)).toEqual([
      {
        ...{ ...common, revision: 2, saved_at: clock.now.toISOString() },
        ...{ note: 'Clearer title', changed: ['title'], is_current: true },
      },
      {
        ...{ ...common, revision: 1, saved_at: '2026-03-01T12:00:00.000Z' },
        ...{ note: '', changed: [], is_current: false },
      },
    ])
  })

  it('shows only the author what was never public', async () => {
    const id = await promptWith(['First', 'Second'], { is_public: false })
    for (const title of ['Third', 'Fourth']) await author.post(updatePrompt, { ...FORM, id, title })
    expect(await list(id)).toMatchObject([
      { revision: 4, was_public: true },
      { revision: 3, was_public: true },
      { revision: 2, was_public: false },
      { revision: 1, was_public: false },
    ])
    expect(await numbersOf(id, reader)).toEqual([4, 3])
  })

  it('doesn’t tell a recipient of a private prompt whether it was ever public', async () => {
    const id = await promptWith(['First'], { is_public: false })
    await sharePrompt(db, { prompt_id: id, recipient_id: reader.id, sharer_id: author.id })
    const entry = { revision: 1, was_public: true }
    expect(await list(id, reader)).toMatchObject([entry])
    expect(await reader.read(getRevision, { prompt_id: id, revision: 1 })).toMatchObject(entry)
  })

  it('shows others only the notes that were written while the prompt was public', async () => {
    const id = await promptWith(['First'])
    const save = (values: { title?: string; is_public?: boolean; revision_note?: string }) =>
      db.updateTable('prompts').set(values).where('id', '=', id).execute()
    await save({ title: 'Second', revision_note: 'In public' })
    await save({ is_public: false })
    await save({ title: 'Third', revision_note: 'In private' })
    await sharePrompt(db, { prompt_id: id, recipient_id: reader.id, sharer_id: author.id })
    const notes = async (by?: Visitor) => (await list(id, by)).map(({ note }) => note)
    expect(await notes(reader)).toEqual([''])
    await save({ is_public: true })
    expect(await notes(reader)).toEqual(['', 'In public', ''])
    expect((await reader.read(getRevision, { prompt_id: id, revision: 3 })).note).toBe('')
    expect(await notes()).toEqual(['In private', 'In public', ''])
  })
})

/** What a version contains. */
const SAVED = {
  category: 'Teach',
  notes: 'Mind the gap',
  tags: ['Chemistry'],
  fields: [{ name: 'who', type: 'long_text' }],
  data_class: 'internal',
}
const ASK = '<p>Ask {{who}}.</p>'

describe('one revision', () => {
  it('has everything that was saved', async () => {
    const id = await promptWith(['First'])
    const saved = { ...SAVED, title: 'Second' }
    await author.post(updatePrompt, { ...saved, id, visibility: 'public', markdown: ASK })
    await author.post(updatePrompt, { ...FORM, id, title: 'Third', tags: [] })
    const version = { prompt_id: id, revision: 2 }
    const expected = { ...saved, ...version, html: ASK, is_current: false }
    expect(await visitor.read(getRevision, version)).toMatchObject(expected)
  })
})

describe('restoring a revision', () => {
  const restore = (prompt_id: number, revision: number, more: object = {}) =>
    author.post(restoreRevision, { prompt_id, revision, ...more })

  it('saves it as a new revision and keeps visibility, shares, and reserved tags', async () => {
    const id = await promptWith(['First'])
    const saved = { ...SAVED, title: 'Restored walrus', markdown: ASK }
    await author.post(updatePrompt, { ...saved, id, visibility: 'public' })
    const third = { ...FORM, title: 'Third', tags: ['Physics'], data_class: 'public' }
    await author.post(updatePrompt, { ...third, id, visibility: 'private' })
    await db
      .updateTable('prompts')
      .set({ tags: ['Featured', 'Physics'], tag_keys: ['featured', 'physics'] })
      .where('id', '=', id)
      .execute()
    await sharePrompt(db, { prompt_id: id, recipient_id: reader.id, sharer_id: author.id })
    const response = await restore(id, 2, { version: 3 })
    const tags = ['Featured', 'Chemistry']
    expect(response.json()).toMatchObject({ ...saved, tags, visibility: 'private', revision: 5, version: 4 })
    expect((await list(id))[0]).toMatchObject({
      note: 'Restored version 2',
      changed: ['title', 'content', 'notes', 'category', 'tags', 'fields', 'data_class'],
      was_public: false,
    })
    expect(await reader.read(listSharedPrompts, { q: 'walrus' })).toMatchObject([{ id }])
    expect(await reader.read(listPrompts, { q: 'walrus' })).toEqual([])
  })

  it('can be repeated, and changes nothing if the prompt already says the same', async () => {
    const id = await promptWith(['First', 'Second'])
    const restored = (await restore(id, 1, { version: 1 })).json()
    expect(restored).toMatchObject({ revision: 3, version: 2 })
    expect((await restore(id, 1, { version: 1 })).json()).toEqual(restored)
    expect((await restore(id, 3)).json()).toEqual(restored)
    expect(await numbersOf(id)).toEqual([3, 2, 1])
  })

  it('is refused with 409 and the current prompt if it changed', async () => {
    const id = await promptWith(['First'])
    await author.post(updatePrompt, { ...FORM, id, title: 'Second' })
    const response = await restore(id, 1, { version: 1 })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      message: 'This prompt changed while you were editing.',
      prompt: { id, title: 'Second', version: 2 },
    })
    expect(await numbersOf(id)).toEqual([2, 1])
  })

  it('publishes a version that was never public only if the request says so', async () => {
    const id = await promptWith(['Secret'], { is_public: false })
    await author.post(updatePrompt, { ...FORM, id, title: 'Open' })
    const refused = await restore(id, 1, { version: 2 })
    expect(refusal(refused)).toEqual([
      400,
      'This prompt is public, and only you can read version 1. Restoring it lets everyone read it. To confirm, send publish.',
    ])
    expect((await visitor.read(getPrompt, { id })).title).toBe('Open')
    // The author's tab says it's private, so what it shows comes first.
    expect((await restore(id, 1, { version: 1 })).statusCode).toBe(409)
    expect((await restore(id, 1, { version: 2, publish: true })).json().title).toBe('Secret')
    expect(await numbersOf(id, visitor)).toEqual([3, 2])
  })

  it('needs no confirmation if the prompt is private', async () => {
    const id = await promptWith(['First', 'Second'], { is_public: false })
    expect((await restore(id, 1)).json()).toMatchObject({ title: 'First', visibility: 'private' })
  })
})

describe('removing revisions', () => {
  it('is for one earlier revision, or all', async () => {
    const id = await promptWith(['First', 'Second', 'Third', 'Fourth'])
    const change = (version: object = {}) => author.read(removeRevisions, { prompt_id: id, ...version })
    expect(await change({ revision: 2 })).toEqual({ success: true })
    expect(await numbersOf(id, reader)).toEqual([4, 3, 1])
    await change()
    expect(await numbersOf(id, reader)).toEqual([4])
    // Again, though there are none left.
    expect(await change()).toEqual({ success: true })
  })

  it('is refused for the current and for a missing one', async () => {
    const id = await promptWith(['First', 'Second'])
    const change = (revision: number) => author.post(removeRevisions, { prompt_id: id, revision })
    expect(refusal(await change(2))).toEqual([
      400,
      expect.stringContaining('You can’t remove the current version.'),
    ])
    expect(refusal(await change(3))).toEqual([404, NO_REVISION])
    expect(await numbersOf(id, reader)).toEqual([2, 1])
  })
})

it('a removed revision is gone for good, and its number isn’t used again', async () => {
  const id = await promptWith(['First', 'Second'])
  await author.post(removeRevisions, { prompt_id: id, revision: 1 })
  const removed = { prompt_id: id, revision: 1 }
  for (const call of [getRevision, restoreRevision])
    expect(refusal(await author.post(call, removed))).toEqual([404, NO_REVISION])
  await author.post(updatePrompt, { ...FORM, id, title: 'Third' })
  expect(await numbersOf(id)).toEqual([3, 2])
  expect((await author.read(getPrompt, { id })).title).toBe('Third')
})

it('removing a revision is in the audit log if others could read it, without a private title', async () => {
  const remove = (prompt_id: number) => author.post(removeRevisions, { prompt_id, revision: 1 })
  const entriesOf = (id: number) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'target_name', 'details'])
      .where('target_id', '=', id)
      .execute()
  const [open, secret] = [await promptWith(['A', 'B']), await promptWith(['A', 'B'], { is_public: false })]
  const closed = await promptWith(['A', 'B'])
  await setPublic(closed, false)
  for (const id of [open, secret, closed]) await remove(id)
  const action = 'removed versions of prompt'
  expect(await entriesOf(open)).toEqual([{ action, target_name: 'B', details: '1 version, public' }])
  expect(await entriesOf(secret)).toEqual([])
  const details = '1 version, private'
  expect(await entriesOf(closed)).toEqual([{ action, target_name: 'Private prompt', details }])
})
