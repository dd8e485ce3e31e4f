import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { parseBackupConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { openEmbedded } from '../../db/embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { openPostgres } from '../../db/postgres.ts'
import { recordAudit } from '../../features/audit/queries.ts'
import { S3Error } from '../../outside/s3.ts'
import { seed } from '../../seeds/seed.ts'
import { contentOf } from '../../testing/database-content.ts'
import { freePort } from '../../testing/free-port.ts'
import { startStandInS3 } from '../../testing/stand-in-s3.ts'
import { createPostgresDatabase, onPostgres } from '../../testing/test-database.ts'
import { backup } from '../backup.ts'
import type { Command } from '../command.ts'
import { Refusal } from '../refusal.ts'
import { restore } from '../restore.ts'
import { createCheck, scheduleBackups } from './schedule.ts'
import { openStore, timeOf } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'prompt-library-drill-'))
const temporary = join(folder, 'temporary')
mkdirSync(temporary)
beforeEach(() => void vi.stubEnv('TMPDIR', temporary))
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

type Environment = Record<string, string>
let minutes = 0
/** Each run is a minute after the one before. */
async function run(command: Command, args: string[], environment: Environment): Promise<string> {
  const output: string[] = []
  minutes += 1
  await command.run(args, {
    environment,
    file: (path) => join(folder, path),
    print: (text) => output.push(text),
    ask: async () => '',
    now: new Date(Date.UTC(2026, 2, 15, 12, minutes)),
  })
  return output.join('\n')
}

let databases = 0
async function newDatabase(): Promise<{ place: Environment; open: () => Promise<Database> }> {
  if (onPostgres) {
    const url = await createPostgresDatabase({ empty: true })
    return { place: { DATABASE_URL: url }, open: () => openPostgres(url, console.error) }
  }
  databases += 1
  const data = join(folder, `data-${databases}`)
  return { place: { DATA_DIR: data }, open: () => openEmbedded(data) }
}

async function contentIn({ open }: Awaited<ReturnType<typeof newDatabase>>) {
  const database = await open()
  try {
    return await contentOf(database)
  } finally {
    await database.close()
  }
}

describe('backups in S3-compatible storage', async () => {
  const s3 = await startStandInS3()
  afterAll(s3.close)
  afterEach(() => s3.cutConnections(undefined))
  const library = await newDatabase()
  const database = await library.open()
  await migrate(database)
  await seed(database.db, { starterPrompts: false, demoData: true }, new Date('2026-03-15T12:00:00Z'))
  await database.close()
  const environment = { ...s3.environment, ...library.place }
  const names = () => [...s3.objects.keys()]

  it('bring back every row after the database is lost', async () => {
    const before = await contentIn(library)
    expect(await run(backup, [], environment)).toMatch(
      /Saved \d+ rows .+ to s3:\/\/backups\/library\/library-\d{8}T\d{6}\.json\.gz \(/,
    )
    const address = await run(restore, [], environment)
    expect(address).toBe(`s3://backups/${names()[0]}`)
    expect(await run(restore, [address, '--check'], s3.environment)).toContain('The file is complete.')

    const replacement = await newDatabase()
    expect(await run(restore, [address], { ...s3.environment, ...replacement.place })).toContain('Restored')
    expect(Object.keys(before).length).toBeGreaterThan(25)
    const after = await contentIn(replacement)
    expect({ ...after, audit_positions: before['audit_positions'] }).toEqual(before)

    // Entries after the backup are lost here, and a SIEM has them.
    const { db, close } = await replacement.open()
    const actor = { id: null, display_name: 'Command' }
    const target = { type: 'setting', id: null, name: 'AI tools' } as const
    await recordAudit(db, { actor, action: 'changed setting', target, now: new Date() })
    const { rows } = await sql<object>`
      select id, position from audit_log order by id desc limit 1`.execute(db)
    const unused = (Date.UTC(2026, 2, 15, 12) - Date.UTC(2026)) / 1000
    const row = { id: expect.any(Number), position: expect.any(Number) }
    expect(rows).toEqual([row])
    for (const number of Object.values(rows[0] ?? {})) expect(number).toBeGreaterThan(unused)
    await close()
  })

  it('keep only the newest, and leave other files alone', async () => {
    s3.objects.set('library/library-notes.txt', Buffer.from('notes'))
    s3.objects.set('library/library-20200101T000000.json.gz.partial', Buffer.from(''))
    const first = names()[0]
    for (let count = 0; count < 3; count += 1) await run(backup, [], { ...environment, BACKUP_KEEP: '3' })
    expect(names()).not.toContain(first)
    expect((await run(restore, [], environment)).split('\n')).toHaveLength(3)
    expect(names()).toContain('library/library-notes.txt')
  })

  it('keep those that are much larger, and say so', async () => {
    const large = 'library/library-20200101T000000.json.gz'
    s3.objects.set(large, Buffer.alloc(20_000_000))
    const saving = run(backup, [], { ...environment, BACKUP_KEEP: '1' })
    await expect(saving).rejects.toThrow(
      /^Saved .+ That's less than half the size of s3:\/\/backups\/library\/library-20200101T000000\.json\.gz, so/,
    )
    expect((await run(restore, [], environment)).split('\n')).toHaveLength(2)
    expect(names()).toContain(large)
    s3.objects.delete(large)
  })

  it.each([
    [{ AWS_ACCESS_KEY_ID: 'other' }, 'refused the keys (InvalidAccessKeyId). Check AWS_ACCESS_KEY_ID'],
    [{ AWS_SECRET_ACCESS_KEY: 'other' }, 'refused the keys (SignatureDoesNotMatch)'],
    [{ AWS_REGION: 'eu-central-1' }, 'The bucket "backups" is in another region. Check AWS_REGION.'],
    [{ BACKUP_TO: 's3://elsewhere' }, 'There is no bucket "elsewhere" at 127.0.0.1'],
    [{ AWS_ENDPOINT_URL: `http://127.0.0.1:${await freePort()}` }, "can't be reached: ECONNREFUSED"],
  ])('say what is wrong: %j', async (change, sentence) => {
    const saving = run(backup, [], { ...environment, ...change })
    await expect(saving).rejects.toThrow(sentence)
    await expect(saving).rejects.toBeInstanceOf(S3Error)
    await expect(saving).rejects.not.toThrow('test-secret')
  })

  it('don’t exist until they are complete', async () => {
    const before = names()
    s3.cutConnections('upload')
    await expect(run(backup, [], environment)).rejects.toThrow(/can't be reached: .+/)
    expect(names()).toEqual(before)
  })

  it('are restored only if they arrive whole', async () => {
    const [address = ''] = (await run(restore, [], environment)).split('\n')
    const target = await newDatabase()
    s3.cutConnections('download')
    await expect(run(restore, [address], { ...s3.environment, ...target.place })).rejects.toThrow(
      /The connection to 127\.0\.0\.1:\d+ was lost after \d+ bytes/,
    )
    s3.cutConnections(undefined)
    const key = address.slice('s3://backups/'.length)
    const whole = s3.objects.get(key) ?? Buffer.alloc(0)
    const damaged = Buffer.from(whole)
    damaged[whole.length >> 1] = (damaged[whole.length >> 1] ?? 0) ^ 1
    s3.objects.set(key, damaged)
    const restoring = run(restore, [address], { ...s3.environment, ...target.place })
    await expect(restoring).rejects.toThrow(/^s3:\/\/backups\/.+ (can't be read|is damaged)/)
    s3.objects.set(key, whole)
  })

  it.each([
    [['s3://backups/library/none.json.gz'], 'There is no such file in the bucket "backups"'],
    [['s3://backups'], 's3://backups must name a file'],
    [['s3://backups/'], 's3://backups/ must name a file'],
  ])('refuse an address without a backup: %j', async (args, sentence) => {
    await expect(run(restore, args, s3.environment)).rejects.toThrow(sentence)
  })

  it('need keys', async () => {
    const { BACKUP_TO } = s3.environment
    await expect(run(restore, [], { BACKUP_TO })).rejects.toThrow(
      'AWS_ACCESS_KEY_ID must be set for backups in S3-compatible storage.',
    )
  })

  it('don’t wait for storage that hangs', async () => {
    const silent = await startStandInS3()
    onTestFinished(silent.close)
    silent.hang()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(50))
    const listing = run(restore, [], silent.environment)
    await expect(listing).rejects.toThrow(/^The storage at 127\.0\.0\.1:\d+ can't be reached: .+ timeout/)
    expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000)
  })

  it('leave nothing on this machine', async () => {
    const leftover = join(temporary, 'prompt-library-backup-abc123')
    mkdirSync(leftover)
    utimesSync(leftover, 0, 0)
    await run(restore, [], environment)
    expect(readdirSync(temporary)).toEqual([])
  })
})

describe('backups in a folder', () => {
  it('are listed, and missing ones are reported', async () => {
    const place = join(folder, 'nightly')
    await expect(run(restore, [], { BACKUP_TO: place })).rejects.toThrow(`There are no backups in ${place}`)
    await expect(run(restore, [], {})).rejects.toBeInstanceOf(Refusal)
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const saving = run(backup, [], { BACKUP_TO: file })
    await expect(saving).rejects.toThrow(`${file} can't be read: ENOTDIR`)
    await expect(saving).rejects.toBeInstanceOf(Refusal)
  })

  it('can be deleted by two servers', async () => {
    const store = await openStore({ kind: 'folder', folder })
    await store.remove('library-20260101T000000.json.gz')
  })

  it('are checked a while after the start', async () => {
    const registry = new Registry()
    const start = (firstWait: number) =>
      scheduleBackups({
        backups: { to: { kind: 'folder', folder }, everyHours: undefined, keep: 1 },
        database: { withSession: () => Promise.reject(new Error('not due')) },
        registry,
        logger: { info: () => undefined, error: () => undefined },
        clock: () => new Date(),
        firstWait,
      })
    await start(60_000)()
    expect(await registry.metrics()).not.toContain('library_last_backup')
    const stop = start(0)
    await expect.poll(() => registry.metrics()).toContain('library_last_backup')
    await stop()
  })

  it.runIf(onPostgres)('are saved on a schedule by one of several servers', async () => {
    const url = await createPostgresDatabase()
    const place = join(folder, 'scheduled')
    mkdirSync(place)
    writeFileSync(join(place, 'library-20260101T000000.json.gz'), '')
    // Neither from the future nor complete.
    writeFileSync(join(place, 'library-29990101T000000.json.gz'), '')
    const partial = join(place, 'library-20260102T000000.json.gz.partial')
    writeFileSync(partial, '')
    utimesSync(partial, 0, 0)
    const environment = { DATABASE_URL: url, BACKUP_TO: place, BACKUP_EVERY_HOURS: '24', BACKUP_KEEP: '1' }
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const backups = parseBackupConfig(environment)
    if (!backups) throw new Error('no backups')
    const database = await openPostgres(url, console.error)
    const logged: unknown[] = []
    const logger = { info: (...line: unknown[]) => logged.push(line), error: () => undefined }
    const registries = [new Registry(), new Registry()]
    const checks = registries.map((registry) =>
      createCheck({ backups, database, registry, logger, clock: () => new Date() }),
    )
    const checkAll = () => Promise.all(checks.map((check) => check(new AbortController().signal)))
    await checkAll()
    const [name = '', ...others] = readdirSync(place)
    expect(others).toEqual([])
    expect(timeOf(name).getTime()).toBeGreaterThan(Date.now() - 60_000)
    await checkAll()
    expect(readdirSync(place)).toEqual([name])
    expect(logged).toHaveLength(1)
    for (const registry of registries)
      expect(await registry.metrics()).toContain(`_seconds ${timeOf(name).getTime() / 1000}`)
    await database.close()
  })
})
