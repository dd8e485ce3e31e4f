// A baseline without HTTP: the statements that the server sends for an API call, sent by `pg` alone.
import pg from 'pg'
import { handleTasks } from './child.ts'
import type { LoadResult } from './load.ts'
import { type Recording, replay } from './record.ts'

export interface SqlLoad {
  url: string
  recordings: Recording[]
  clients: number
  milliseconds: number
}

const pools = new Map<string, pg.Pool>()

handleTasks<SqlLoad, LoadResult>(async ({ url, recordings, clients, milliseconds }) => {
  const pool = pools.get(url) ?? new pg.Pool({ connectionString: url, max: 10 })
  pools.set(url, pool)
  const latencies: number[] = []
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < start + milliseconds) {
        const sent = performance.now()
        await replay(pool, recordings[next++ % recordings.length] ?? [])
        latencies.push(performance.now() - sent)
      }
    }),
  )
  return { latencies, milliseconds: performance.now() - start, failures: {} }
})
