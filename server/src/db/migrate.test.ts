import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { createPostgresDatabase, onPostgres, openTestDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { LOCKS, withLock } from './locks.ts'
import { migrate, migrationNames } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const opened: Database[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

describe('migrate', () => {
  it('migrates an empty database once', async () => {
    const database = await open()
    expect(await migrate(database)).toEqual(migrationNames())
    expect(await migrate(database)).toEqual([])
    expect(await database.db.selectFrom('prompts').selectAll().execute()).toEqual([])
  })

  it('applies files in numeric order, each once', async () => {
    const database = await open()
    const folder = migrations({ '0001-a.sql': 'create table t (n int); insert into t values (1)' })
    expect(await migrate(database, folder)).toEqual(['0001-a.sql'])
    addMigration(folder, '0002-b.sql', 'insert into t values (2); insert into t values (3)')
    expect(await migrate(database, folder)).toEqual(['0002-b.sql'])
    expect(await numbers(database)).toEqual([1, 2, 3])
  })

  it('builds no index while the table is locked for readers by an alteration', () => {
    for (const name of migrationNames()) {
      const script = readFileSync(join(import.meta.dirname, 'migrations', name), 'utf8')
      const tables = (statement: RegExp) => Array.from(script.matchAll(statement), ([, table]) => table)
      const created = tables(/create (?:unlogged )?table (\w+)/g)
      const altered = tables(/alter table (\w+)/g).filter((table) => !created.includes(table))
      const indexed = tables(/create (?:unique )?index \w+ on (\w+)/g)
      expect(
        altered.filter((table) => indexed.includes(table)),
        name,
      ).toEqual([])
    }
  })

  it('has one file for each number', () => {
    const numbers = migrationNames().map((name) => name.slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')))
  })

  it('stops at a file that fails, names it, and keeps the data unchanged', async () => {
    const database = await open()
    const folder = migrations({ '0001-a.sql': 'create table t (n int); insert into t values (1)' })
    await migrate(database, folder)
    addMigration(folder, '0002-broken.sql', 'update t set n = 99; create table half (n int); select 1 / 0')
    addMigration(folder, '0003-never.sql', 'insert into t values (3)')

    await expect(migrate(database, folder)).rejects.toThrow(/0002-broken\.sql failed \(division by zero\)/)
    expect(await numbers(database)).toEqual([1])
    const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(
      database.db,
    )
    expect(rows).toEqual([{ half: null }])

    addMigration(folder, '0002-broken.sql', 'insert into t values (2)')
    expect(await migrate(database, folder)).toEqual(['0002-broken.sql', '0003-never.sql'])
    expect(await numbers(database)).toEqual([1, 2, 3])
  })

  it.runIf(onPostgres)('names the file even if the connection is lost', async () => {
    const database = await openPostgres(await createPostgresDatabase({ empty: true }), () => undefined)
    opened.push(database)
    const folder = migrations({ '0001-a.sql': 'select pg_terminate_backend(pg_backend_pid())' })
    await expect(migrate(database, folder)).rejects.toThrow(
      /^Couldn't update the database: the migration 0001-a\.sql failed \(.+\)\. The connection .+ was lost\./,
    )
  })

  it('refuses a database from an earlier version, and says what to do', async () => {
    const database = await open()
    await migrate(database, migrations({ '0001-library.sql': 'select 1', '0039-notes.sql': 'select 1' }))
    await expect(migrate(database)).rejects.toThrow(
      /earlier version.*npm run backup` with the version that created it.*npm run restore.*DATA_DIR/,
    )
    expect((await sql`select to_regclass('users') as users`.execute(database.db)).rows).toEqual([
      { users: null },
    ])
  })

  it('refuses a database from a newer version', async () => {
    const database = await open()
    await migrate(database, migrations({ '0001-a.sql': 'select 1', '0002-newer.sql': 'select 1' }))
    const older = migrations({ '0001-a.sql': 'select 1' })
    await expect(migrate(database, older)).rejects.toThrow(
      'The database is newer than this version of the program: it includes 0002-newer.sql',
    )
  })

  it.runIf(onPostgres)('lets several servers start at once', async () => {
    const url = await createPostgresDatabase({ empty: true })
    const servers = await Promise.all([1, 2, 3].map(() => openPostgres(url, console.error)))
    opened.push(...servers)
    const applied = await Promise.all(servers.map((server) => migrate(server)))
    expect(applied.flat().filter((file) => file === '0001-accounts.sql')).toHaveLength(1)
  })
})

describe('the startup lock', () => {
  it.runIf(onPostgres)('admits one server at a time, even after one fails', async () => {
    const url = await createPostgresDatabase({ empty: true })
    const servers = await Promise.all([1, 2, 3].map(() => openPostgres(url, console.error)))
    opened.push(...servers)
    const steps: string[] = []
    const starts = servers.map((server, n) =>
      withLock(server, LOCKS.start, async () => {
        steps.push('begins')
        await sql`select pg_sleep(0.05)`.execute(server.db)
        steps.push('ends')
        if (n === 1) throw new Error('on purpose')
      }),
    )
    const outcomes = await Promise.allSettled(starts)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(steps).toEqual(Array.from({ length: 3 }, () => ['begins', 'ends']).flat())
  })

  it('allows schema changes and writes', async () => {
    const database = await open()
    await withLock(database, LOCKS.start, async () => {
      await migrate(database, migrations({ '0001-a.sql': 'create table t (n int)' }))
      await sql`insert into t values (1)`.execute(database.db)
    })
    expect(await numbers(database)).toEqual([1])
  })
})

async function open(): Promise<Database> {
  const database = await openTestDatabase({ empty: true })
  opened.push(database)
  return database
}

function migrations(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-migrations-'))
  for (const [name, script] of Object.entries(files)) addMigration(folder, name, script)
  return folder
}

function addMigration(folder: string, name: string, script: string): void {
  writeFileSync(join(folder, name), script)
}

async function numbers(database: Database): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from t order by n`.execute(database.db)
  return rows.map((row) => row.n)
}
