import { deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { toggleUpvote } from '@prompt-library/contract/prompts'
import { saveSettings } from '@prompt-library/contract/settings'
import { deleteShare, sharePrompt } from '@prompt-library/contract/sharing'
import { recordUse } from '@prompt-library/contract/uses'
import { DAY } from '@prompt-library/domain/durations'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createPrompt, createPrompts, createUser, markDeleted } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { createSettings } from '../settings/settings.ts'
import { sweepDeletedPrompts } from './routes.ts'

const { db, clock, database, newUser } = await createTestApp()
const author = await newUser()
const reader = await newUser()
const admin = await newUser({ role: 'admin' })

const remains = async (id: number) =>
  (await db.selectFrom('all_prompts').select('id').where('id', '=', id).execute()).length === 1
const deletedDaysAgo = async (days: number) => {
  const { id } = await createPrompt(db, { author_id: author.id })
  await markDeleted(db, id, new Date(clock.now.getTime() - days * DAY))
  return id
}
const sweep = () => sweepDeletedPrompts(db, clock.now, createSettings(db))
const countBlocked = async () =>
  (
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
  ).rows.length

// The embedded database has one connection, so nothing can come between two statements of a transaction there.
describe.runIf(onPostgres)('while a prompt is being deleted', () => {
  const fields = { title: 'Edited', category: 'Study', visibility: 'public', markdown: '<p>Edited.</p>' }
  const CHANGES: [string, (id: number) => Promise<{ statusCode: number }>][] = [
    ['an edit', (id) => author.post(updatePrompt, { id, ...fields })],
    ['a vote', (prompt_id) => reader.post(toggleUpvote, { prompt_id })],
    ['a share', (prompt_id) => reader.post(sharePrompt, { prompt_id, recipient_id: admin.id })],
    ['ending a share', (prompt_id) => author.post(deleteShare, { prompt_id, recipient_id: reader.id })],
    ['a use', (prompt_id) => reader.post(recordUse, { prompt_id })],
    ['a second deletion', (prompt_id) => admin.post(deletePrompt, { prompt_id })],
  ]

  it.each(CHANGES)('%s waits and leaves nothing behind', async (_, change) => {
    const { id } = await createPrompt(db, { author_id: author.id })
    await author.post(sharePrompt, { prompt_id: id, recipient_id: reader.id })
    const everything = async () => {
      const { rows } = await sql`select
        (select to_jsonb(all_prompts) - 'deleted_at' from all_prompts where id = ${id}) as prompt,
        (select count(*) from upvotes where prompt_id = ${id}) as votes,
        (select count(*) from shares where prompt_id = ${id}) as shares,
        (select count(*) from revisions where prompt_id = ${id}) as revisions,
        (select count(*) from daily_uses where prompt_id = ${id}) as uses,
        (select count(*) from notifications where prompt_id = ${id}) as notifications,
        (select count(*) from notifications where user_id = ${author.id}) as notices,
        (select count(*) from audit_log) as entries`.execute(db)
      return rows[0]
    }
    const before = await everything()
    await database.withSession(async (run) => {
      await run(`begin; update all_prompts set deleted_at = '${clock.now.toISOString()}' where id = ${id}`)
      const changing = change(id)
      await expect.poll(countBlocked).toBe(1)
      await run('commit')
      expect((await changing).statusCode).toBe(404)
    })
    expect(await everything()).toEqual(before)
  })

  it('edits at the same moment don’t bring it back into the search index', async () => {
    const { id } = await createPrompt(db, { author_id: author.id, title: 'Numbat' })
    await Promise.all([
      author.post(deletePrompt, { prompt_id: id }),
      ...Array.from({ length: 5 }, () => author.post(updatePrompt, { id, ...fields })),
    ])
    const { rows } = await sql`select from search_documents where prompt_id = ${id}`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('the sweep', () => {
  it('erases prompts deleted more than 30 days ago, in batches, with all that belongs to them', async () => {
    const [old, recent] = [await deletedDaysAgo(31), await deletedDaysAgo(29)]
    const live = await createPrompt(db, { author_id: author.id })
    const many = await createUser(db)
    await createPrompts(db, { author_id: many.id, count: 450 })
    const deleted_at = new Date(clock.now.getTime() - 40 * DAY)
    await db.updateTable('all_prompts').set({ deleted_at }).where('author_id', '=', many.id).execute()
    await sweep()
    expect([await remains(old), await remains(recent), await remains(live.id)]).toEqual([false, true, true])
    const left = await db.selectFrom('all_prompts').select('id').where('author_id', '=', many.id).execute()
    expect(left).toEqual([])
    const { rows } = await sql`select from revisions where prompt_id = ${old}`.execute(db)
    expect(rows).toEqual([])
  })

  it('follows the setting', async () => {
    const [old, recent] = [await deletedDaysAgo(8), await deletedDaysAgo(6)]
    const saved = await admin.post(saveSettings, { deleted_days: 7 })
    expect(saved.statusCode, saved.body).toBe(200)
    await sweep()
    expect([await remains(old), await remains(recent)]).toEqual([false, true])
    await admin.post(saveSettings, { deleted_days: null })
  })
})
