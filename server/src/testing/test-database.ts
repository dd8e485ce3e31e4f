import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { openInMemory, PATIENT } from './embedded-snapshot.ts'

export const onPostgres = process.env['TEST_DATABASE'] === 'postgres'

/** A database for one test file: migrated, unless an empty one is asked for. */
export function openTestDatabase({ empty = false } = {}): Promise<Database> {
  return onPostgres ? openOnPostgres(empty) : openOnPGlite(empty)
}

/** The address of a new database on the real PostgreSQL. */
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
  return openPostgres(await createPostgresDatabase({ empty }), console.error, PATIENT)
}

function openOnPGlite(empty: boolean): Promise<Database> {
  const { empty: emptyOne, migrated } = inject('embeddedSnapshots')
  return openInMemory(empty ? emptyOne : migrated)
}
