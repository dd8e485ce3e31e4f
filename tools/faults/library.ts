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

export interface Person {
  id: number
  headers: Record<string, string>
}

/** The library as it runs on a machine: a process on a database, with people who are signed in and prompts to vote on. */
export interface Library {
  port: number
  people: Person[]
  /** Public prompts of the first person, which nobody changes or deletes: those that writers vote for, and the others. */
  promptIds: number[]
  otherPromptIds: number[]
  start: () => Promise<void>
  /** Whether the process lives. */
  lives: () => boolean
  /** `kill -9`. */
  kill: () => Promise<void>
  /** SIGTERM; gives the exit code once it is gone. */
  terminate: () => Promise<number | null>
  /** What the process takes of the memory, in megabytes. */
  memory: () => Promise<number>
  /** Looks at the database past the library. The embedded one only while no process has it open. */
  look: <T>(work: (database: Database) => Promise<T>) => Promise<T>
  /** Ends the process, if it lives, and removes what it wrote. */
  close: () => Promise<void>
}

interface Settings {
  /** The address of a PostgreSQL; without one, the embedded database. */
  url?: string
  /** The address by which the library gets there, where that is another one. */
  urlOfLibrary?: string
  /** Where the embedded database is kept; by default in a folder that goes with the library. */
  dataFolder?: string
  environment?: Record<string, string>
  people?: number
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
    // nobody signs in here, unless a scenario brings a CAS of its own
    CAS_BASE_URL: 'http://127.0.0.1:1/cas',
    // everybody comes from an address of their own, as in life
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
    ...(url ? { DATABASE_URL: settings.urlOfLibrary ?? url } : { DATA_DIR: dataFolder }),
    ...settings.environment,
  }
  const look: Library['look'] = async (work) => {
    const database = await (url ? openPostgres(url, () => undefined) : openEmbedded(dataFolder))
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const prepared = await look((database) =>
    prepare(database, { count: settings.people ?? 60, config: parseConfig(environment) }),
  )

  let server: RunningServer | undefined
  const lives = () =>
    server !== undefined && server.child.exitCode === null && server.child.signalCode === null
  return {
    port,
    ...prepared,
    start: async () => {
      server = startServer({ environment, cwd: folder })
      await server.says('AI Prompt Library is ready.')
    },
    lives,
    kill: async () => void (await server?.stop('SIGKILL')),
    terminate: async () => (await server?.stop()) ?? null,
    memory: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server?.child.pid)])
      return Math.round(Number(stdout) / 1024)
    },
    look,
    close: async () => {
      if (lives()) await server?.stop('SIGKILL')
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
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const { id } = await createUser(db)
    const { cookie } = await signInAs(db, { id }, { config, at: new Date() })
    const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    people.push({ id, headers: { cookie, 'x-forwarded-for': address } })
  }
  await createPrompts(db, { author_id: people[0]?.id ?? 0, count: 50 })
  const rows = await db.selectFrom('prompts').select('id').orderBy('id').execute()
  const ids = rows.map(({ id }) => id)
  return { people, promptIds: ids.slice(0, 40), otherPromptIds: ids.slice(40) }
}
