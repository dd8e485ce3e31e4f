// Measures time and memory of a backup and restore of a large library: `node tools/bench/backup.ts [N]`, with N times 100,000
// prompts (default 10). docs/operations.md has the result.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { fillLibrary } from './fill-library.ts'

const hundredThousands = Number(process.argv[2] ?? 10)
const folder = mkdtempSync(join(tmpdir(), 'prompt-library-bench-'))
const server = await startPostgres()
try {
  await fill(server.url('postgres'))
  const admin = await openPostgres(server.url('postgres'), console.error)
  await admin.withSession((run) => run('create database other'))
  await admin.close()
  const file = join(folder, 'library.json.gz')
  await command(['backup', file], server.url('postgres'))
  console.log(`${Math.round(statSync(file).size / 1_000_000)} MB`)
  await command(['restore', file], server.url('other'))
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}

async function fill(url: string): Promise<void> {
  const database = await openPostgres(url, console.error)
  await migrate(database)
  await fillLibrary(database, hundredThousands * 100_000)
  await database.withSession(async (run) => {
    const [row] = await run(`select pg_size_pretty(pg_database_size(current_database())) as size`)
    console.log(`${hundredThousands * 100_000} prompts, ${row?.['size']}`)
  })
  await database.close()
}

/** Runs a command in a child process and prints its output, duration, and peak memory. */
async function command(args: string[], url: string): Promise<void> {
  const main = join(import.meta.dirname, '../../server/src/commands/main.ts')
  const report = `process.on('exit', () => console.log('  peak memory ' + Math.round(process.resourceUsage().maxRSS / 1000) + ' MB'))`
  const start = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, main, ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: url },
    },
  )
  const code = await new Promise((resolve) => child.on('close', resolve))
  console.log(`${args[0]}: ${((performance.now() - start) / 1000).toFixed(0)} s, exit code ${code}\n`)
}
