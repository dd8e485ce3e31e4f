import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../db/database.ts'
import { migrate, migrationNames } from '../../db/migrate.ts'
import { openPostgres } from '../../db/postgres.ts'
import { seed } from '../../seeds/seed.ts'
import { createGroup, createKey, createPrompt, createUser } from '../../testing/builders.ts'
import { contentOf } from '../../testing/database-content.ts'
import { openInMemory } from '../../testing/embedded-snapshot.ts'
import { isSampled } from '../../testing/sample.ts'
import { createPostgresDatabase, onPostgres, openTestDatabase } from '../../testing/test-database.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import { load } from './load.ts'
import { type Batch, type Header, withSnapshot } from './snapshot.ts'

const now = new Date('2026-03-15T12:00:00.000Z')
const folder = mkdtempSync(join(tmpdir(), 'prompt-library-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))
const opened: Database[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

const open = (options = {}) => keep(openTestDatabase(options))

async function keep(opening: Promise<Database>): Promise<Database> {
  const database = await opening
  opened.push(database)
  return database
}

let files = 0
const EXCEPT = ['sessions', 'api_keys', 'oauth_codes', 'oauth_tokens']
async function save(database: Database, { except = EXCEPT } = {}): Promise<string> {
  files += 1
  const path = join(folder, `${files}.json.gz`)
  await withSnapshot(database, { except, now }, (snapshot) => writeBackup(path, snapshot))
  return path
}

async function restore(path: string, database: Database, { replace = false } = {}): Promise<void> {
  await load(database, { ...(await readBackup(path)), replace, print: () => undefined })
}

/** Tables, columns, indexes with their settings, triggers, constraints, and views. */
async function schemaOf({ db }: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select indexdef as what from pg_indexes where schemaname = 'public'
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select format('%s %s %s %s', attrelid::regclass, attnum, attname, attstorage) from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all select format('%s %s %s', relname, relpersistence, reloptions) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')
    union all select format('%s %s statistics %s', attrelid::regclass, attname, attstattarget) from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and attstattarget >= 0
    union all select format('%s %s %s %s', indexrelid::regclass, indisvalid, indisclustered, indisreplident) from pg_index
      join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace
    union all select format('%s %s', viewname, definition) from pg_views where schemaname = 'public'
    union all select name from migrations
    order by 1`.execute(db)
  return rows
}

/** A library with values that are hard to save and restore exactly. */
async function fill({ db }: Database): Promise<void> {
  await seed(db, { starterPrompts: true, demoData: true }, now)
  const author = await createUser(db, {
    netid: 'odd',
    display_name: `O'Brien "x" \\ é 語 🙂 \u202e`,
    email: null,
  })
  const odd = `<p>line\u2028separator\u2029 \r\n tab\t \\n \\u0041 'quote' "double" \u0001 {"a":[1]} %s $1 🙂</p>`
  await createPrompt(db, { author_id: author.id, title: odd.slice(3, 150), html: odd })
  const last = await createPrompt(db, { author_id: author.id, title: 'To be deleted' })
  await db.deleteFrom('prompts').where('id', '=', last.id).execute()
  await sql`update prompts set created_at = '2026-03-01 11:22:33.123456+02', tags = '{"a,b","{c}","d\\"e"}',
    notes = null, data_class = 'restricted' where author_id = ${author.id}`.execute(db)
  await sql`insert into enhancements (user_id, outcome, provider, model, cost_usd, started_at)
    values (${author.id}, 'succeeded', 'p', 'm', 0.10000000000000000001, now()), (null, 'failed', 'p', 'm', 12345678901234.5, now())`.execute(
    db,
  )
  await sql`insert into sessions values (${randomBytes(32)}, ${author.id}, 'test', ${randomBytes(32)}, now(), now())`.execute(
    db,
  )
  const group = { manager_ids: [author.id], waiting: ['odd2'], prompt_ids: [1], sharer_id: author.id }
  await createGroup(db, { ...group, name: `O'Brien “x” 語` })
  await sql`update groups set last_day = '2031-05-20', ends_at = 'infinity'`.execute(db)
  await sql`insert into group_claims select 'a,b', id from groups`.execute(db)
  await sql`insert into rate_limits values ('share:1', now(), 3)`.execute(db)
}

describe('a backup', { timeout: 120_000 }, async () => {
  const source = await openTestDatabase()
  afterAll(() => source.close())
  await fill(source)
  const { id: user_id } = await source.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await createKey(source.db, { user_id, at: now })
  const path = await save(source)

  it('restores everything into an empty database', async () => {
    const target = await open({ empty: true })
    await restore(path, target)
    expect(await contentOf(target)).toEqual(await contentOf(source))
    // Indexes with their settings, from the migrations.
    const schema = await schemaOf(target)
    expect(schema).toEqual(await schemaOf(source))
    expect(JSON.stringify(schema)).toContain('search_documents_public p {fastupdate=off}')
    expect(JSON.stringify(schema)).toContain('search_documents p {toast_tuple_target=128}')
    const fresh = await open()
    expect(schema).toEqual(await schemaOf(fresh))
    // The last prompt was deleted, and its id isn't reused.
    const { rows } = await sql<{ id: number }>`select max(id) + 2 as id from prompts`.execute(target.db)
    expect(await createPrompt(target.db, { author_id: 1 })).toMatchObject({ id: rows[0]?.id })
    // The totals, whose trigger is enabled again.
    await sql`insert into enhancements (user_id, outcome, provider, model, cost_usd, started_at)
      values (null, 'succeeded', 'p', 'm', 1, now())`.execute(target.db)
    const addedUp = await sql`select user_id, count(*) filter (where outcome = 'succeeded')::int as succeeded,
      sum(cost_usd) as cost_usd from enhancements group by user_id order by user_id`.execute(target.db)
    const kept = await target.db.selectFrom('enhancement_totals').selectAll().orderBy('user_id').execute()
    expect(kept).toEqual(addedUp.rows)
  })

  it('leaves out rate limits, and sessions and keys by default', async () => {
    const target = await open()
    await restore(path, target)
    expect(await target.db.selectFrom('api_keys').selectAll().execute()).toEqual([])
    expect(await target.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await target.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
    await restore(await save(source, { except: [] }), target, { replace: true })
    expect(await target.db.selectFrom('api_keys').selectAll().execute()).toHaveLength(1)
    const sessions = await source.db.selectFrom('sessions').selectAll().execute()
    expect(await target.db.selectFrom('sessions').selectAll().execute()).toEqual(sessions)
    expect(sessions).toHaveLength(1)
    // The keys of the database that it replaces are gone, too.
    await restore(path, target, { replace: true })
    expect(await target.db.selectFrom('api_keys').selectAll().execute()).toEqual([])
  })

  it('is readable only by its owner, and gets its name once it is complete', async () => {
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const failing = withSnapshot(source, { except: [], now }, ({ header, batches }) =>
      writeBackup(`${path}.2`, { header, batches: cutAt('upvotes', batches) }),
    )
    await expect(failing).rejects.toThrow('on purpose')
    for (const name of [`${path}.2`, `${path}.2.partial`]) expect(() => statSync(name)).toThrow('ENOENT')
    const again = withSnapshot(source, { except: [], now }, (snapshot) => writeBackup(path, snapshot))
    await expect(again).rejects.toThrow('already exists')
  })

  // The embedded database has one connection, so nothing can be written during a backup.
  it.runIf(onPostgres)('is a consistent snapshot, even during writes', async () => {
    const busy = await open()
    await fill(busy)
    const before = await contentOf(busy)
    const moment = join(folder, 'moment.json.gz')
    await withSnapshot(busy, { except: ['sessions'], now }, async (snapshot) => {
      await busy.db.deleteFrom('prompts').execute()
      await createUser(busy.db)
      await writeBackup(moment, snapshot)
    })
    const target = await open()
    await restore(moment, target)
    expect(await contentOf(target)).toEqual(before)
  })

  it.runIf(onPostgres && !isSampled)('moves from PostgreSQL to the embedded database and back', async () => {
    const embedded = await keep(openInMemory())
    await restore(path, embedded)
    const back = await open({ empty: true })
    await restore(await save(embedded), back)
    expect(await contentOf(back)).toEqual(await contentOf(source))
    expect(await schemaOf(back)).toEqual(await schemaOf(source))
  })

  // Made with `npm run backup` by version 1.0.0, before its migrations were replaced: the demo data, and a row of each kind that
  // later versions don't keep.
  it('of version 1.0.0 is restored, without what this version no longer has', async () => {
    const file = join(import.meta.dirname, 'library-1.0.0.json.gz')
    const { header, batches } = await readBackup(file)
    const target = await open({ empty: true })
    await load(target, { header, batches: withOddRows(batches), replace: false, print: () => undefined })
    expect(await schemaOf(target)).toEqual(await schemaOf(source))
    expect(await migrate(target)).toEqual([])

    const restored = await contentOf(target)
    for await (const { table, lines } of (await readBackup(file)).batches)
      if (restored[table] && table !== 'notifications')
        expect(restored[table], table).toHaveLength(table === 'imported_prompts' ? 0 : lines.length)
    expect(restored['feedback']).toEqual([expect.stringMatching(/^\(1,1,2,/)])
    const users = await target.db.selectFrom('users').select('netid').orderBy('id').execute()
    expect(users.map(({ netid }) => netid)).toContain('example-student')
    // Its first prompt had two versions.
    await target.db.updateTable('prompts').set({ title: 'Edited' }).where('id', '=', 1).execute()
    const revisions = target.db
      .selectFrom('revisions')
      .select(['revision', 'title', 'was_public'])
      .where('prompt_id', '=', 1)
    const title = 'Write three exit tickets for the end of class'
    expect(await revisions.orderBy('revision').execute()).toEqual([
      // Its author had hidden it.
      { revision: 1, title, was_public: false },
      { revision: 2, title, was_public: true },
      { revision: 3, title: 'Edited', was_public: true },
    ])
  })

  it('of a version before 1.0.0 is refused', async () => {
    const target = await open({ empty: true })
    const backup = await earlierBackup(['0001-library.sql', '0002-fields-and-uses.sql'])
    const loading = load(target, { ...backup, replace: false, print: () => undefined })
    await expect(loading).rejects.toThrow(/before 1\.0\.0\. Restore it with version 1\.0\.0/)
    expect(await migrate(target)).toEqual(migrationNames())
  })

  it('is refused by a database with data, and the message lists the data', async () => {
    const target = await open()
    await createUser(target.db, { netid: 'goes' })
    await expect(restore(path, target)).rejects.toThrow(
      /There is already data in .+: 1 in users\. Nothing was changed/,
    )
    expect(await target.db.selectFrom('users').select('netid').execute()).toEqual([{ netid: 'goes' }])
    await restore(path, target, { replace: true })
    expect(await contentOf(target)).toEqual(await contentOf(source))
  })

  it('can replace a library from a newer version', async () => {
    const target = await open()
    await sql`create table later (id int references users)`.execute(target.db)
    await sql`insert into migrations values ('9999-later.sql', now())`.execute(target.db)
    await restore(path, target, { replace: true })
    expect(await schemaOf(target)).toEqual(await schemaOf(source))
  })

  it('is refused by a database of another application, even with --replace', async () => {
    const target = await open({ empty: true })
    await sql`create table accounts (id int)`.execute(target.db)
    const restoring = restore(path, target, { replace: true })
    await expect(restoring).rejects.toThrow(/contains tables of another application/)
  })

  it.runIf(onPostgres)('is refused while a server uses the database', async () => {
    const url = await createPostgresDatabase()
    const server = await openPostgres(url, console.error)
    const target = await keep(openPostgres(url, console.error))
    await expect(restore(path, target)).rejects.toThrow('Stop all servers first')
    await server.close()
    // PostgreSQL can list a closed connection for a moment.
    await vi.waitFor(() => restore(path, target), { timeout: 10_000, interval: 200 })
  })

  it('changes nothing when it fails halfway, even with --replace', async () => {
    const target = await open()
    await createUser(target.db, { netid: 'stays' })
    const before = await contentOf(target)
    const { header, batches } = await readBackup(path)
    const loading = load(target, {
      header,
      batches: cutAt('upvotes', batches),
      replace: true,
      print: () => undefined,
    })
    await expect(loading).rejects.toThrow('on purpose')
    expect(await contentOf(target)).toEqual(before)
    expect(await schemaOf(target)).toEqual(await schemaOf(source))
  })

  it('is read back, so a row that is stored differently is noticed', async () => {
    const target = await open()
    const { header, batches } = await readBackup(path)
    const changed = async function* () {
      for await (const { table, lines } of batches)
        yield { table, lines: lines.map((line) => line.replaceAll('+00:00"', '+00"')) }
    }
    const loading = load(target, { header, batches: changed(), replace: false, print: () => undefined })
    await expect(loading).rejects.toThrow(/The rows read back from .+ differ from the backup/)
  })

  it('from a newer version is refused', async () => {
    const { header, batches } = await readBackup(path)
    const newer = { ...header, migrations: [...header.migrations, '9999-newer.sql'] }
    const loading = load(source, { header: newer, batches, replace: true, print: () => undefined })
    await expect(loading).rejects.toThrow('from a newer version: it includes 9999-newer.sql')
  })

  it.each([
    ['is truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
    ['has a changed byte', (bytes: Buffer) => Buffer.from(bytes).fill(bytes.readUInt8(5000) ^ 1, 5000, 5001)],
    ['has no last line', (bytes: Buffer) => repack(bytes, (lines) => lines.slice(0, -1))],
    ['is missing a row', (bytes: Buffer) => repack(bytes, (lines) => lines.toSpliced(5, 1))],
  ])('that %s is refused', async (_what, damage) => {
    const damaged = join(folder, 'damaged.json.gz')
    writeFileSync(damaged, damage(readFileSync(path)))
    const reading = async () => {
      for await (const _ of (await readBackup(damaged)).batches);
    }
    await expect(reading()).rejects.toThrow(/damaged or incomplete|can't be read/)
  })
})

/** What version 1.0.0 could also have: answers of one person about two versions, and an import that was undone. */
async function* withOddRows(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  for await (const { table, lines } of batches) {
    const later = lines.map((line) => line.replace('"revision":1', '"revision":2'))
    const undone = lines.map((line) => line.replace('"kept":null', '"kept":"transferred"'))
    const hidden = lines.map((line) =>
      line.replace(/("prompt_id":1,"revision":1,.*"hidden":)false/, '$1true'),
    )
    const odd = { feedback: [...lines, ...later], imported_prompts: undone, revisions: hidden }
    yield { table, lines: odd[table as keyof typeof odd] ?? lines }
  }
}

async function earlierBackup(migrations = ['0001-library.sql', '0039-notes-left-out.sql']) {
  const lines = [
    `{"colors":["a", 1.50],"name":"site","value":{"a": 1},"updated_at":"2026-03-15T12:00:00+00:00"}`,
  ]
  const tables = [
    { name: 'settings', columns: ['colors', 'name', 'value', 'updated_at'], rows: 1, next: null },
    { name: 'gone', columns: ['id'], rows: 1, next: { column: 'id', value: 2 } },
  ]
  const header: Header = {
    format: 'prompt-library-backup',
    version: 1,
    made_at: now.toISOString(),
    migrations,
    tables,
  }
  const batches = async function* () {
    yield { table: 'settings', lines }
    yield { table: 'gone', lines: ['{"id":1}'] }
  }
  return { header, batches: batches() }
}

async function* cutAt(table: string, batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    if (batch.table === table) throw new Error('on purpose')
    yield batch
  }
}

function repack(bytes: Buffer, change: (lines: string[]) => string[]): Buffer {
  const lines = gunzipSync(bytes).toString('utf8').trimEnd().split('\n')
  return gzipSync(`${change(lines).join('\n')}\n`)
}
