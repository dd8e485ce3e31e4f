import { createPrompt as createCall, deletePrompt, updatePrompt } from '@prompt-library/contract/prompts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/database.ts'
import { createPrompt, createPrompts, createUser, signInAs } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { publicPrompts } from './list-queries.ts'
import { search } from './search.ts'
import { sweepWords } from './search-queries.ts'

const FILTER = { source: publicPrompts, category: undefined }
const PAGE = { sort: 'newest', limit: 1_000, offset: 0 } as const
/** So many newer ones that a prompt is not among the first, which are looked at in any case. */
const MANY = 320

describe('the index of words', async () => {
  const { app, db, config, clock } = await createTestApp()
  const author = await createUser(db)
  const old = (title: string, text = 'Text') =>
    createPrompt(db, {
      author_id: author.id,
      title,
      html: `<p>${text}</p>`,
      created_at: new Date('2026-01-01'),
    })
  await createPrompts(db, { author_id: author.id, count: MANY })
  const idsOf = async (text: string) => (await search(db, FILTER, { text, ...PAGE })).ids

  it('finds a prompt by every piece of its text', async () => {
    const text = 'naïve snake_case “très bon”: 100% of c:\\temp, 要約を短く。🎉 end'
    const { id } = await old(text, 'x')
    const letters = [...text]
    const pieces = [1, 2, 3, 5, 8, 13, 30].flatMap((length) =>
      letters.map((_, at) => letters.slice(at, at + length).join('')),
    )
    const missed: string[] = []
    for (const piece of new Set(pieces.map((piece) => piece.trim().toLowerCase())))
      if (piece !== '' && !(await idsOf(piece)).includes(id)) missed.push(piece)
    expect(missed).toEqual([])
  })

  it('finds what stands in a word that is too long for it', async () => {
    const { id } = await old('long', `before ${'ab'.repeat(40)}middle${'cd'.repeat(40)} after`)
    for (const text of ['middle', 'abmiddlecd', 'before abab', 'cdcd after', 'ab'.repeat(40)])
      expect(await idsOf(text), text).toEqual([id])
  })

  it('does not take words for a text that stand apart or the other way round', async () => {
    const { id } = await old('apart', 'quick brown and lazy dog')
    expect(await idsOf('brown and lazy')).toEqual([id])
    expect(await idsOf('ick brown an')).toEqual([id])
    for (const text of ['brown lazy', 'lazy and brown', 'rown andlazy', 'ick brown and laz dog'])
      expect(await idsOf(text), text).toEqual([])
  })

  it('follows what is written, changed, hidden and deleted', async () => {
    const headers = await signInAs(db, author, { config, at: clock.now })
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers })
    const fields = { title: 'T', category: 'Coding', visibility: 'public', markdown: '<p>wombat</p>' }
    const { id } = (await post(createCall.path, fields)).json().prompt
    await createPrompts(db, { author_id: author.id, count: MANY })
    await db
      .updateTable('prompts')
      .set({ created_at: new Date('2026-01-02') })
      .where('id', '=', id)
      .execute()
    expect(await idsOf('wombat')).toEqual([id])

    await post(updatePrompt.path, { ...fields, id, markdown: '<p>quokka</p>' })
    expect(await idsOf('wombat')).toEqual([])
    expect(await idsOf('quokka')).toEqual([id])
    const { ids } = await search(db, { ...FILTER, category: 'Coding' }, { text: 'quokka', ...PAGE })
    expect(ids).toEqual([id])

    await post(updatePrompt.path, { ...fields, id, markdown: '<p>quokka</p>', visibility: 'private' })
    expect(await idsOf('quokka')).toEqual([])
    await post(updatePrompt.path, { ...fields, id, markdown: '<p>quokka</p>' })
    await post(deletePrompt.path, { prompt_id: id })
    expect(await idsOf('quokka')).toEqual([])
  })
})

describe('a text that is in many prompts, but not in the first', async () => {
  const { db } = await createTestApp()
  const author = await createUser(db)
  await createPrompts(db, { author_id: author.id, count: 1_230, html: '<p>marmot</p>' })
  await createPrompts(db, { author_id: author.id, count: 2_000, html: '<p>x</p>' })
  await db
    .updateTable('prompts')
    .set({ created_at: new Date('2026-01-01') })
    .where('id', '<=', 1_230)
    .execute()

  it.each([
    ['newest', 1, [1_230, 1_229]],
    ['newest', 102, [18, 17]],
    ['oldest', 1, [1, 2]],
    ['oldest', 102, [1_213, 1_214]],
  ] as const)('is counted to 1,200 and sorted: %s, page %i', async (sort, page, ids) => {
    const found = await search(db, FILTER, { text: 'marmot', sort, limit: 12, offset: (page - 1) * 12 })
    expect(found).toMatchObject({ total: 1_200, more: true })
    expect(found.ids.slice(0, 2)).toEqual(ids)
    expect(found.ids).toHaveLength(12)
  })
})

describe('a part of very many words', async () => {
  const { db } = await createTestApp()
  const author = await createUser(db)
  // more words than are looked up at once, and two of them in each prompt
  for (let n = 0; n < 150; n += 1)
    await createPrompt(db, {
      author_id: author.id,
      html: `<p>zebra${n} zebra${(n + 75) % 150}</p>`,
      category: n % 3 === 0 ? 'Study' : 'Coding',
      created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
    })
  await createPrompts(db, { author_id: author.id, count: MANY, html: '<p>x</p>' })

  it('finds each prompt once', async () => {
    const { ids, total, more } = await search(db, FILTER, { text: 'zebra', ...PAGE })
    expect([ids.length, new Set(ids).size, total, more]).toEqual([150, 150, 150, false])
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('finds those of one category', async () => {
    const { ids } = await search(db, { ...FILTER, category: 'Study' }, { text: 'ebra', ...PAGE })
    expect(ids).toHaveLength(50)
  })
})

describe('the words that there are', async () => {
  const { db } = await createTestApp()
  const author = await createUser(db)
  const write = (words: string) => createPrompt(db, { author_id: author.id, html: `<p>${words}</p>` })
  const known = async (words: string[]) => {
    const { rows } = await sql<{ word: string }>`
      select word from words where word = any(${words}::text[]) order by word`.execute(db)
    return rows.map(({ word }) => word)
  }
  const remove = (id: number) => db.deleteFrom('prompts').where('id', '=', id).execute()

  it('go with the last prompt that has them', async () => {
    const one = await write('alpaca bilby')
    const two = await write('bilby civet')
    // common words are not looked for everywhere
    await createPrompts(db, { author_id: author.id, count: 320, html: '<p>something else</p>' })
    await remove(one.id)
    await sweepWords(db)
    expect(await known(['alpaca', 'bilby', 'civet', 'something'])).toEqual(['bilby', 'civet', 'something'])
    await db.updateTable('prompts').set({ search_text: 'dingo' }).where('id', '=', two.id).execute()
    await sweepWords(db)
    expect(await known(['bilby', 'civet', 'dingo', 'something'])).toEqual(['dingo', 'something'])
    expect(await sql`select * from words_to_check`.execute(db)).toMatchObject({ rows: [] })
  })

  it.runIf(onPostgres)('stay for a prompt that is just being written', async () => {
    const gone = await write('echidna')
    await createPrompts(db, { author_id: author.id, count: 320, html: '<p>something else</p>' })
    await remove(gone.id)
    const [written, save] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const writing = inTransaction(db, async (tx) => {
      await createPrompt(tx, { author_id: author.id, html: '<p>echidna</p>' })
      written.resolve()
      await save.promise
    })
    await written.promise
    const sweeping = sweepWords(db)
    await new Promise((resolve) => setTimeout(resolve, 200))
    save.resolve()
    await Promise.all([writing, sweeping])
    expect(await known(['echidna'])).toEqual(['echidna'])
  })
})

describe('a library whose prompts have high numbers', async () => {
  const { db } = await createTestApp()
  const author = await createUser(db)
  const expected: number[] = []
  // the index takes 65,536 numbers at a time
  for (const before of [0, 65_534, 65_535, 200_000, 400_000]) {
    await sql`select setval(pg_get_serial_sequence('prompts', 'id'), ${before + 1}::int)`.execute(db)
    expected.push((await createPrompt(db, { author_id: author.id, html: '<p>platypus</p>' })).id)
  }
  await createPrompts(db, { author_id: author.id, count: MANY, html: '<p>Something else.</p>' })

  it('is searched from the newest to the oldest', async () => {
    const { ids, total } = await search(db, FILTER, { ...PAGE, text: 'atyp' })
    expect(total).toBe(5)
    expect(ids.toSorted((a, b) => a - b)).toEqual(expected)
  })
})
