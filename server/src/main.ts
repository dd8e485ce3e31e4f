import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Config, parseConfig, readEnvironment } from './config.ts'
import type { Database } from './db/database.ts'
import { openEmbedded } from './db/embedded.ts'
import { migrate, withStartupLock } from './db/migrate.ts'
import { openPostgres } from './db/postgres.ts'
import { seed } from './db/seed.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './plugins/metrics.ts'
import { serveMetrics } from './plugins/metrics-server.ts'
import { StartError } from './start-error.ts'

/** Connections that wait to be taken. What is over it tries again by itself, and waits for seconds each time. */
const BACKLOG = 2_048
/** A request may take that long: to arrive, or to get through the database. */
const CLOSE_PATIENCE = 30_000

try {
  await main()
} catch (error) {
  // what a person can mend is told in a sentence; a stack trace would bury it
  console.error(error instanceof StartError ? `\nThe server can't start.\n${error.message}\n` : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = parseConfig(readEnvironment(process.cwd(), process.env))
  const logger = createLogger(config)
  const clock = () => new Date()

  await refuseTakenPort(config)
  const database = await openDatabase(config, (error) =>
    logger.warn({ err: error }, 'a connection to the database broke'),
  )
  try {
    await withStartupLock(database, () => prepare(database, config, clock))
    const webFolder = join(import.meta.dirname, '../../web/dist')
    const metrics = createMetrics()
    const app = await buildApp({ config, ...database, logger, clock, webFolder, metrics })
    const stopMetrics =
      config.metrics && (await serveMetrics({ ...metrics, database, address: config.metrics }))
    closeOnSignal(async () => {
      await app.close()
      await stopMetrics?.()
      await database.close()
    })
    await app.listen({ port: config.port, host: config.host, backlog: BACKLOG })
    console.log(startMessage(config, database))
  } catch (error) {
    await database.close()
    throw error
  }
}

function openDatabase(config: Config, onIdleError: (error: Error) => void): Promise<Database> {
  if (config.database.kind === 'postgres') return openPostgres(config.database.url, onIdleError)
  console.log('Opening the embedded database (the first time takes a few seconds)…')
  return openEmbedded(config.database.folder)
}

async function prepare(database: Database, config: Config, clock: () => Date): Promise<void> {
  const migrations = await migrate(database)
  if (migrations.length > 0) console.log(`Brought the database up to date: ${migrations.join(', ')}`)
  const seeds = await seed(database.db, config, clock())
  if (seeds.length > 0) console.log(`Put in ${seeds.join(', ')}`)
}

function startMessage(config: Config, database: Database): string {
  const signIn = {
    cas: config.signIn.kind === 'cas' ? `CAS at ${config.signIn.baseUrl}` : '',
    development: 'development sign-in (for trying out; set CAS_BASE_URL for the real one)',
    off: 'off (set CAS_BASE_URL; the development sign-in works only on this machine)',
  }[config.signIn.kind]
  const ai = config.ai
    ? `${config.ai.provider}, ${config.ai.model}`
    : 'built-in enhancer (set AI_PROVIDER for an AI service)'
  return [
    '',
    'AI Prompt Library is ready.',
    `  Address     ${config.publicUrl}`,
    `  Database    ${database.description}`,
    `  Sign-in     ${signIn}`,
    `  AI service  ${ai}`,
    '',
  ].join('\n')
}

function closeOnSignal(close: () => Promise<void>): void {
  let closing = false
  const onSignal = () => {
    if (closing) return
    closing = true
    setTimeout(() => {
      console.error(`Not closed within ${CLOSE_PATIENCE / 1000} s; ending anyway.`)
      process.exit(1)
    }, CLOSE_PATIENCE).unref()
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
  // started by a parent that has died without a word: ending frees the port and the database
  process.on('disconnect', onSignal)
}

/** Asked first: a new database should not be made and filled for a server that then can't listen. */
function refuseTakenPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(portProblem(error, port, host))),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function portProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Set PORT to a number from 1024 on.`
  if (code === 'EADDRNOTAVAIL') return `${host} is not an address of this machine. Check HOST.`
  return `${message}. Check HOST and PORT.`
}
