// Starts the library that is going to fail.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Config, parseConfig } from '../../server/src/config.ts'
import type { Database } from '../../server/src/db/database.ts'
import { openEmbedded } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { createPrompts, createUser, signInAs } from '../../server/src/testing/builders.ts'
import { freePort } from '../../server/src/testing/free-port.ts'
import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { startProxy } from '../../server/src/testing/start-proxy.ts'
import { type RunningServer, startServer } from '../../server/src/testing/start-server.ts'
import { noWrites } from './writers.ts'

export type Library = Awaited<ReturnType<typeof createLibrary>>

interface Settings {
  on: 'embedded' | 'postgres'
  users?: number
  environment?: Record<string, string>
  /** The folder of the database; by default a temporary one. */
  dataFolder?: string
  /** Whether the server reaches PostgreSQL through a proxy that can hang. */
  isProxied?: true
  /** The PostgreSQL role of the server. */
  role?: string
}

/** A server process to break, with its database, signed-in users, prompts, and what it acknowledged to write. */
export async function createLibrary(settings: Settings) {
  const { on, users = 60, environment, dataFolder, isProxied, role } = settings
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-faults-'))
  const port = await freePort()
  const postgres = on === 'postgres' ? await startPostgres(dataFolder ? { dataFolder } : {}) : undefined
  const url = postgres && new URL(postgres.url('postgres'))
  const proxy = url && isProxied && (await startProxy(Number(url.port)))
  const serverUrl =
    url && Object.assign(new URL(url), { port: proxy?.port ?? url.port, username: role ?? url.username })
  const data = dataFolder ?? join(folder, 'data')
  const allSettings = {
    STARTER_PROMPTS: 'false',
    DEMO_DATA: 'false',
    // Unreachable; scenarios with sign-ins set their own CAS.
    CAS_BASE_URL: 'http://127.0.0.1:1/cas',
    // With a trusted proxy, X-Forwarded-For gives every user a separate address.
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
    ...(serverUrl ? { DATABASE_URL: serverUrl.href } : { DATA_DIR: data }),
    ...environment,
  }
  /** Opens the database directly. The embedded one only while the server isn't running. */
  const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await (url ? openPostgres(url.href, () => undefined) : openEmbedded(data))
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const prepared = await withDatabase((database) => prepare(database, users, parseConfig(allSettings)))

  let server: RunningServer | undefined
  const isRunning = () =>
    server !== undefined && server.child.exitCode === null && server.child.signalCode === null
  return {
    port,
    postgres,
    proxy,
    ...prepared,
    writesByUser: prepared.users.map(noWrites),
    withDatabase,
    isRunning,
    start: async () => {
      if (isRunning()) return
      server = startServer({ environment: { ...allSettings, PORT: String(port) }, cwd: folder })
      await server.says('AI Prompt Library is ready.')
    },
    /** `kill -9`. */
    kill: async () => server?.stop('SIGKILL'),
    /** Sends SIGTERM and returns the exit code. */
    terminate: async () => server?.stop(),
    /** In megabytes. */
    memory: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server?.child.pid)])
      return Math.round(Number(stdout) / 1024)
    },
    [Symbol.asyncDispose]: async () => {
      await server?.stop('SIGKILL')
      await proxy?.close()
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Creates users, and public prompts of the first. Writers vote only for `promptIds`, and nothing is changed or deleted. */
async function prepare(database: Database, count: number, config: Config) {
  await migrate(database)
  const { db } = database
  const users: { id: number; headers: Record<string, string> }[] = []
  for (let index = 0; index < count; index += 1) {
    const { id } = await createUser(db)
    const { cookie } = await signInAs(db, { id }, { config, at: new Date() })
    users.push({ id, headers: { cookie, 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` } })
  }
  await createPrompts(db, { author_id: users[0]?.id ?? 0, count: 50 })
  const rows = await db.selectFrom('prompts').select('id').orderBy('id').execute()
  const ids = rows.map(({ id }) => id)
  return { users, promptIds: ids.slice(0, 40), otherPromptIds: ids.slice(40) }
}
