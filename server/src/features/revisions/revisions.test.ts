import { requestFor } from '@prompt-library/contract/call'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts, listSharedPrompts } from '@prompt-library/contract/prompts'
import {
  getRevision,
  hideRevisions,
  listRevisions,
  type RevisionEntry,
  removeRevisions,
  restoreRevision,
} from '@prompt-library/contract/revisions'
import { describe, expect, it } from 'vitest'
import { createPrompt, createUser, sharePrompt, signInAs } from '../../testing/builders.ts'
import { injected, refusal, type Target } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NO_REVISION = 'This version doesn’t exist, or you can’t view it.'
const NO_PROMPT = 'This prompt doesn’t exist, or you can’t view it.'
const FORM = { category: 'Research', visibility: 'public', markdown: '<p>Do this.</p>' }

const { app, db, config, clock } = await createTestApp()
const author = await createUser(db, { display_name: 'Ada Author' })
const reader = await createUser(db)
const signIn = (user: { id: number }) => signInAs(db, user, { config, at: clock.now })
const headersOf = new Map([
  [author, await signIn(author)],
  [reader, await signIn(reader)],
])

type Caller = typeof author | null

const get = (call: Target, query: Record<string, number | string>, caller: Caller = author) =>
  app.inject({
    url: requestFor(call, { query }).url,
    headers: (caller && headersOf.get(caller)) ?? {},
  })

const post = (call: Target, payload: object, caller: Caller = author) =>
  app.inject({ ...injected(call, payload), headers: (caller && headersOf.get(caller)) ?? {} })

/** A prompt with one revision per title. */
async function promptWith(titles: string[], { is_public = true } = {}): Promise<number> {
  const [title = 'First', ...later] = titles
  const { id } = await createPrompt(db, { author_id: author.id, title, is_public })
  for (const title of later) await db.updateTable('prompts').set({ title }).where('id', '=', id).execute()
  return id
}

async function numbersOf(id: number, caller: Caller = author): Promise<number[]> {
  const response = await get(listRevisions, { prompt_id: id }, caller)
  return response.json().map(({ revision }: RevisionEntry) => revision)
}

describe('the history', () => {
  it('lists revisions, newest first, with who saved what and when', async () => {
    const id = await promptWith(['First'])
    await post(updatePrompt, { ...FORM, id, title: 'Second', revision_note: 'Clearer title' })
    const response = await get(listRevisions, { prompt_id: id })
    expect(response.headers['x-total-count']).toBe('2')
    expect(response.json()).toEqual([
      {
        revision: 2,
        saved_by_name: 'Ada Author',
        saved_at: clock.now.toISOString(),
        note: 'Clearer title',
        changed: ['title'],
        is_current: true,
        hidden: false,
        was_public: true,
      },
      {
        revision: 1,
        saved_by_name: 'Ada Author',
        saved_at: '2026-03-01T12:00:00.000Z',
        note: '',
        changed: [],
        is_current: false,
        hidden: false,
        was_public: true,
      },
    ])
  })

  it('has pages of 50, and a total of what the viewer can read', async () => {
    const id = await promptWith(Array.from({ length: 102 }, (_, index) => `Title ${index}`))
    await post(hideRevisions, { prompt_id: id, revision: 7, hidden: true })
    const page = (page: number, caller: Caller) => get(listRevisions, { prompt_id: id, page }, caller)
    expect((await page(1, author)).headers['x-total-count']).toBe('102')
    expect((await page(3, author)).json()).toMatchObject([{ revision: 2 }, { revision: 1 }])
    expect((await page(1, null)).headers['x-total-count']).toBe('101')
    expect((await page(1, null)).json()).toHaveLength(50)
    expect((await page(3, null)).json()).toMatchObject([{ revision: 1 }])
    expect((await page(4, null)).json()).toEqual([])
  })

  it('shows only the author what is hidden or was never public', async () => {
    const id = await promptWith(['First', 'Second'], { is_public: false })
    await post(updatePrompt, { ...FORM, id, title: 'Third' })
    await post(updatePrompt, { ...FORM, id, title: 'Fourth' })
    await post(hideRevisions, { prompt_id: id, revision: 3, hidden: true })
    expect((await get(listRevisions, { prompt_id: id })).json()).toMatchObject([
      { revision: 4, hidden: false, was_public: true },
      { revision: 3, hidden: true, was_public: true },
      { revision: 2, hidden: false, was_public: false },
      { revision: 1, hidden: false, was_public: false },
    ])
    expect((await get(listRevisions, { prompt_id: id }, reader)).json()).toMatchObject([
      { revision: 4, hidden: false, was_public: true },
    ])
  })

  it('doesn’t tell a recipient of a private prompt whether it was ever public', async () => {
    const id = await promptWith(['First'], { is_public: false })
    await sharePrompt(db, { prompt_id: id, recipient_id: reader.id, sharer_id: author.id })
    const entry = { revision: 1, hidden: false, was_public: true }
    expect((await get(listRevisions, { prompt_id: id }, reader)).json()).toMatchObject([entry])
    const one = await get(getRevision, { prompt_id: id, revision: 1 }, reader)
    expect(one.json()).toMatchObject(entry)
  })

  it('shows others only the notes that were written while the prompt was public', async () => {
    const id = await promptWith(['First'])
    const save = (values: { title?: string; is_public?: boolean; revision_note?: string }) =>
      db.updateTable('prompts').set(values).where('id', '=', id).execute()
    await save({ title: 'Second', revision_note: 'In public' })
    await save({ is_public: false })
    await save({ title: 'Third', revision_note: 'In private' })
    await sharePrompt(db, { prompt_id: id, recipient_id: reader.id, sharer_id: author.id })
    const notes = async (headers?: Parameters<typeof get>[2]) =>
      (await get(listRevisions, { prompt_id: id }, headers)).json().map(({ note }: { note: string }) => note)
    expect(await notes(reader)).toEqual([''])
    await save({ is_public: true })
    expect(await notes(reader)).toEqual(['', 'In public', ''])
    expect((await get(getRevision, { prompt_id: id, revision: 3 }, reader)).json().note).toBe('')
    expect(await notes()).toEqual(['In private', 'In public', ''])
  })

  it('leaves out the name of a deleted account', async () => {
    const id = await promptWith(['First'])
    const former = await createUser(db)
    await db.updateTable('prompts').set({ author_id: former.id }).where('id', '=', id).execute()
    await db.updateTable('prompts').set({ title: 'Second' }).where('id', '=', id).execute()
    await db.updateTable('prompts').set({ author_id: author.id }).where('id', '=', id).execute()
    await db.deleteFrom('users').where('id', '=', former.id).execute()
    const names = (await get(listRevisions, { prompt_id: id })).json()
    expect(names).toMatchObject([{ saved_by_name: null }, { saved_by_name: 'Ada Author' }])
  })
})

describe('one revision', () => {
  it('has everything that was saved', async () => {
    const id = await promptWith(['First'])
    const saved = {
      title: 'Second',
      category: 'Teach',
      notes: 'Mind the gap',
      tags: ['Chemistry'],
      fields: [{ name: 'who', type: 'long_text' }],
      data_class: 'internal',
    }
    const html = '<p>Ask {{who}}.</p>'
    await post(updatePrompt, { ...saved, id, visibility: 'public', markdown: html })
    await post(updatePrompt, { ...FORM, id, title: 'Third', tags: [] })
    const response = await get(getRevision, { prompt_id: id, revision: 2 }, null)
    expect(response.json()).toMatchObject({ ...saved, html, prompt_id: id, revision: 2, is_current: false })
  })

  it.each([
    ['a revision that doesn’t exist', 9, true, NO_REVISION],
    ['one that was never public', 1, true, NO_REVISION],
    ['any of a private prompt', 2, false, NO_PROMPT],
  ])('of %s is refused with 404', async (_what, revision, is_public, message) => {
    const id = await promptWith(['First', 'Second'], { is_public: false })
    await db.updateTable('prompts').set({ is_public }).where('id', '=', id).execute()
    for (const caller of [reader, null]) {
      const response = await get(getRevision, { prompt_id: id, revision }, caller)
      expect(refusal(response)).toEqual([404, message])
    }
  })
})

describe('restoring a revision', () => {
  const restore = (prompt_id: number, revision: number, more: object = {}, caller: Caller = author) =>
    post(restoreRevision, { prompt_id, revision, ...more }, caller)

  it('saves it as a new revision and keeps visibility, shares, and reserved tags', async () => {
    const id = await promptWith(['First'])
    const saved = {
      title: 'Restored walrus',
      category: 'Teach',
      markdown: '<p>Ask {{who}}.</p>',
      notes: 'Mind the gap',
      tags: ['Chemistry'],
      fields: [{ name: 'who', type: 'long_text' }],
      data_class: 'internal',
    }
    await post(updatePrompt, { ...saved, id, visibility: 'public' })
    const third = { ...FORM, title: 'Third', tags: ['Physics'], data_class: 'public' }
    await post(updatePrompt, { ...third, id, visibility: 'private' })
    await db
      .updateTable('prompts')
      .set({ tags: ['Featured', 'Physics'], tag_keys: ['featured', 'physics'] })
      .where('id', '=', id)
      .execute()
    await sharePrompt(db, { prompt_id: id, recipient_id: reader.id, sharer_id: author.id })
    const response = await restore(id, 2, { version: 3 })
    const tags = ['Featured', 'Chemistry']
    expect(response.json()).toMatchObject({ ...saved, tags, visibility: 'private', revision: 5, version: 4 })
    expect((await get(listRevisions, { prompt_id: id })).json()[0]).toMatchObject({
      note: 'Restored version 2',
      changed: ['title', 'content', 'notes', 'category', 'tags', 'fields', 'data_class'],
      was_public: false,
    })
    const shared = await get(listSharedPrompts, { q: 'walrus' }, reader)
    expect(shared.json()).toMatchObject([{ id }])
    expect((await get(listPrompts, { q: 'walrus' }, reader)).json()).toEqual([])
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
    await post(updatePrompt, { ...FORM, id, title: 'Second' })
    const response = await restore(id, 1, { version: 1 })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      message: 'This prompt changed while you were editing.',
      prompt: { id, title: 'Second', version: 2 },
    })
    expect(await numbersOf(id)).toEqual([2, 1])
  })

  it('is only for the author', async () => {
    const id = await promptWith(['First', 'Second'])
    expect((await restore(id, 1, {}, null)).statusCode).toBe(401)
    const refused = await restore(id, 1, {}, reader)
    expect(refusal(refused)).toEqual([403, 'You don’t have permission to edit this prompt.'])
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', id).execute()
    expect((await restore(id, 1, {}, reader)).json().message).toBe(NO_PROMPT)
    expect(await numbersOf(id)).toEqual([2, 1])
  })

  it('is refused with 404 if the revision doesn’t exist', async () => {
    const response = await restore(await promptWith(['First']), 2)
    expect(refusal(response)).toEqual([404, NO_REVISION])
  })

  it.each([
    ['never public', { hides: false }],
    ['hidden', { hides: true }],
  ])('publishes a version that is %s only if the request says so', async (_what, { hides }) => {
    const id = await promptWith(['Secret'], { is_public: hides })
    await post(updatePrompt, { ...FORM, id, title: 'Open' })
    if (hides) await post(hideRevisions, { prompt_id: id, revision: 1, hidden: true })
    const refused = await restore(id, 1, { version: 2 })
    expect(refusal(refused)).toEqual([
      400,
      'This prompt is public, and only you can read version 1. Restoring it lets everyone read it. To confirm, send publish.',
    ])
    expect((await get(getPrompt, { id }, null)).json().title).toBe('Open')
    // The author's tab says it's private, so what it shows comes first.
    expect((await restore(id, 1, { version: 1 })).statusCode).toBe(409)
    expect((await restore(id, 1, { version: 2, publish: true })).json().title).toBe('Secret')
    expect(await numbersOf(id, null)).toEqual([3, 2])
  })

  it('needs no confirmation if the prompt is private', async () => {
    const id = await promptWith(['First', 'Second'], { is_public: false })
    expect((await restore(id, 1)).json()).toMatchObject({ title: 'First', visibility: 'private' })
  })
})

describe.each([
  ['hiding', hideRevisions, { hidden: true }, 'You can’t hide the current version.'],
  ['removing', removeRevisions, {}, 'You can’t remove the current version.'],
])('%s revisions', (_what, call, more, currentRefused) => {
  it('is for one earlier revision, or all', async () => {
    const id = await promptWith(['First', 'Second', 'Third', 'Fourth'])
    expect((await post(call, { prompt_id: id, revision: 2, ...more })).json()).toEqual({ success: true })
    expect(await numbersOf(id, reader)).toEqual([4, 3, 1])
    await post(call, { prompt_id: id, ...more })
    expect(await numbersOf(id, reader)).toEqual([4])
    // Again, though there are none left to change for others.
    expect((await post(call, { prompt_id: id, ...more })).statusCode).toBe(200)
  })

  it('leaves other prompts alone', async () => {
    const [id, other] = [await promptWith(['First', 'Second']), await promptWith(['First', 'Second'])]
    await post(call, { prompt_id: id, ...more })
    expect(await numbersOf(other, reader)).toEqual([2, 1])
  })

  it('is refused for the current one', async () => {
    const id = await promptWith(['First', 'Second'])
    const response = await post(call, { prompt_id: id, revision: 2, ...more })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain(currentRefused)
    expect(await numbersOf(id, reader)).toEqual([2, 1])
  })

  it('is refused for a missing one, and for everyone but the author', async () => {
    const id = await promptWith(['First', 'Second'])
    const missing = await post(call, { prompt_id: id, revision: 3, ...more })
    expect(refusal(missing)).toEqual([404, NO_REVISION])
    const refused = await post(call, { prompt_id: id, revision: 1, ...more }, reader)
    expect(refused.statusCode).toBe(403)
    expect((await post(call, { prompt_id: id, revision: 1, ...more }, null)).statusCode).toBe(401)
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', id).execute()
    const unseen = await post(call, { prompt_id: id, revision: 1, ...more }, reader)
    expect(refusal(unseen)).toEqual([404, NO_PROMPT])
    expect(await numbersOf(id)).toEqual([2, 1])
  })
})

it('a hidden revision can be shown again, but not one that was never public', async () => {
  const id = await promptWith(['First', 'Second'], { is_public: false })
  await post(updatePrompt, { ...FORM, id, title: 'Third' })
  await post(updatePrompt, { ...FORM, id, title: 'Fourth' })
  await post(hideRevisions, { prompt_id: id, hidden: true })
  expect(await numbersOf(id)).toEqual([4, 3, 2, 1])
  await post(hideRevisions, { prompt_id: id, hidden: false })
  expect(await numbersOf(id, reader)).toEqual([4, 3])
})

it('a removed revision is gone for good, and its number isn’t used again', async () => {
  const id = await promptWith(['First', 'Second'])
  await post(removeRevisions, { prompt_id: id, revision: 1 })
  const removed = { prompt_id: id, revision: 1 }
  for (const response of [await get(getRevision, removed), await post(restoreRevision, removed)])
    expect(response.json().message).toBe(NO_REVISION)
  await post(updatePrompt, { ...FORM, id, title: 'Third' })
  expect(await numbersOf(id)).toEqual([3, 2])
  expect((await get(getPrompt, { id })).json().title).toBe('Third')
})

describe('removing a revision', () => {
  const remove = (prompt_id: number) => post(removeRevisions, { prompt_id, revision: 1 })

  it('is in the audit log if others could read it, without a private title', async () => {
    const entriesOf = (id: number) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'target_name', 'details'])
        .where('target_id', '=', id)
        .execute()
    const [open, secret] = [await promptWith(['A', 'B']), await promptWith(['A', 'B'], { is_public: false })]
    await remove(open)
    await remove(secret)
    const action = 'removed versions of prompt'
    expect(await entriesOf(open)).toEqual([{ action, target_name: 'B', details: '1 version, public' }])
    expect(await entriesOf(secret)).toEqual([])
    const closed = await promptWith(['A', 'B'])
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', closed).execute()
    await remove(closed)
    const details = '1 version, private'
    expect(await entriesOf(closed)).toEqual([{ action, target_name: 'Private prompt', details }])
  })
})
