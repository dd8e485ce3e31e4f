import { createServer } from 'node:net'
import { join } from 'node:path'
import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, parseConfig, readEnvironment } from './config.ts'
import type { Database } from './db/database.ts'
import { openEmbedded } from './db/embedded.ts'
import { LOCKS, withLock } from './db/locks.ts'
import { migrate } from './db/migrate.ts'
import { openPostgres } from './db/postgres.ts'
import { measureReplicas } from './db/replicas/replica-metrics.ts'
import { openReplicas } from './db/replicas/replicas.ts'
import { loggedError } from './logged-error.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './plugins/metrics.ts'
import { serveMetrics } from './plugins/metrics-server.ts'
import { seed } from './seeds/seed.ts'
import { StartError } from './start-error.ts'
import { version } from './version.ts'

/** The TCP accept queue. A client beyond it retries on its own, after waiting for seconds each time. */
const BACKLOG = 2_048
/** As long as a request may take to arrive, or to be served by the database. */
const SHUTDOWN_TIMEOUT = 30_000

try {
  await main()
} catch (error) {
  // A stack trace would bury a sentence about something the operator can fix.
  console.error(
    error instanceof StartError ? `\nThe server can't start.\n${error.message}\n` : loggedError(error),
  )
  process.exit(1)
}

async function main(): Promise<void> {
  const config = parseConfig(readEnvironment(process.cwd(), process.env))
  const logger = createLogger(config)
  const clock = () => new Date()

  await refuseTakenPort(config)
  const database = await openDatabase(config, (error) =>
    logger.warn({ err: error }, 'lost a connection to the database'),
  )
  try {
    await withLock(database, LOCKS.start, () => prepare(database, config, clock))
    const webFolder = join(import.meta.dirname, '../../web/dist')
    const metrics = createMetrics()
    const replicas = await openReplicasOf(config, database, logger)
    if (replicas) measureReplicas(metrics.registry, replicas)
    const app = await buildApp({
      config,
      ...database,
      ...(replicas && { replicas }),
      logger,
      clock,
      webFolder,
      metrics,
    })
    const stopMetrics =
      config.metrics && (await serveMetrics({ ...metrics, database, address: config.metrics }))
    closeOnSignal(async () => {
      await app.close()
      await stopMetrics?.()
      await replicas?.close()
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

async function openReplicasOf({ database, readUrls }: Config, primary: Database, logger: FastifyBaseLogger) {
  if (database.kind !== 'postgres' || readUrls.length === 0) return undefined
  return openReplicas({ primary, primaryUrl: database.url, urls: readUrls, logger })
}

async function prepare(database: Database, config: Config, clock: () => Date): Promise<void> {
  const migrations = await migrate(database)
  if (migrations.length > 0) console.log(`Brought the database up to date: ${migrations.join(', ')}`)
  const seeds = await seed(database.db, config, clock())
  if (seeds.length > 0) console.log(`Added ${seeds.join(', ')}`)
}

function startMessage(config: Config, database: Database): string {
  const signIn = {
    cas: config.signIn.kind === 'cas' ? `CAS at ${config.signIn.baseUrl}` : '',
    oidc: config.signIn.kind === 'oidc' ? `OpenID Connect at ${config.signIn.issuer}` : '',
    development: 'development sign-in (set CAS_BASE_URL or OIDC_ISSUER to use your single sign-on)',
    off: 'off (set CAS_BASE_URL or OIDC_ISSUER; the development sign-in works only on a local machine)',
  }[config.signIn.kind]
  const ai = config.ai
    ? `${config.ai.name} (${config.ai.provider}, ${config.ai.model})`
    : 'built-in enhancer (set AI_PROVIDER to use an AI service)'
  return [
    '',
    `${DEFAULT_CAMPUS.site_title} is ready.`,
    `  Version     ${version}`,
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
      console.error(`Still running after ${SHUTDOWN_TIMEOUT / 1000} s. Exiting anyway.`)
      process.exit(1)
    }, SHUTDOWN_TIMEOUT).unref()
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
  // The parent process died. Exiting frees the port and the database.
  process.on('disconnect', onSignal)
}

/** Runs first, so that no database is created for a server that can't listen. */
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
    return `Port ${port} is in use by another program. Stop that program, or set PORT to a different number.`
  if (code === 'EACCES') return `This account isn't allowed to use port ${port}. Set PORT to 1024 or higher.`
  if (code === 'EADDRNOTAVAIL') return `This machine doesn't have the address ${host}. Check HOST.`
  return `${message}. Check HOST and PORT.`
}
