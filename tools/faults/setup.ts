import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { createLibrary, type Library } from './library.ts'
import { type AcknowledgedWrites, noWrites } from './writers.ts'

/** A server to break, its users' acknowledged writes, and its PostgreSQL, if any. */
export interface Setup {
  library: Library
  writesByUser: AcknowledgedWrites[]
  postgres: Postgres | undefined
  close: () => Promise<void>
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>
export type DatabaseKind = 'embedded' | 'postgres'

export async function setUp(on: DatabaseKind, settings: { users?: number } = {}): Promise<Setup> {
  const postgres = on === 'postgres' ? await startPostgres() : undefined
  const library = await createLibrary({ ...settings, ...(postgres && { url: postgres.url('postgres') }) })
  return {
    library,
    writesByUser: library.users.map(noWrites),
    postgres,
    close: async () => {
      await library.close()
      await postgres?.stop()
    },
  }
}
