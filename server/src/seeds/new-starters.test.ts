import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../db/database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { seed } from './seed.ts'
import { addNewStarterPrompts, readStarterPrompts } from './starter-prompts.ts'

const now = new Date('2026-03-15T12:00:00.000Z')

describe('a library that was set up before the newest starter prompts', async () => {
  const database = await openTestDatabase()
  const { db } = database
  afterAll(() => database.close())
  const newest = readStarterPrompts().filter(({ set }) => set === 2)
  const start = () => seed(db, { starterPrompts: true, demoData: false }, now)
  const add = () => inTransaction(db, (tx) => addNewStarterPrompts(tx, now))
  const titles = async () => {
    const rows = await db.selectFrom('prompts').select('title').execute()
    return rows.map(({ title }) => title).sort()
  }

  it('gets none when it starts', async () => {
    await start()
    const all = await titles()
    expect(all).toHaveLength(readStarterPrompts().length)
    // What the earlier version left: its own prompts, of which one was changed, one renamed, and one deleted.
    await db
      .deleteFrom('prompts')
      .where(
        'title',
        'in',
        newest.map(({ title }) => title),
      )
      .execute()
    await db.deleteFrom('seeds').where('name', '=', 'starter-prompts-2').execute()
    await db
      .updateTable('prompts')
      .set({ notes: 'Ours' })
      .where('title', '=', all[0] ?? '')
      .execute()
    await db
      .updateTable('prompts')
      .set({ title: 'Our title' })
      .where('title', '=', all[1] ?? '')
      .execute()
    await db
      .deleteFrom('prompts')
      .where('title', '=', all[2] ?? '')
      .execute()
    const before = await titles()
    expect(await start()).toEqual([])
    expect(await titles()).toEqual(before)
  })

  it('gets them by the command, and nothing else changes', async () => {
    const before = await db.selectFrom('prompts').selectAll().orderBy('id').execute()
    expect([...(await add())].sort()).toEqual(newest.map(({ title }) => title).sort())
    const after = await db.selectFrom('prompts').selectAll().orderBy('id').execute()
    expect(after.slice(0, before.length)).toEqual(before)
    const added = after.slice(before.length)
    expect(added.map(({ title }) => title).sort()).toEqual(newest.map(({ title }) => title).sort())
    const { rows } = await sql`select distinct kind from prompts join users on users.id = author_id`.execute(
      db,
    )
    expect(rows).toEqual([{ kind: 'library' }])
    for (const { title, fields, data_class, notes } of added) {
      const written = newest.find((prompt) => prompt.title === title)
      expect({ data_class, notes }).toEqual({ data_class: written?.dataClass, notes: written?.notes })
      expect(fields.length).toBeGreaterThan(0)
    }
  })

  it('gets nothing the second time, not even what was deleted', async () => {
    await db
      .deleteFrom('prompts')
      .where('title', '=', newest[0]?.title ?? '')
      .execute()
    expect(await add()).toEqual([])
    expect(await start()).toEqual([])
    expect(await titles()).not.toContain(newest[0]?.title)
  })
})
