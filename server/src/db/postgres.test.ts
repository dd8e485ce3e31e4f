import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startProxy } from '../testing/start-proxy.ts'
import { createPostgresDatabase, onPostgres } from '../testing/test-database.ts'
import { type Database, type Db, inTransaction, type Queryable } from './database.ts'
import { openPostgres } from './postgres.ts'

const CONNECTIONS = 10
const open: Database[] = []

/** Opens a new database with limits short enough for a test. */
async function openWith(limits: Parameters<typeof openPostgres>[2], url?: string) {
  const database = await openPostgres(url ?? (await createPostgresDatabase()), () => undefined, limits)
  open.push(database)
  return database
}

const add = (to: Queryable, name: string) =>
  to.insertInto('seeds').values({ name, done_at: new Date() }).execute()
const sleep = (db: Queryable, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)
const atOnce = (count: number, work: (index: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)))
const failures = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))

describe.runIf(onPostgres)('PostgreSQL', () => {
  afterAll(() => Promise.all(open.map((database) => database.close())))

  it('times out when the server hangs, and every connection works once it responds again', async () => {
    const url = new URL(await createPostgresDatabase())
    const proxy = await startProxy(Number(url.port))
    url.port = String(proxy.port)
    const { db } = await openWith({ query_timeout: 3_000, connectionTimeoutMillis: 1_000 }, url.href)
    const { promise: hanging, resolve: hang } = Promise.withResolvers<number>()
    let started = 0
    const hung = await atOnce(CONNECTIONS, (index) =>
      inTransaction(db, async (tx) => {
        await add(tx, `before ${index}`)
        started += 1
        if (started === CONNECTIONS) {
          proxy.hang()
          hang(performance.now())
        }
        await hanging
        await add(tx, `after ${index}`)
      }),
    )
    // Only one timeout, not a second one for the rollback.
    expect(performance.now() - (await hanging)).toBeLessThan(5_900)
    expect(failures(hung)).toHaveLength(CONNECTIONS)
    expect(failures(await atOnce(1, () => sleep(db, 0)))[0]).toMatch(/Connection terminated|timeout expired/)
    proxy.flow()
    for (let round = 0; round < 3; round += 1) {
      expect(failures(await atOnce(2 * CONNECTIONS, () => sleep(db, 0.01)))).toEqual([])
    }
    await proxy.close()
  })

  it('serves all requests when the server allows only a few connections', async () => {
    const url = new URL(await createPostgresDatabase())
    const { db: owner } = await openWith({}, url.href)
    const role = `guest_${url.pathname.slice(-8)}`
    await sql`create role ${sql.ref(role)} login connection limit 3`.execute(owner)
    url.username = role
    const { db } = await openWith({}, url.href)
    expect(failures(await atOnce(15, () => sleep(db, 0.01)))).toEqual([])
    await sql`drop role ${sql.ref(role)}`.execute(owner)
  })

  it('replaces all connections after a server became read-only and refused one write', async () => {
    const { db } = await openWith({})
    const everywhere = (statement: string) =>
      atOnce(CONNECTIONS, () =>
        inTransaction(db, async (tx) => {
          await sql.raw(statement).execute(tx)
          // Long enough that each transaction gets its own connection.
          await sleep(tx, 0.5)
        }),
      )
    await everywhere('set default_transaction_read_only = on')
    await expect(inTransaction(db, (tx) => add(tx, 'refused'))).rejects.toMatchObject({ code: '25006' })
    expect(failures(await atOnce(CONNECTIONS, (index) => add(db, `kept ${index}`)))).toEqual([])
  })

  it('retries deadlocked transactions until both are done', async () => {
    const { db } = await openWith({})
    await Promise.all([add(db, 'a'), add(db, 'b')])
    const lock = (tx: Queryable, name: string) =>
      tx.updateTable('seeds').set({ done_at: new Date() }).where('name', '=', name).execute()
    let attempts = 0
    let locked = 0
    const { promise: bothHoldOne, resolve: meet } = Promise.withResolvers<void>()
    const both = await atOnce(2, (index) =>
      inTransaction(db, async (tx) => {
        attempts += 1
        await lock(tx, index === 0 ? 'a' : 'b')
        locked += 1
        if (locked === 2) meet()
        await bothHoldOne
        await lock(tx, index === 0 ? 'b' : 'a')
      }),
    )
    expect(failures(both)).toEqual([])
    // On a busy machine, the retry can run into the other one again.
    expect(attempts).toBeGreaterThanOrEqual(3)
  })

  it('limits how long statements wait for a lock or run, and gives scripts more time', async () => {
    const database = await openWith({ lock_timeout: 100, statement_timeout: 300 })
    const { db } = database
    await add(db, 'a')
    await holdingLock(db, async () => {
      await expect(db.deleteFrom('seeds').execute()).rejects.toMatchObject({ code: '55P03' })
    })
    await expect(sleep(db, 2)).rejects.toMatchObject({ code: '57014' })
    await database.withSession((run) => run('select pg_sleep(0.5)'))
  })

  it('times out requests that wait for a connection', async () => {
    const { db } = await openWith({ acquireTimeout: 200 })
    const slow = atOnce(CONNECTIONS, () => sleep(db, 1))
    await expect(sleep(db, 0)).rejects.toMatchObject({ code: '53300' })
    expect(failures(await slow)).toEqual([])
    await sleep(db, 0)
  })
})

describe.runIf(onPostgres)('a server that can’t be used', () => {
  /** A database whose server says this about its settings. */
  const opening = async (setting: string) => {
    const url = await createPostgresDatabase({ empty: true })
    const { db } = await openWith({}, url)
    await sql
      .raw(
        `create function public.current_setting(name text) returns text language plpgsql as $$ begin ${setting}; end $$`,
      )
      .execute(db)
    await sql`alter database ${sql.ref(new URL(url).pathname.slice(1))} set search_path = public, pg_catalog`.execute(
      db,
    )
    return openWith({}, url)
  }

  it('is refused with its version if it is too old', async () => {
    const old = `return case name when 'server_version_num' then '140011' else '14.11 (Debian)' end`
    await expect(opening(old)).rejects.toThrow(
      /^PostgreSQL at [\w.:/]+ is version 14\.11 \(Debian\), but the library needs version 15 or newer\. Update PostgreSQL, or set DATABASE_URL to a newer server\.$/,
    )
  })

  it.each(['closed for today', 'closed for today.'])('is refused in whole sentences: %s', async (reason) => {
    await expect(opening(`raise exception '${reason}'`)).rejects.toThrow(
      /can't be used: closed for today\. Check DATABASE_URL\.$/,
    )
  })
})

async function holdingLock(db: Db, work: () => Promise<void>): Promise<void> {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const { promise: locked, resolve: hold } = Promise.withResolvers<void>()
  const holding = inTransaction(db, async (tx) => {
    await sql`lock table seeds`.execute(tx)
    hold()
    await done
  })
  await locked
  await work()
  finish()
  await holding
}

describe.runIf(onPostgres)('a repeated statement', () => {
  it.each([
    ['is prepared once', '', ['select $1::int + 1 as n']],
    ['is not prepared behind a pooler', '?prepared_statements=false', []],
  ])('%s', async (_name, parameters, expected) => {
    const { db } = await openWith({}, `${await createPostgresDatabase()}${parameters}`)
    const prepared = await inTransaction(db, async (tx) => {
      for (const n of [1, 2]) await sql`select ${n}::int + 1 as n`.execute(tx)
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)
    })
    expect(prepared.rows.map(({ statement }) => statement)).toEqual(expected)
  })
})
