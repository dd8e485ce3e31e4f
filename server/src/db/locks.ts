// What only one server at a time may do (PostgreSQL's advisory locks), and that a lock ends with its transaction.
import type { Database } from './database.ts'

/** Arbitrary numbers that are the same for every server. */
export const LOCKS = {
  migrations: 7_077_046,
  start: 7_077_047,
}

/** Overrides the role's limits: building a large index takes long, and so does waiting for another server to build it. */
export const LONG_TIMEOUTS = `set local statement_timeout = '1h'; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** Lets one server at a time do this. The embedded database never has more than one server. */
export async function withLock(
  database: Pick<Database, 'pool' | 'withSession'>,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  if (!database.pool) return work()
  await database.withSession(async (run) => {
    // A session lock would stay on the connection when a pooler reuses it, so this lock belongs to a transaction.
    await run(`begin; ${LONG_TIMEOUTS}`)
    await run(`select pg_advisory_xact_lock(${lock})`)
    await work()
    await run('commit')
  })
}
