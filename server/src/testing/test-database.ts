import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../db/database.ts'
import { EXTENSIONS, wrapPGlite } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'

export const onPostgres = process.env['TEST_DATABASE'] === 'postgres'

// a machine that is slow, or busy with other tests, must not fail those that ask for much at once
const PATIENT = { patience: 60_000 }

export const IN_MEMORY = { place: 'memory', room: () => Number.POSITIVE_INFINITY, ...PATIENT }

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

async function openOnPGlite(empty: boolean): Promise<Database> {
  if (empty) return wrapPGlite(new PGlite({ extensions: EXTENSIONS }), IN_MEMORY)
  const snapshot = new Blob([await readFile(inject('embeddedSnapshot'))])
  return wrapPGlite(new PGlite({ extensions: EXTENSIONS, loadDataDir: snapshot }), IN_MEMORY)
}
