import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../testing/start-postgres.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const WRITER = join(import.meta.dirname, '../testing/writer.ts')
const KILLS = 3

describe.runIf(!onPostgres)('kill -9 under writes, embedded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-crash-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('loses nothing that was acknowledged', { timeout: 120_000 }, async () => {
    const acknowledged: string[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writer = startWriter(folder)
      acknowledged.push(...(await readSome(writer)))
      writer.kill('SIGKILL')
      await once(writer, 'exit')
    }
    await expectKept(await openEmbedded(folder), acknowledged)
  })
})

describe.runIf(onPostgres)('kill -9 under writes, PostgreSQL', () => {
  it('loses nothing that was acknowledged, whether the writer or the server dies', {
    timeout: 120_000,
  }, async () => {
    const server = await startPostgres()
    const acknowledged: string[] = []
    const url = server.url('postgres')

    const first = startWriter(url)
    acknowledged.push(...(await readSome(first)))
    first.kill('SIGKILL')

    for (let kill = 0; kill < KILLS; kill += 1) {
      const writer = startWriter(url)
      acknowledged.push(...(await readSome(writer, () => server.kill())))
      writer.kill('SIGKILL')
      await server.startAgain()
    }
    await expectKept(await openPostgres(url, console.error), acknowledged)
    await server.stop()
  })
})

describe.runIf(onPostgres)('PostgreSQL killed under requests', () => {
  it('is answered with 503, and the server goes on when it is back', { timeout: 120_000 }, async () => {
    const server = await startPostgres()
    const database = await openPostgres(server.url('postgres'), () => undefined)
    await migrate(database)
    const app = await buildTestApp(database)
    const load = Array.from({ length: 40 }, () => app.inject('/api/prompts.php'))
    await server.kill()
    const during = await Promise.all([...load, app.inject('/api/prompts.php')])
    expect(
      during.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 503),
    ).toEqual([])
    expect(during.at(-1)?.statusCode).toBe(503)
    await server.startAgain()
    await expect
      .poll(async () => (await app.inject('/api/prompts.php')).statusCode, { timeout: 20_000 })
      .toBe(200)
    await app.close()
    await database.close()
    await server.stop()
  })
})

function startWriter(target: string): ChildProcess {
  return spawn(process.execPath, [WRITER, target], { stdio: ['ignore', 'pipe', 'ignore'] })
}

/** The names that the writer was told are safe: some, then all that still come while the end comes near. */
async function readSome(
  writer: ChildProcess,
  strike: () => Promise<void> = async () => {},
): Promise<string[]> {
  const names: string[] = []
  if (!writer.stdout) throw new Error('the writer has no output')
  const lines = createInterface({ input: writer.stdout })
  await new Promise<void>((resolve) => {
    lines.on('line', (name) => {
      names.push(name)
      if (names.length === 40) resolve()
    })
  })
  await strike()
  return names
}

async function expectKept(database: Database, acknowledged: string[]): Promise<void> {
  const rows = await database.db.selectFrom('seeds').select('name').execute()
  const kept = new Set(rows.map((row) => row.name))
  expect(acknowledged.length).toBeGreaterThanOrEqual(40 * KILLS)
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  await database.close()
}
