import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, describe, expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { IN_MEMORY } from '../testing/embedded-snapshot.ts'
import { onPostgres } from '../testing/test-database.ts'
import { inTransaction, type Queryable } from './database.ts'
import { openEmbedded, wrapPGlite } from './embedded.ts'

const add = (to: Queryable, name: string) =>
  to.insertInto('seeds').values({ name, planted_at: new Date() }).execute()

describe.runIf(!onPostgres)('the embedded database', async () => {
  const disk = { room: Number.POSITIVE_INFINITY }
  const pglite = new PGlite()
  const database = await wrapPGlite(pglite, { ...IN_MEMORY, room: () => disk.room, patience: 200 })
  const { db } = database
  await database.withSession((run) => run('create table seeds (name text, planted_at timestamptz)'))
  const names = async () => (await db.selectFrom('seeds').select('name').execute()).map((row) => row.name)
  afterAll(() => database.close())

  it('writes nothing onto a disk that is nearly full, is still read, and goes on when there is room', async () => {
    disk.room = 1_000_000
    await expect(add(db, 'too much')).rejects.toMatchObject({ code: '53100' })
    await expect(inTransaction(db, (tx) => add(tx, 'too much'))).rejects.toMatchObject({ code: '53100' })
    expect(await names()).toEqual([])
    disk.room = Number.POSITIVE_INFINITY
    await inTransaction(db, (tx) => add(tx, 'fits'))
    expect(await names()).toEqual(['fits'])
  })

  it('lets nobody wait for its one connection for long, and loses no place by that', async () => {
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

  it('lets the rest of the process have its turn between two who wait', async () => {
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

  it('fails, and does not hang, when it is gone', async () => {
    await pglite.close()
    await expect(inTransaction(db, (tx) => add(tx, 'gone'))).rejects.toThrow('closed')
    await expect(names()).rejects.toThrow('closed')
  })
})

describe.runIf(!onPostgres)('opening the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-room-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is refused with a sentence where there is no room for it, and leaves nothing half made', async () => {
    const opening = openEmbedded(folder, () => 100_000_000)
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow('100 MB are left')
    expect(existsSync(join(folder, 'pglite'))).toBe(false)
  })
})
