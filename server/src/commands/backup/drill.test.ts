import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openEmbedded } from '../../db/embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { openPostgres } from '../../db/postgres.ts'
import { seed } from '../../seeds/seed.ts'
import { commandContext } from '../../testing/command-context.ts'
import { contentOf } from '../../testing/database-content.ts'
import { createPostgresDatabase, onPostgres } from '../../testing/test-database.ts'
import { backup } from '../backup.ts'
import type { Command } from '../command.ts'
import { restore } from '../restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'prompt-library-drill-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Environment = Record<string, string>
let minutes = 0
/** Each run is a minute after the one before. */
async function run(command: Command, args: string[], environment: Environment, output = new PassThrough()) {
  minutes += 1
  const context = commandContext({
    environment,
    file: (path) => join(folder, path),
    output,
    now: new Date(Date.UTC(2026, 2, 15, 12, minutes)),
  })
  await command.run(args, context)
  return context.printed.join('\n')
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

const library = await newDatabase()
const database = await library.open()
await migrate(database)
await seed(database.db, { starterPrompts: false, demoData: true }, new Date('2026-03-15T12:00:00Z'))
await database.close()

describe('a backup on standard output', () => {
  it('brings back every row after the database is lost', async () => {
    const before = await contentIn(library)
    const output = new PassThrough()
    const received = buffer(output)
    expect(await run(backup, ['-'], library.place, output)).toMatch(/\nSaved \d+ rows in \d+ tables\.$/)
    // The command leaves its output open, as a process does until it exits.
    output.end()
    writeFileSync(join(folder, 'piped.json.gz'), await received)
    expect(await run(restore, ['piped.json.gz', '--check'], {})).toContain('The file is complete.')

    const replacement = await newDatabase()
    expect(await run(restore, ['piped.json.gz'], replacement.place)).toContain('Restored')
    expect(Object.keys(before).length).toBeGreaterThan(25)
    expect(await contentIn(replacement)).toEqual(before)
  })

  it('fails if the program that stores it stops reading', async () => {
    const output = new PassThrough()
    output.once('data', () => output.destroy())
    await expect(run(backup, ['-'], library.place, output)).rejects.toThrow('Premature close')
  })

  it('isn’t shown in a terminal', async () => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true })
    const saving = run(backup, ['-'], library.place, terminal)
    await expect(saving).rejects.toThrow("A terminal can't show a backup.")
  })
})

describe('a backup without a name', () => {
  it('is a new file in the folder `backups`', async () => {
    await run(backup, [], library.place)
    await run(backup, [], library.place)
    const [first = '', second = ''] = readdirSync(join(folder, 'backups'))
    expect([first, second].map((name) => name.replace(/\d/g, '0'))).toEqual(
      Array(2).fill('library-00000000T000000.json.gz'),
    )
    expect(await run(restore, [`backups/${second}`, '--check'], {})).toContain('The file is complete.')
  })
})

describe('backups', () => {
  it.each([backup, restore])('are on this machine', async (command) => {
    await expect(run(command, ['s3://bucket/library.json.gz'], library.place)).rejects.toThrow(
      "s3://bucket/library.json.gz isn't a file on this machine. To store backups elsewhere, see docs/operations.md.",
    )
  })
})
