import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { startPostgres } from './start-postgres.ts'

/** Nothing here has to survive a crash, and most of the time goes to commits and to switching between processes. */
const FAST = { synchronous_commit: 'off', full_page_writes: 'off', io_method: 'sync' }

/** Starts PostgreSQL with a migrated database. Every test file gets a copy of it. */
export default async function setUp(project: TestProject) {
  const server = await startPostgres({ settings: FAST })
  const admin = new pg.Client({ connectionString: server.url('postgres') })
  await admin.connect()
  await admin.query('create database migrated')
  await admin.end()
  const database = await openPostgres(server.url('migrated'), console.error)
  await migrate(database)
  await database.close()
  project.provide('postgresUrl', server.url('postgres'))
  return server.stop
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}
