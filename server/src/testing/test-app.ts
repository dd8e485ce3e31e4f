import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, parseConfig } from '../config.ts'
import type { Database, Db } from '../db/database.ts'
import type { Replicas } from '../db/replicas/replicas.ts'
import type { ReadDocument } from '../features/oauth/read-document.ts'
import { LOG_SERIALIZERS } from '../logger.ts'
import type { Enhancer } from '../outside/enhancer.ts'
import { createMetrics, type Metrics } from '../plugins/metrics.ts'
import { createSignedInUser, signedIn, type User, type Visitor, visitorOf } from './signed-in-user.ts'
import { openTestDatabase } from './test-database.ts'

interface TestApp {
  app: FastifyInstance
  config: Config
  database: Database
  db: Database['db']
  /** The application's time, which tests can set. */
  clock: { now: Date }
  /** The application's log entries. */
  log: Record<string, unknown>[]
  metrics: Metrics
  visitor: Visitor
  /** Again, after their session has ended. */
  signIn: (user: User) => Promise<User>
  newUser: (fields?: Parameters<typeof createSignedInUser>[1]) => Promise<User>
}

interface Options {
  enhancer?: Enhancer
  readDocument?: ReadDocument
  webFolder?: string
  /** Sees the application's statements, but not those of the test. */
  plugin?: KyselyPlugin
  /** Another process's database, which that one closes. */
  sharedDatabase?: Database
  replicas?: Replicas
}

/** When tests start. */
export const TEST_TIME = new Date('2026-03-15T12:00:00.000Z')

// Tests with many concurrent requests must not fail on a slow or busy machine.
const NO_DELAY = { delay: 0 }

/** The whole application with its own database, closed at the end of the test file. */
export async function createTestApp(
  environment: Record<string, string> = {},
  { enhancer, readDocument, webFolder = emptyWebApp(), plugin, sharedDatabase, replicas }: Options = {},
): Promise<TestApp> {
  const database = sharedDatabase ?? (await openTestDatabase())
  const config = parseConfig(environment)
  const clock = { now: TEST_TIME }
  const log: Record<string, unknown>[] = []
  const metrics = createMetrics()
  const app = await buildApp({
    config,
    db: plugin ? (database.db.withPlugin(plugin) as Db) : database.db,
    queue: NO_DELAY,
    logger: pino(
      { level: 'info', serializers: LOG_SERIALIZERS },
      { write: (line: string) => void log.push(JSON.parse(line)) },
    ),
    clock: () => clock.now,
    webFolder,
    metrics,
    ...(enhancer && { enhancer }),
    ...(readDocument && { readDocument }),
    ...(replicas && { replicas }),
  })
  afterAll(async () => {
    await app.close()
    if (!sharedDatabase) await database.close()
  })
  const parts = { app, config, database, db: database.db, clock, log, metrics }
  return {
    ...parts,
    visitor: visitorOf(parts),
    newUser: (fields) => createSignedInUser(parts, fields),
    signIn: (user) => signedIn(parts, user),
  }
}

/** A placeholder for the built web app. */
function emptyWebApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-web-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>AI Prompt Library</title><body><div id="root"></div></body>',
  )
  const about = {
    html: '<main>About the library</main>',
    files: ['assets/about-page.js'],
    requests: ['/api/x?a=1&b=2'],
  }
  writeFileSync(join(folder, 'prerendered.json'), JSON.stringify({ about }))
  return folder
}
