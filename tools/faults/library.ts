import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseConfig } from '../../server/src/config.ts'
import type { Database } from '../../server/src/db/database.ts'
import { openEmbedded } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { createPrompts, createUser, signInAs } from '../../server/src/testing/builders.ts'
import { freePort } from '../../server/src/testing/free-port.ts'
import { type RunningServer, startServer } from '../../server/src/testing/start-server.ts'

export interface User {
  id: number
  headers: Record<string, string>
}

/** A server process with its database, signed-in users, and prompts to vote for. */
export interface Library {
  port: number
  users: User[]
  /** Public prompts of the first user that no scenario changes or deletes; writers vote only for `promptIds`. */
  promptIds: number[]
  otherPromptIds: number[]
  start: () => Promise<void>
  isRunning: () => boolean
  /** `kill -9`. */
  kill: () => Promise<void>
  /** Sends SIGTERM and returns the exit code. */
  terminate: () => Promise<number | null>
  /** The memory of the process, in megabytes. */
  memory: () => Promise<number>
  /** Opens the database directly. The embedded one only while the server isn't running. */
  withDatabase: <T>(work: (database: Database) => Promise<T>) => Promise<T>
  /** Stops the process if it's running and deletes its files. */
  close: () => Promise<void>
}

interface Settings {
  /** The URL of PostgreSQL; without it, the embedded database is used. */
  url?: string
  /** The URL that the server uses, if different, such as that of a proxy. */
  serverUrl?: string
  /** The folder of the embedded database; by default a temporary one. */
  dataFolder?: string
  environment?: Record<string, string>
  users?: number
}

export async function createLibrary(settings: Settings = {}): Promise<Library> {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-faults-'))
  const dataFolder = settings.dataFolder ?? join(folder, 'data')
  const port = await freePort()
  const { url } = settings
  const environment = {
    PORT: String(port),
    STARTER_PROMPTS: 'false',
    DEMO_DATA: 'false',
    // Unreachable; scenarios with sign-ins set their own CAS.
    CAS_BASE_URL: 'http://127.0.0.1:1/cas',
    // With a trusted proxy, X-Forwarded-For gives every user a separate address.
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
    ...(url ? { DATABASE_URL: settings.serverUrl ?? url } : { DATA_DIR: dataFolder }),
    ...settings.environment,
  }
  const withDatabase: Library['withDatabase'] = async (work) => {
    const database = await (url ? openPostgres(url, () => undefined) : openEmbedded(dataFolder))
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const prepared = await withDatabase((database) =>
    prepare(database, { count: settings.users ?? 60, config: parseConfig(environment) }),
  )

  let server: RunningServer | undefined
  const isRunning = () =>
    server !== undefined && server.child.exitCode === null && server.child.signalCode === null
  return {
    port,
    ...prepared,
    start: async () => {
      server = startServer({ environment, cwd: folder })
      await server.says('AI Prompt Library is ready.')
    },
    isRunning,
    kill: async () => void (await server?.stop('SIGKILL')),
    terminate: async () => (await server?.stop()) ?? null,
    memory: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server?.child.pid)])
      return Math.round(Number(stdout) / 1024)
    },
    withDatabase,
    close: async () => {
      if (isRunning()) await server?.stop('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function prepare(
  database: Database,
  { count, config }: { count: number; config: ReturnType<typeof parseConfig> },
) {
  await migrate(database)
  const { db } = database
  const users: User[] = []
  for (let index = 0; index < count; index += 1) {
    const { id } = await createUser(db)
    const { cookie } = await signInAs(db, { id }, { config, at: new Date() })
    const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    users.push({ id, headers: { cookie, 'x-forwarded-for': address } })
  }
  await createPrompts(db, { author_id: users[0]?.id ?? 0, count: 50 })
  const rows = await db.selectFrom('prompts').select('id').orderBy('id').execute()
  const ids = rows.map(({ id }) => id)
  return { users, promptIds: ids.slice(0, 40), otherPromptIds: ids.slice(40) }
}
