import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { createLibrary, type Library } from './library.ts'
import { type Deeds, noDeeds } from './writers.ts'

/** A library to break, what its people have done so far, and the PostgreSQL below it, if there is one. */
export interface Stage {
  library: Library
  everybody: Deeds[]
  postgres: Postgres | undefined
  close: () => Promise<void>
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>
export type DatabaseKind = 'embedded' | 'postgres'

export async function setStage(on: DatabaseKind, settings: { people?: number } = {}): Promise<Stage> {
  const postgres = on === 'postgres' ? await startPostgres() : undefined
  const library = await createLibrary({ ...settings, ...(postgres && { url: postgres.url('postgres') }) })
  return {
    library,
    everybody: library.people.map(noDeeds),
    postgres,
    close: async () => {
      await library.close()
      await postgres?.stop()
    },
  }
}
