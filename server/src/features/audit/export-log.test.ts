import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Db, inTransaction } from '../../db/database.ts'
import { openPostgres } from '../../db/postgres.ts'
import { createMetrics } from '../../plugins/metrics.ts'
import { createPrompt, createUser } from '../../testing/builders.ts'
import { startServer } from '../../testing/start-server.ts'
import { createPostgresDatabase, onPostgres, openTestDatabase } from '../../testing/test-database.ts'
import { startAuditExport } from './export-log.ts'
import { countUnexported } from './export-queries.ts'
import { findAuditedPrompt, recordAudit } from './queries.ts'

const folder = mkdtempSync(join(tmpdir(), 'prompt-library-audit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const logger = { error: vi.fn() }
const now = new Date('2026-03-15T12:00:00.000Z')
const setting = (name: string) => ({ type: 'setting', id: null, name }) as const
const actor = { id: null, display_name: 'Command' }

interface Line {
  id: number
  position: number
}

const linesIn = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1)
const parsed = (lines: string[]): Line[] => lines.map((line) => JSON.parse(line))

/** What the lines must be, from the table itself. */
async function expectedLines(db: Db) {
  const { rows } = await sql<{
    line: object
  }>`select json_build_object('type', 'audit', 'id', id, 'position', position,
      'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor_id', actor_id, 'actor_netid', actor_netid,
      'action', action, 'target_type', target_type, 'target_id', target_id, 'prompt_ids', prompt_ids, 'subject_netid', subject_netid, 'details', details,
      'target_name', case target_type when 'setting' then target_name when 'export' then target_name end) as line
    from audit_log order by position`.execute(db)
  return rows.map(({ line }) => line)
}

describe('the exported audit log', async () => {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  const { db } = database
  const path = join(folder, 'audit.jsonl')
  const exportAll = async () => {
    const stop = await startAuditExport({ db, to: path, logger, interval: 5 })
    await expect.poll(() => countUnexported(db)).toBe(0)
    await stop()
  }

  it('has every entry with ids instead of titles, names, and reasons', async () => {
    const author = await createUser(db, { netid: 'subject1', display_name: 'Secret Name' })
    const { id } = await createPrompt(db, { author_id: author.id, title: 'Secret title', is_public: false })
    const target = await findAuditedPrompt(db, id)
    if (!target) throw new Error('no prompt')
    await recordAudit(db, { actor: author, action: 'deleted prompt', target, reason: 'Secret reason', now })
    await recordAudit(db, { actor, action: 'changed setting', target: setting('AI\ntools'), now })
    const metrics = createMetrics()
    metrics.watchAuditExport(() => countUnexported(db))
    expect(await metrics.registry.metrics()).toContain('library_audit_entries_waiting 2')
    await exportAll()
    expect(parsed(linesIn(path))).toEqual(await expectedLines(db))
    expect(JSON.parse(linesIn(path)[0] ?? '')).toEqual({
      type: 'audit',
      id: expect.any(Number),
      position: 1,
      at: now.toISOString(),
      actor_id: author.id,
      actor_netid: 'subject1',
      action: 'deleted prompt',
      target_type: 'prompt',
      target_id: id,
      prompt_ids: null,
      target_name: null,
      subject_netid: 'subject1',
      details: 'private',
    })
    expect(readFileSync(path, 'utf8')).not.toContain('Secret')
    expect(await metrics.registry.metrics()).toContain('library_audit_entries_waiting 0')
  })

  it('goes on after a restart, in a new file after a rotation', async () => {
    renameSync(path, `${path}.1`)
    await recordAudit(db, { actor, action: 'changed setting', target: setting('Third'), now })
    await exportAll()
    expect(parsed(linesIn(path)).map(({ position }) => position)).toEqual([3])
  })

  it('starts a new line after half a line', async () => {
    writeFileSync(path, '{"type":"audit","id":')
    await recordAudit(db, { actor, action: 'changed setting', target: setting('Fourth'), now })
    await exportAll()
    expect(linesIn(path)).toHaveLength(2)
    expect(JSON.parse(linesIn(path)[1] ?? '')).toMatchObject({ position: 4 })
  })

  it('numbers entries of one transaction, and none of one that failed', async () => {
    await inTransaction(db, async (tx) => {
      for (const name of ['Fifth', 'Sixth'])
        await recordAudit(tx, { actor, action: 'changed setting', target: setting(name), now })
    })
    const failing = inTransaction(db, async (tx) => {
      await recordAudit(tx, { actor, action: 'changed setting', target: setting('Never'), now })
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await recordAudit(db, { actor, action: 'changed setting', target: setting('Seventh'), now })
    await exportAll()
    expect(parsed(linesIn(path).slice(1)).map(({ position }) => position)).toEqual([4, 5, 6, 7])
  })

  it('refuses a file that can’t be written', async () => {
    const starting = startAuditExport({ db, to: join(folder, 'none', 'audit.jsonl'), logger })
    await expect(starting).rejects.toThrow(/^The audit log can't be written: ENOENT.+Check AUDIT_LOG_TO\.$/)
  })

  it('reports a failed export and loses nothing', async () => {
    const elsewhere = join(folder, 'elsewhere')
    const stop = await startAuditExport({ db, to: elsewhere, logger, interval: 5 })
    // A folder in place of the file: nothing can be appended.
    rmSync(elsewhere)
    mkdirSync(elsewhere)
    await recordAudit(db, { actor, action: 'changed setting', target: setting('Eighth'), now })
    await expect.poll(() => logger.error.mock.calls.length).toBe(1)
    await stop()
    expect(await countUnexported(db)).toBe(1)
    await exportAll()
    expect(JSON.parse(linesIn(path).at(-1) ?? '')).toMatchObject({ position: 8 })
  })

  it('gives the connection back if the file hangs, and doesn’t begin a second write', async () => {
    const stop = await startAuditExport({ db, to: path, logger, interval: 5 })
    const { promise: hanging, reject } = Promise.withResolvers<never>()
    const opening = vi.spyOn(files, 'open').mockReturnValue(hanging)
    syncBuiltinESMExports()
    onTestFinished(() => {
      opening.mockRestore()
      syncBuiltinESMExports()
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    logger.error.mockClear()
    await recordAudit(db, { actor, action: 'changed setting', target: setting('Ninth'), now })
    while (opening.mock.calls.length === 0) await setImmediate()
    await vi.advanceTimersByTimeAsync(5_000)
    while (logger.error.mock.calls.length === 0) await setImmediate()
    expect(logger.error.mock.calls[0]?.[0].err.message).toBe('timed out after 5000 ms')
    expect(opening).toHaveBeenCalledTimes(1)
    reject(new Error('no longer hangs'))
    await stop()
    expect(await countUnexported(db)).toBe(1)
  })
})

/** Only the export, in a process that can be killed at any moment. */
const EXPORTER = `
  import { openPostgres } from ${JSON.stringify(join(import.meta.dirname, '../../db/postgres.ts'))}
  import { startAuditExport } from ${JSON.stringify(join(import.meta.dirname, 'export-log.ts'))}
  const { db } = await openPostgres(process.env.DATABASE_URL, () => undefined)
  await startAuditExport({ db, to: process.env.AUDIT_LOG_TO, logger: console, interval: 1 })
  console.log('exporting')
  setInterval(() => undefined, 1000)`

describe.runIf(onPostgres)('exporters that are killed during writes', async () => {
  it('write every entry at least once, in the order of commits', async () => {
    const url = await createPostgresDatabase()
    const path = join(folder, 'killed.jsonl')
    const { db, close } = await openPostgres(url, console.error)
    const start = async () => {
      const exporter = startServer({
        environment: { DATABASE_URL: url, AUDIT_LOG_TO: path },
        cwd: folder,
        command: [process.execPath, '--input-type=module-typescript', '-e', EXPORTER],
      })
      await exporter.says('exporting')
      return exporter
    }
    const exporters = await Promise.all([start(), start()])
    const writing = { isOver: false }
    let commits = 0
    const write = async (writer: number) => {
      for (let count = 0; !writing.isOver; count += 1) {
        await inTransaction(db, async (tx) => {
          const target = setting(`${writer}-${count}`)
          await recordAudit(tx, { actor, action: 'changed setting', target, now })
          await wait(Math.random() * 20)
        })
        commits += 1
      }
    }
    const writers = Array.from({ length: 6 }, (_, writer) => write(writer))
    for (let kill = 0; kill < 4; kill += 1) {
      const index = kill % exporters.length
      await wait(200 + Math.random() * 200)
      await exporters[index]?.stop('SIGKILL')
      exporters[index] = await start()
    }
    writing.isOver = true
    await Promise.all(writers)
    await expect.poll(() => countUnexported(db)).toBe(0)
    await Promise.all(exporters.map((exporter) => exporter.stop('SIGKILL')))

    const whole = linesIn(path).filter((line) => line.endsWith('}'))
    const seen = new Set<number>()
    const lines = parsed(whole).filter(({ id }) => !seen.has(id) && seen.add(id))
    expect(lines).toEqual(await expectedLines(db))
    expect(lines).toHaveLength(commits)
    expect(lines.map(({ position }) => position)).toEqual(lines.map((_, index) => index + 1))

    // Ids alone would be in another order, or this test would show nothing.
    const ids = lines.map(({ id }) => id)
    expect(ids).not.toEqual(ids.toSorted((one, other) => one - other))
    await close()
  })
})
