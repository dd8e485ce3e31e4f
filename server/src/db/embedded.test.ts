import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { IN_MEMORY } from '../testing/embedded-snapshot.ts'
import { onPostgres } from '../testing/test-database.ts'
import { inTransaction, type Queryable } from './database.ts'
import { openEmbedded, wrapPGlite } from './embedded.ts'

const add = (to: Queryable, name: string) =>
  to.insertInto('seeds').values({ name, done_at: new Date() }).execute()

describe.runIf(!onPostgres)('the embedded database', async () => {
  const disk = { freeSpace: Number.POSITIVE_INFINITY }
  const pglite = new PGlite()
  const database = await wrapPGlite(pglite, {
    ...IN_MEMORY,
    freeSpace: () => disk.freeSpace,
    acquireTimeout: 200,
  })
  const { db } = database
  await database.withSession((run) =>
    run(`create table seeds (name text, done_at timestamptz);
      create function add_seed(name text) returns void language sql as 'insert into seeds (name) values (name)'`),
  )
  const names = async () => (await db.selectFrom('seeds').select('name').execute()).map((row) => row.name)
  afterAll(() => database.close())

  const WRITES: [string, (to: Queryable) => Promise<unknown>][] = [
    ['an insert', (to) => add(to, 'too much')],
    ['a template', (to) => sql`insert into seeds (name) values (${'too much'})`.execute(to)],
    [
      'a template with a write before the select',
      (to) =>
        sql`-- Adds one.
      with added as (insert into seeds (name) values ('too much') returning name) select * from added`.execute(
          to,
        ),
    ],
    ['a function', (to) => sql`select add_seed('too much')`.execute(to)],
  ]

  it.each(WRITES)('refuses %s when the disk is nearly full, until there is space again', async (_, write) => {
    await sql`delete from seeds`.execute(db)
    disk.freeSpace = 1_000_000
    await expect(write(db)).rejects.toMatchObject({ code: '53100', message: expect.stringContaining('disk') })
    await expect(inTransaction(db, write)).rejects.toMatchObject({ code: '53100' })
    expect(await names()).toEqual([])
    disk.freeSpace = Number.POSITIVE_INFINITY
    await inTransaction(db, (tx) => add(tx, 'fits'))
    expect(await names()).toEqual(['fits'])
  })

  it('times out requests that wait for its only connection, and serves later ones', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const holding = inTransaction(db, async (tx) => {
      await add(tx, 'slow')
      await held
    })
    await expect(names()).rejects.toMatchObject({ code: '53300' })
    await expect(inTransaction(db, (tx) => add(tx, 'late'))).rejects.toMatchObject({ code: '53300' })
    release()
    await holding
    expect(await names()).toEqual(['fits', 'slow'])
  })

  it('lets the event loop run between two waiting requests', async () => {
    let done = 0
    const all = Promise.all(
      Array.from({ length: 20 }, async () => {
        await names()
        done += 1
      }),
    )
    await nextTurn()
    await nextTurn()
    await nextTurn()
    expect(done).toBeLessThan(10)
    await all
  })

  it('prepares a statement once, and continues after one that failed', async () => {
    const divide = (by: number, to: Queryable = db) =>
      sql<{ is: number }>`select 6 / ${by}::int as is`.execute(to)
    const prepared = async () =>
      (await sql`select from pg_prepared_statements where statement like 'select 6 /%'`.execute(db)).rows
        .length
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect([(await divide(2)).rows, (await divide(3)).rows, await prepared()]).toEqual([
      [{ is: 3 }],
      [{ is: 2 }],
      1,
    ])
    await expect(inTransaction(db, (tx) => divide(0, tx))).rejects.toMatchObject({ code: '22012' })
    await expect(sql`select nothing from ${'nowhere'}`.execute(db)).rejects.toMatchObject({ code: '42601' })
    expect((await divide(6)).rows).toEqual([{ is: 1 }])
  })

  it('fails instead of hanging when it is closed', async () => {
    await pglite.close()
    await expect(inTransaction(db, (tx) => add(tx, 'gone'))).rejects.toThrow('closed')
    await expect(names()).rejects.toThrow('closed')
  })
})

describe.runIf(!onPostgres)('opening the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-disk-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is refused with a message when the disk is nearly full, and creates no files', async () => {
    const opening = openEmbedded(folder, () => 100_000_000)
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow('only 100 MB left')
    expect(existsSync(join(folder, 'pglite'))).toBe(false)
  })
})
