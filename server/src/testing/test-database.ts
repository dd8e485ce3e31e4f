import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { LONG_TIMEOUT, openInMemory } from './embedded-snapshot.ts'

export const onPostgres = process.env['TEST_DATABASE'] === 'postgres'

/** Tests must not fail because the machine is slow or busy. */
const LONG_LIMITS = {
  ...LONG_TIMEOUT,
  connectionTimeoutMillis: 60_000,
  lock_timeout: 60_000,
  statement_timeout: 60_000,
  query_timeout: 60_000,
}

/** A database for one test file, migrated unless `empty` is set. */
export function openTestDatabase({ empty = false } = {}): Promise<Database> {
  return onPostgres ? openOnPostgres(empty) : openOnPGlite(empty)
}

/** The URL of a new database on PostgreSQL. */
export async function createPostgresDatabase({ empty = false } = {}): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  try {
    await admin.query(`create database ${name} template ${empty ? 'template1' : 'migrated'}`)
  } finally {
    await admin.end()
  }
  return inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
}

async function openOnPostgres(empty: boolean): Promise<Database> {
  return openPostgres(await createPostgresDatabase({ empty }), console.error, LONG_LIMITS)
}

function openOnPGlite(empty: boolean): Promise<Database> {
  const snapshots = inject('embeddedSnapshots')
  return openInMemory(empty ? snapshots.empty : snapshots.migrated)
}
