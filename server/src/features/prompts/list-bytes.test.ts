import { listOwnPrompts, listPrompts, listSharedPrompts, type Prompt } from '@prompt-library/contract/prompts'
import { CONTENT_MAX, FIELDS_TEXT_MAX, NOTES_MAX, PAGE_SIZE } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { promptContent } from '../../rich-text/prompt-content.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import { createPrompt, createUser } from '../../testing/builders.ts'
import { sample } from '../../testing/sample.ts'
import { createTestApp } from '../../testing/test-app.ts'

const LISTS = [listPrompts, listOwnPrompts, listSharedPrompts]
/** Pages and full lists, in any order, and searches. */
const QUERIES = sample(
  [
    {},
    { page: 1, page_size: 100 },
    { sort: 'oldest' },
    { q: 'long' },
    { q: 'long', page: 1, page_size: 100 },
  ],
  2,
)

describe('a list of long prompts', async () => {
  const { db, newUser } = await createTestApp()
  const me = await newUser()
  const sharer = await createUser(db)
  const COUNT = 60
  // An ampersand is stored as five bytes, so no prompt is larger than this one.
  const { html } = promptContent({ title: 'x', html: '&'.repeat(CONTENT_MAX) })
  // PostgreSQL compresses this description to a small part of its length.
  const fields = JSON.stringify([{ name: 'a', help: '語'.repeat(FIELDS_TEXT_MAX) }])
  await createPrompt(db, { author_id: me.id, title: 'Long' })
  await sql`
    insert into prompts (author_id, title, category, is_public, html, notes, fields, title_key, created_at, updated_at)
    select author_id, title, category, is_public, ${html}, ${'語'.repeat(NOTES_MAX)}, ${fields}::jsonb, title_key,
      created_at, updated_at
    from prompts, generate_series(1, ${COUNT}::int)`.execute(db)
  await sql`delete from prompts where octet_length(html) < ${CONTENT_MAX}`.execute(db)
  const prompts = await db.selectFrom('prompts').select('id').execute()
  await indexPrompts(
    db,
    prompts.map(({ id }) => id),
  )
  await sql`insert into shares (prompt_id, recipient_id, sharer_id, shared_at)
    select id, ${me.id}, ${sharer.id}, created_at from prompts`.execute(db)

  describe.each(LISTS)('$path', (call) => {
    it.each(QUERIES)('says where a page that was cut continues, so none is missed: %j', async (query) => {
      const { page, ...others }: { page?: number } = query
      const ids: number[] = []
      let start: object = { page }
      for (let read = 0; read < COUNT; read += 1) {
        const response = await me.get(call, { page_size: 100, ...others, ...start })
        ids.push(...response.json().map(({ id }: Prompt) => id))
        const { 'x-next-offset': next } = response.headers
        if (next === undefined) break
        start = { offset: next }
      }
      expect(ids).toHaveLength(COUNT)
      expect(new Set(ids).size).toBe(COUNT)
    })

    it('never cuts a page of the default size short', async () => {
      const ids: number[] = []
      for (let page = 1; page <= Math.ceil(COUNT / PAGE_SIZE); page += 1) {
        const response = await me.get(call, { page })
        expect(response.headers).not.toHaveProperty('x-total-more')
        ids.push(...response.json().map(({ id }: Prompt) => id))
      }
      expect(new Set(ids).size).toBe(COUNT)
    })
  })

  it('includes the first prompt of a page, however long it is', async () => {
    const [first] = await me.read(listPrompts, { page: 1, page_size: 1 })
    await sql`update prompts set html = repeat(html, 60) where id = ${first?.id}`.execute(db)
    for (const query of [{}, { q: 'long', sort: 'newest' }]) {
      const response = await me.get(listPrompts, query)
      expect(response.json().map(({ id }: Prompt) => id)).toEqual([first?.id])
      expect(response.headers['x-total-more']).toBe('true')
    }
  })
})
