import { listOwnPrompts, listPrompts, listSharedPrompts, type Prompt } from '@prompt-library/contract/prompts'
import {
  CONTENT_MAX,
  FIELDS_TEXT_MAX,
  LIST_BYTES_MAX,
  NOTES_MAX,
  PAGE_SIZE_MAX,
} from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { promptContent } from '../../rich-text/prompt-content.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import { createPrompt, createUser } from '../../testing/builders.ts'
import { sample } from '../../testing/sample.ts'
import { createTestApp } from '../../testing/test-app.ts'

const LISTS = [listPrompts, listOwnPrompts, listSharedPrompts]
/** Full lists, in any order, and searches. */
const QUERIES = sample([{}, { sort: 'oldest' }, { q: 'long' }, { q: 'long', sort: 'newest' }], 2)

describe('a list of long prompts', async () => {
  const { db, newUser } = await createTestApp()
  const me = await newUser()
  const sharer = await createUser(db)
  const COUNT = PAGE_SIZE_MAX + 5
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
    // Shared With Me leaves out one's own.
    beforeAll(async () => {
      const author_id = call === listSharedPrompts ? sharer.id : me.id
      await db.updateTable('prompts').set({ author_id }).execute()
    })

    it.each(QUERIES)('says that there is more than fits into a full list: %j', async (query) => {
      const response = await me.get(call, query)
      expect(response.headers['x-total-more']).toBe('true')
      expect(response.json().length).toBeLessThan(COUNT)
      expect(response.rawPayload.length).toBeLessThan(LIST_BYTES_MAX)
    })

    it.each([{}, { q: 'long' }])('never cuts a page: %j', async (query) => {
      const ids: number[] = []
      for (let page = 1; page <= 2; page += 1) {
        const response = await me.get(call, { ...query, page, page_size: PAGE_SIZE_MAX })
        expect(response.headers).not.toHaveProperty('x-total-more')
        ids.push(...response.json().map(({ id }: Prompt) => id))
      }
      expect(new Set(ids).size).toBe(COUNT)
    })
  })

  it('includes the first prompt of a full list, however long it is', async () => {
    const [first] = await me.read(listPrompts, { page: 1, page_size: 1 })
    await sql`update prompts set html = repeat(html, 60) where id = ${first?.id}`.execute(db)
    for (const query of [{}, { q: 'long', sort: 'newest' }]) {
      const response = await me.get(listPrompts, query)
      expect(response.json().map(({ id }: Prompt) => id)).toEqual([first?.id])
      expect(response.headers['x-total-more']).toBe('true')
    }
  })
})
