import { listDeletedPrompts, restorePrompt } from '@prompt-library/contract/deleted'
import {
  cancelImport,
  finishImport,
  listImports,
  sendImportedPrompts,
  startImport,
  undoImport,
} from '@prompt-library/contract/imports'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { listOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { DAY, HOUR, MINUTE } from '@prompt-library/domain/durations'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createCollection, createPrompt, markDeleted } from '../../testing/builders.ts'
import { refusal, type User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sweepImports } from './routes.ts'

const { db, clock, newUser } = await createTestApp()
const FORM = { category: 'Teach', html: '<p>Do this.</p>' }
const prompt = (title: string, more: object = {}) => ({ ...FORM, title, ...more })
const GONE = 'This import was canceled, or it’s older than 24 hours.'

const start = async (user: User, count: number) => (await user.read(startImport, { count })).id
const send = (user: User, import_id: number, prompts: object[], first = 1) =>
  user.post(sendImportedPrompts, { import_id, first, prompts })

/** Everything that is staged for a new import. */
async function staged(user: User, prompts: object[]): Promise<number> {
  const id = await start(user, prompts.length)
  expect((await send(user, id, prompts)).json()).toEqual({ problems: [] })
  return id
}
const imported = async (user: User, prompts: object[]) =>
  user.read(finishImport, { import_id: await staged(user, prompts) })
const undone = (user: User, import_id: number) => user.read(undoImport, { import_id })
const own = (user: User) =>
  db
    .selectFrom('prompts')
    .select(['id', 'title', 'category', 'html', 'notes', 'tags', 'fields', 'data_class', 'is_public'])
    .select(['version', 'revision', 'upvotes', 'unpublished_id', 'from_prompt_builder'])
    .where('author_id', '=', user.id)
    .orderBy('id')
    .execute()
const titles = async (user: User) => (await own(user)).map(({ title }) => title)
const passTime = (time: number) => {
  clock.now = new Date(clock.now.getTime() + time)
}

describe('an import', () => {
  it('adds its prompts at once, as private ones, in the order of the file', async () => {
    const user = await newUser()
    const id = await start(user, 3)
    const first = prompt('First', {
      html: '<p>Explain <b>{{topic}}</b><script>x</script></p>',
      notes: ' For labs ',
      tags: ['Chemistry'],
      fields: [{ name: 'topic', label: 'Topic' }, { name: 'lost' }],
      data_class: ' Internal',
      visibility: 'public',
      is_public: true,
      id: 1,
      upvotes: 99,
    })
    await send(user, id, [first, prompt('Second')])
    expect(await own(user)).toEqual([])
    await send(user, id, [prompt('Third')], 3)
    const response = await user.post(finishImport, { import_id: id })
    expect(response.json()).toMatchObject({ id, added: 3, skipped: 0, undone_at: null })
    const added = await own(user)
    expect(added.map(({ title }) => title)).toEqual(['Third', 'Second', 'First'])
    expect(added.at(-1)).toMatchObject({
      category: 'Teach',
      html: '<p>Explain <strong>{{topic}}</strong></p>',
      notes: 'For labs',
      tags: ['Chemistry'],
      fields: [{ name: 'topic', label: 'Topic' }],
      data_class: 'internal',
      is_public: false,
      upvotes: 0,
      from_prompt_builder: false,
    })
    const listed = await user.read(listOwnPrompts, { page: '1' })
    expect(listed.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
    const found = await user.read(listOwnPrompts, { q: 'topic' })
    expect(found.map(({ title }) => title)).toEqual(['First'])
    expect(await user.read(listPrompts, { q: 'topic' })).toEqual([])
    expect(await db.selectFrom('staged_prompts').selectAll().where('import_id', '=', id).execute()).toEqual(
      [],
    )
  })

  it('adds nothing twice if a batch, the start, or the end is repeated', async () => {
    const user = await newUser()
    const key = { 'idempotency-key': 'one' }
    const [id, again] = await Promise.all([
      user.post(startImport, { count: 2 }, key).then((response) => response.json().id),
      user.post(startImport, { count: 2 }, key).then((response) => response.json().id),
    ])
    expect(again).toBe(id)
    const both = [prompt('One'), prompt('Two')]
    await Promise.all([send(user, id, both), send(user, id, both), send(user, id, [prompt('Two')], 2)])
    const answers = await Promise.all([1, 2, 3].map(() => user.post(finishImport, { import_id: id })))
    const [first] = answers.map((answer) => answer.json())
    expect(answers.map((answer) => answer.json())).toEqual([first, first, first])
    expect(await titles(user)).toEqual(['Two', 'One'])
    // A request that arrives late.
    expect((await send(user, id, both)).json()).toEqual({ problems: [] })
    expect(await titles(user)).toEqual(['Two', 'One'])
  })

  it('is refused until all prompts have arrived, and then works', async () => {
    const user = await newUser()
    const id = await start(user, 2)
    await send(user, id, [prompt('Second')], 2)
    const refused = await user.post(finishImport, { import_id: id })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { missing: 1, message: '1 prompt of this import hasn’t arrived. Nothing was imported.' },
    ])
    expect(await own(user)).toEqual([])
    await send(user, id, [prompt('First')])
    expect((await user.post(finishImport, { import_id: id })).json()).toMatchObject({ added: 2 })
  })

  it.each([
    ['a category of the library', { category: 'Cooking' }, /^The category must be one of/],
    ['a text within the limit', { html: 'x'.repeat(30_001) }, /30,000/],
    [
      'no reserved tag',
      { tags: ['Featured'] },
      'Only the library can set the tag “Featured”. Choose another one.',
    ],
  ])('takes a prompt only with %s', async (_, change, message) => {
    const user = await newUser()
    const id = await start(user, 1)
    const refused = await send(user, id, [{ ...prompt('One'), ...change }])
    expect(refusal(refused)).toEqual([
      400,
      message instanceof RegExp ? expect.stringMatching(message) : message,
    ])
  })

  const unstorable = 'This prompt has characters that can’t be saved. Remove them and try again.'
  it.each([
    [
      'have no text once they are sanitized',
      { html: '<script>alert(1)</script>' },
      'A prompt needs some text.',
    ],
    ['have U+0000 in their text', { html: '<p>a\0b</p>' }, unstorable],
    ['have U+0000 in their notes', { notes: 'a\0b' }, unstorable],
    [
      'are for data that the campus has no class for',
      { data_class: 'secret' },
      'The data class must be Public, Internal, or Restricted.',
    ],
    ['have half a character in a field', { fields: [{ name: 'topic', label: '\ud800' }] }, unstorable],
  ])('names the prompts that %s', async (_, change, message) => {
    const user = await newUser()
    const id = await start(user, 2)
    const bad = prompt('Bad', { html: '<p>{{topic}}</p>', ...change })
    expect((await send(user, id, [prompt('One'), bad])).json()).toEqual({
      problems: [{ position: 2, message }],
    })
    expect((await user.post(finishImport, { import_id: id })).json()).toMatchObject({ missing: 1 })
  })

  it('has up to 2,000 prompts, 100 in a batch, and 10 MB', async () => {
    const user = await newUser()
    const message = async (response: ReturnType<User['post']>) => (await response).json().message
    expect(await message(user.post(startImport, { count: 2_001 }))).toBe(
      'count must be a whole number from 1 to 2000.',
    )
    const id = await start(user, 101)
    const many = Array.from({ length: 101 }, (_, index) => prompt(`No. ${index}`))
    expect(await message(send(user, id, many))).toBe('You can send up to 100 prompts at once.')
    expect(await message(send(user, id, []))).toBe('Send at least one prompt.')
    expect(await message(send(user, id, [prompt('Too many')], 102))).toBe(
      'This import has 101 prompts, so it can’t have more.',
    )
    await send(user, id, [prompt('Long')])
    const html = 'x'.repeat(9_999_900)
    await db.updateTable('staged_prompts').set({ html }).where('import_id', '=', id).execute()
    const refused = await send(user, id, [prompt('Short', { html: `<p>${'x'.repeat(100)}</p>` })], 2)
    expect(refusal(refused)).toEqual([
      413,
      'These prompts have more than 10 MB of text, which is the most for one import. Split the file and import each part.',
    ])
  })

  it('counts toward the text that a user can save in a day', async () => {
    const user = await newUser()
    const id = await staged(user, [prompt('One')])
    const window_start = new Date(clock.now.getTime() - (clock.now.getTime() % DAY))
    const key = `stored-text:${user.id}`
    await db.insertInto('rate_limits').values({ key, window_start, count: 50_000_000 }).execute()
    const refused = await user.post(finishImport, { import_id: id })
    expect(refusal(refused)).toEqual([429, expect.stringMatching(/^You’ve saved 50 MB of text today/)])
    expect(await own(user)).toEqual([])
    await db.deleteFrom('rate_limits').where('key', '=', key).execute()
    expect((await user.post(finishImport, { import_id: id })).statusCode).toBe(200)
  })

  it('can be canceled, also twice, until it is finished', async () => {
    const user = await newUser()
    const id = await staged(user, [prompt('One')])
    for (const _ of [1, 2]) expect((await user.post(cancelImport, { import_id: id })).statusCode).toBe(200)
    for (const gone of [
      await send(user, id, [prompt('One')]),
      await user.post(finishImport, { import_id: id }),
    ])
      expect(refusal(gone)).toEqual([404, GONE])
    const finished = await imported(user, [prompt('Two')])
    await user.post(cancelImport, { import_id: finished.id })
    expect(await user.read(listImports)).toEqual([finished])
    expect(await titles(user)).toEqual(['Two'])
  })

  it('expires after 24 hours, with what was staged', async () => {
    const user = await newUser()
    const [{ id: finished }, waiting] = [
      await imported(user, [prompt('1')]),
      await staged(user, [prompt('2')]),
    ]
    await sweepImports(db, new Date(clock.now.getTime() + DAY - 1))
    const left = () =>
      db.selectFrom('imports').select('id').where('user_id', '=', user.id).orderBy('id').execute()
    expect(await left()).toEqual([{ id: finished }, { id: waiting }])
    await sweepImports(db, new Date(clock.now.getTime() + DAY))
    expect(await left()).toEqual([])
    expect(
      await db.selectFrom('staged_prompts').selectAll().where('import_id', '=', waiting).execute(),
    ).toEqual([])
    expect(await titles(user)).toEqual(['1'])
  })

  it('belongs to one user', async () => {
    const [user, other] = [await newUser(), await newUser()]
    const id = await staged(user, [prompt('Mine')])
    const { id: finished } = await imported(user, [prompt('Also mine')])
    await other.post(cancelImport, { import_id: id })
    const attempts = [
      await send(other, id, [prompt('Theirs')]),
      await other.post(finishImport, { import_id: id }),
      await other.post(undoImport, { import_id: finished }),
    ]
    const missing = await other.post(undoImport, { import_id: 2_147_483_647 })
    for (const attempt of attempts) expect([attempt.statusCode, attempt.body]).toEqual([404, missing.body])
    expect(await other.read(listImports)).toEqual([])
    expect((await user.post(finishImport, { import_id: id })).json()).toMatchObject({ added: 1 })
  })
})

it('adds nothing if the server fails in the middle, and everything after that', async () => {
  let failsAt = ''
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (failsAt !== '' && JSON.stringify(node).includes(failsAt)) throw new Error('The server failed.')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const failing = await createTestApp({}, { plugin })
  const user = await failing.newUser()
  const id = await staged(user, [prompt('One'), prompt('Two')])
  const stored = () => failing.db.selectFrom('all_prompts').select('id').execute()
  for (const statement of ['insert into search_documents', '"skipped"']) {
    failsAt = statement
    expect((await user.post(finishImport, { import_id: id })).statusCode, statement).toBe(500)
    expect(await stored()).toEqual([])
  }
  failsAt = ''
  expect((await user.post(finishImport, { import_id: id })).json()).toMatchObject({ added: 2 })
  expect(await stored()).toHaveLength(2)
})

describe('the collection of an import', () => {
  const finishAs = async (
    user: User,
    collection: object,
    prompts = [prompt('One', { collection_note: 'First' })],
  ) => {
    const import_id = await staged(user, prompts)
    return { import_id, response: await user.post(finishImport, { import_id, collection }) }
  }
  const count = async (user: User) =>
    (await db.selectFrom('collection_members').select('role').where('user_id', '=', user.id).execute()).length

  it('is deleted when the import is undone, unless it has others since', async () => {
    const user = await newUser()
    const { import_id, response } = await finishAs(user, { name: 'A' })
    const { collection } = response.json()
    expect(collection).toEqual(expect.any(String))
    expect((await user.post(finishImport, { import_id, collection: { name: 'A' } })).json()).toEqual(
      response.json(),
    )
    expect(await user.read(listImports)).toMatchObject([{ collection }])
    expect(await count(user)).toBe(1)
    expect(await undone(user, import_id)).toMatchObject({ undone: 1, kept: [], collection: null })
    expect(await count(user)).toBe(0)
  })

  it.each([
    ['without a name', { name: ' ' }, 400, 'A collection needs a name.'],
    ['with a long description', { name: 'A', description: 'x'.repeat(1_001) }, 400, /1,000/],
  ])('is refused %s', async (_what, collection, status, sentence) => {
    const user = await newUser()
    const { response } = await finishAs(user, collection)
    expect(refusal(response)).toEqual([status, expect.stringMatching(sentence)])
    expect(await titles(user)).toEqual([])
  })

  it('is refused if the user or the collection would have too many, and nothing is imported', async () => {
    const user = await newUser()
    const many = Array.from({ length: 501 }, (_, index) => prompt(`P${index}`))
    const import_id = await start(user, many.length)
    for (let at = 0; at < many.length; at += 50) await send(user, import_id, many.slice(at, at + 50), at + 1)
    const large = await user.post(finishImport, { import_id, collection: { name: 'A' } })
    expect(refusal(large)).toEqual([409, expect.stringContaining('up to 500 prompts')])
    for (let index = 0; index < 500; index += 1) await createCollection(db, { owner_id: user.id })
    const { response } = await finishAs(user, { name: 'A' })
    expect(refusal(response)).toEqual([409, expect.stringContaining('up to 500 collections')])
    expect(await titles(user)).toEqual([])
  })
})

describe('duplicates', () => {
  it('are skipped if title and text are the same, unless the user wants both', async () => {
    const user = await newUser()
    await imported(user, [prompt('Same'), prompt('Other text')])
    const again = await imported(user, [
      prompt('Same'),
      prompt('Other text', { html: '<p>Do that.</p>' }),
      prompt('New'),
    ])
    expect(again).toMatchObject({ added: 2, skipped: 1 })
    const import_id = await staged(user, [prompt('Same')])
    const both = await user.post(finishImport, { import_id, keep_duplicates: true })
    expect(both.json()).toMatchObject({ added: 1, skipped: 0 })
    expect((await titles(user)).toSorted()).toEqual(['New', 'Other text', 'Other text', 'Same', 'Same'])
  })

  it('are skipped if two tabs import the same file', async () => {
    const user = await newUser()
    const file = [prompt('One'), prompt('Two')]
    const ids = [await staged(user, file), await staged(user, file)]
    const answers = await Promise.all(ids.map((import_id) => user.post(finishImport, { import_id })))
    expect(answers.map((answer) => answer.json().added).toSorted()).toEqual([0, 2])
    expect(await titles(user)).toEqual(['Two', 'One'])
  })

  it.each([
    ['title', { html: '<p>Rewritten</p>' }],
    ['text', { title: 'Renamed' }],
  ])('with the %s of a prompt that a curator made private stay private', async (_, change) => {
    const user = await newUser()
    const { id } = await createPrompt(db, { author_id: user.id, title: 'Held', is_public: false })
    await db.updateTable('prompts').set({ unpublished_id: id }).where('id', '=', id).execute()
    await imported(user, [prompt('Held', change), prompt('Free', { html: '<p>Other</p>' })])
    const [, free, held] = await own(user)
    expect([held?.unpublished_id, free?.unpublished_id]).toEqual([id, null])
    const publish = (promptId = 0) =>
      user.post(updatePrompt, {
        id: promptId,
        title: 'T',
        category: 'Teach',
        visibility: 'public',
        markdown: '<p>T</p>',
      })
    expect((await publish(held?.id)).json()).toMatchObject({ is_public: false, publishing: 'waiting' })
    expect((await publish(free?.id)).json()).toMatchObject({ is_public: true })
  })
})

describe('undoing', () => {
  it('moves the prompts to Recently deleted', async () => {
    const user = await newUser()
    const finished = await imported(user, [prompt('Added', { html: '<p>Newer words</p>' })])
    passTime(HOUR)
    const first = await undone(user, finished.id)
    expect(first).toMatchObject({ undone: 1, kept: [], undone_at: clock.now.toISOString() })
    expect(await own(user)).toEqual([])
    const deleted = await user.read(listDeletedPrompts)
    expect(deleted).toMatchObject([{ title: 'Added', deleted_by_admin: false }])
    expect(await user.read(listOwnPrompts, { q: 'newer' })).toEqual([])
    // Again, from another tab or after a lost response.
    passTime(MINUTE)
    expect(await undone(user, finished.id)).toEqual(first)
    expect(await user.read(listImports)).toMatchObject([{ id: finished.id, undone: 1 }])
    expect((await user.post(restorePrompt, { prompt_id: deleted[0]?.id })).statusCode).toBe(200)
    expect(await undone(user, finished.id)).toEqual(first)
    expect(await titles(user)).toEqual(['Added'])
  })

  it('leaves what was edited, shared, or collected since, and says why', async () => {
    const [user, other] = [await newUser(), await newUser()]
    const all = ['Edited', 'Published', 'Shared', 'Collected', 'Deleted', 'Untouched']
    const finished = await imported(
      user,
      all.map((title) => prompt(title)),
    )
    passTime(MINUTE)
    const ids = Object.fromEntries((await own(user)).map(({ id, title }) => [title, id]))
    const edit = (title: string, visibility: string) =>
      user.post(updatePrompt, { ...FORM, id: ids[title], title, visibility, markdown: `<p>${title}</p>` })
    await edit('Edited', 'private')
    await edit('Published', 'public')
    const shared = { prompt_id: ids['Shared'] ?? 0, recipient_id: other.id, sharer_id: user.id }
    await db
      .insertInto('shares')
      .values({ ...shared, shared_at: clock.now })
      .execute()
    await createCollection(db, { owner_id: user.id, prompt_ids: [ids['Collected'] ?? 0] })
    await markDeleted(db, ids['Deleted'] ?? 0, clock.now)
    const { undone: count, kept } = await undone(user, finished.id)
    expect(count).toBe(1)
    expect(kept.map(({ title, reason }) => [title, reason]).toSorted()).toEqual([
      ['Collected', 'collected'],
      ['Edited', 'edited'],
      ['Published', 'edited'],
      ['Shared', 'shared'],
    ])
    expect((await titles(user)).toSorted()).toEqual(['Collected', 'Edited', 'Published', 'Shared'])
  })

  it('works for 24 hours', async () => {
    const user = await newUser()
    const [finished, waiting] = [await imported(user, [prompt('One')]), await staged(user, [prompt('Two')])]
    const refused = await user.post(undoImport, { import_id: waiting })
    expect(refusal(refused)).toEqual([404, GONE])
    passTime(DAY)
    // The session has ended by then.
    await db.updateTable('sessions').set({ created_at: clock.now, last_seen_at: clock.now }).execute()
    const late = await user.post(undoImport, { import_id: finished.id })
    expect(refusal(late)).toEqual([404, GONE])
    expect(await user.read(listImports)).toEqual([])
    passTime(-1)
    expect(await undone(user, finished.id)).toMatchObject({ undone: 1 })
  })
})
