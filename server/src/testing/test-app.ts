import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, parseConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Enhancer } from '../outside/enhancer.ts'
import { createMetrics, type Metrics } from '../plugins/metrics.ts'
import { openTestDatabase } from './test-database.ts'

interface TestApp {
  app: FastifyInstance
  config: Config
  database: Database
  db: Database['db']
  /** The application's time; tests move it. */
  clock: { now: Date }
  /** What the application logged, line by line. */
  log: Record<string, unknown>[]
  metrics: Metrics
}

// a machine that is slow, or busy with other tests, must not fail those that ask for much at once
const NEVER_BEHIND = { delay: 0 }

/** The whole application on a database of its own, closed with the test file. */
export async function createTestApp(
  environment: Record<string, string> = {},
  { enhancer, webFolder = emptyWebApp() }: { enhancer?: Enhancer; webFolder?: string } = {},
): Promise<TestApp> {
  const database = await openTestDatabase()
  const config = parseConfig(environment)
  const clock = { now: new Date('2026-03-15T12:00:00.000Z') }
  const log: Record<string, unknown>[] = []
  const metrics = createMetrics()
  const app = await buildApp({
    config,
    db: database.db,
    line: NEVER_BEHIND,
    logger: pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
    clock: () => clock.now,
    webFolder,
    metrics,
    ...(enhancer && { enhancer }),
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  return { app, config, database, db: database.db, clock, log, metrics }
}

/** Stands in for the built web app: the server only sends it. */
function emptyWebApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-web-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>AI Prompt Library</title><body><div id="root"></div></body>',
  )
  const about = { html: '<main>About the library</main>', files: ['assets/about-page.js'] }
  writeFileSync(join(folder, 'prerendered.json'), JSON.stringify({ about }))
  return folder
}
