import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { seed } from '../seeds/seed.ts'
import { commandContext } from '../testing/command-context.ts'
import { startServer } from '../testing/start-server.ts'
import { createPostgresDatabase, onPostgres } from '../testing/test-database.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { person } from './person.ts'
import { Refusal } from './refusal.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'prompt-library-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command and returns its output. */
async function run(
  command: Command,
  args: string[],
  environment: Record<string, string>,
  answer = '',
): Promise<string> {
  const context = commandContext({
    environment,
    file: (path) => join(folder, path),
    ask: async () => answer,
  })
  await command.run(args, context)
  return `${context.printed.join('\n')}\n`
}

const linesOf = (name: string) =>
  gunzipSync(readFileSync(join(folder, name)))
    .toString('utf8')
    .split('\n')

describe('the commands', { timeout: 120_000 }, async () => {
  const data = join(folder, 'data')
  const place = onPostgres
    ? { DATABASE_URL: await createPostgresDatabase({ empty: true }) }
    : { DATA_DIR: data }
  const other = onPostgres
    ? { DATABASE_URL: await createPostgresDatabase({ empty: true }) }
    : { DATA_DIR: join(folder, 'other') }
  const open = () =>
    'DATABASE_URL' in place ? openPostgres(place.DATABASE_URL, console.error) : openEmbedded(data)
  const database = await open()
  await migrate(database)
  await seed(database.db, { starterPrompts: true, demoData: true }, new Date())

  it.runIf(!onPostgres)('refuse an embedded database that is in use', async () => {
    await expect(run(backup, [], place)).rejects.toThrow(
      `is in use by another process (process ${process.pid}). Stop that process`,
    )
  })

  it('save to a file and restore it into another database', async () => {
    if (!onPostgres) await database.close()
    const elsewhere = vi.spyOn(process, 'cwd').mockReturnValue(join(folder, 'elsewhere'))
    const saved = await run(backup, ['one.json.gz'], place)
    expect(saved).toMatch(/ {2}all_prompts +16\d\n/)
    expect(saved).toMatch(/Saved \d+ rows in \d+ tables to .+one\.json\.gz/)
    expect(await run(restore, ['one.json.gz', '--check'], {})).toContain('The file is complete.')
    // Without any setting, no server would read a new database.
    await expect(run(restore, ['one.json.gz'], {})).rejects.toThrow(
      /There is no database in .+elsewhere.data\./,
    )
    elsewhere.mockRestore()
    expect(await run(restore, ['one.json.gz'], other)).toMatch(/Restored \d+ rows in \d+ tables/)

    await run(backup, [], other)
    // The first and last line say when it was made.
    const rowsOf = (path: string) => linesOf(path).filter((line) => !/^{"(format|end)"/.test(line))
    expect(rowsOf('backups/library-20260315T120000.json.gz')).toEqual(rowsOf('one.json.gz'))
    await expect(run(restore, ['one.json.gz'], other)).rejects.toThrow(
      /There is already data in .+: .*16\d in all_prompts/,
    )
  })

  it('export what is stored about a user to a file that only its owner can read', async () => {
    const output = await run(person, ['export', 'Example-Student', '--out', 'person.json'], place)
    expect(output).toMatch(/Saved everything about .+ \(example-student\) to .+person\.json/)
    const path = join(folder, 'person.json')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(path, 'utf8')).account.netid).toBe('example-student')
    expect(JSON.parse(await run(person, ['export', 'example-student'], place)).prompts).not.toEqual([])
    await expect(run(person, ['export', 'example-student', '--out', 'person.json'], place)).rejects.toThrow(
      'EEXIST',
    )
  })

  it('erase a user only after the NetID is typed again', async () => {
    const erase = ['erase', 'example-student']
    await expect(run(person, erase, place, 'yes')).rejects.toThrow('Nothing was changed.')
    expect(await run(person, erase, place, 'Example-Student')).toContain('Deleted the account')
    await expect(run(person, [...erase, '--yes'], place)).rejects.toThrow('No user has the NetID')
  })

  it.each([
    [restore, [], 'The file is missing.'],
    [restore, ['none.gz'], /none\.gz can't be read: ENOENT/],
    [backup, ['a', 'b'], 'Unexpected argument: "b".'],
    [backup, ['--now'], "Unknown option '--now'"],
    [backup, [], 'There is no database in'],
    [person, ['export'], 'The NetID is missing.'],
    [person, ['export', 'a b'], '"a b" is not a NetID.'],
    [person, ['forget', 'abc'], 'The action must be one of export, erase, link'],
    [person, ['link', 'abc'], '"" is not a "sub".'],
    [person, ['link', 'abc', 'é'], '"é" is not a "sub".'],
    [person, ['link', 'abc', 'x'.repeat(256)], 'is not a "sub".'],
    [person, ['link', 'abc', '7'], 'Set OIDC_ISSUER, or add --issuer'],
    [person, ['link', 'abc', '7', '--issuer', 'example.edu'], '--issuer must be a URL that starts with'],
  ])('refuse invalid input with a clear message (%#)', async (command, args, sentence) => {
    const refusal = run(command, args, { DATA_DIR: join(folder, 'none') })
    await expect(refusal).rejects.toThrow(sentence)
    await expect(refusal).rejects.toBeInstanceOf(Refusal)
  })

  it('show a message without a stack trace and exit with 1', async () => {
    const main = join(import.meta.dirname, 'main.ts')
    const process_ = startServer({
      environment: {},
      cwd: folder,
      running: new Set(),
      command: [process.execPath, main, 'restore'],
    })
    expect(await process_.exit()).toBe(1)
    expect(process_.output()).toContain('npm run restore -- FILE [--replace | --check]')
    expect(process_.output()).not.toContain('    at ')
  })
})
