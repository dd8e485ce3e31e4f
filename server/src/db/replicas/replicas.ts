import type { Call } from '@prompt-library/contract/call'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { AppError, tooBusy } from '../../errors.ts'
import { repeat } from '../../repeat.ts'
import type { Database, Db } from '../database.ts'
import { NoConnectionFree } from '../no-connection-free.ts'
import { connectReplica, openProbe } from '../postgres.ts'
import { BEHIND_MAX, createPrimaryLog } from './replica-lag.ts'

const CHECK_INTERVAL = 1_000

/** A replica on which every read fails would fill the log. */
const WARNING_INTERVAL = 60_000

/**
 * With the oldest request waiting this long for the primary, in milliseconds, it takes no reads over from replicas. Otherwise,
 * visitors who don't fit on the replicas would fill its queue until signed-in people are refused (at 2 s, see admit.ts).
 */
const PRIMARY_DELAY_MAX = 500

/** Where visitors' reads go. */
export interface Replicas {
  /**
   * Runs reads on a replica that is up to date, or on the primary if there is none. What fails is read again on the next replica,
   * and what isn't found on the primary, so that neither a replica that stops nor a new prompt that hasn't reached it is an error
   * to anyone. The primary refuses if it's busy. Other refusals, such as of a search that takes too long, would be the same there.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Whether visitors' reads of this call go to a replica now. */
  serves(call: Call): boolean
  /** For the metrics. */
  states(): ReplicaState[]
}

interface ReplicaState {
  name: string
  state: State
  /** How old its data is, in seconds. */
  lag: number
  /** How many reads failed on it and were repeated elsewhere. One that is full doesn't fail. */
  failures: number
}

/** `primary`: it is the primary now, as each node of a cluster can become. */
export const REPLICA_STATES = ['in_use', 'behind', 'gone', 'primary'] as const
type State = (typeof REPLICA_STATES)[number]

export function noReplicas(primary: Db): Replicas {
  return { read: (work) => work(primary), serves: () => false, states: () => [] }
}

/** Whether a visitor's call reads from a replica, if there is one. */
export function isForVisitors({ method, access }: Call): boolean {
  return method === 'GET' && access === 'visitor'
}

interface Parts {
  primary: Pick<Database, 'db' | 'queue'>
  primaryUrl: string
  urls: readonly string[]
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Compares the replicas with the primary every second. Resolves after the first time, even if no replica responds. */
export async function openReplicas({ primary, primaryUrl, urls, logger }: Parts) {
  const primaryProbe = openProbe(primaryUrl, 'pg_current_wal_lsn()')
  /** How far the primary has written, or null if it doesn't respond. */
  const readPrimary = () => primaryProbe.read().catch(() => null)
  const primaryLog = createPrimaryLog()
  const replicas = urls.map((url) => {
    const { db, close } = connectReplica(url, (err) => logger.warn({ err }, 'lost a connection to a replica'))
    const probe = openProbe(url, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end')
    const { host: name } = new URL(url)
    return { name, db, close, probe, state: 'gone' as State, lag: 0, failures: 0, warnedAt: -Infinity }
  })
  type Replica = (typeof replicas)[number]
  let turn = 0

  /** Whether it has something that the primary doesn't have, so it follows another one. The primary can have written more since. */
  const isAhead = async (replayed: number, written: number | null) => {
    if (written === null || replayed <= written) return false
    const now = await readPrimary()
    return now !== null && replayed > now
  }
  const findState = async (replica: Replica, written: number | null): Promise<State> => {
    // Twice, because after this process was busy for a second, a timeout fires before the answer that has arrived is read.
    const replayed = await replica.probe.read().catch(replica.probe.read)
    if (replayed === null) return 'primary'
    const lag = primaryLog.lagAt(replayed, performance.now())
    replica.lag = lag / 1000
    return lag > BEHIND_MAX || (await isAhead(replayed, written)) ? 'behind' : 'in_use'
  }
  const checkReplica = async (replica: Replica, written: number | null) => {
    const before = replica.state
    let err: unknown
    replica.state = await findState(replica, written).catch((error): State => {
      err = error
      return 'gone'
    })
    if (replica.state === before) return
    const { name, state, lag } = replica
    if (state === 'in_use') logger.info({ replica: name }, 'visitors read from a replica')
    else logger.warn({ replica: name, state, lag, err }, 'a replica is left out')
  }
  const check = async () => {
    const at = performance.now()
    // Before the replicas', so that one that has everything is seen to have it.
    const written = await readPrimary()
    if (written !== null) primaryLog.add(at, written)
    await Promise.all(replicas.map((replica) => checkReplica(replica, written)))
  }

  await check()
  const stopChecking = repeat(async () => {
    await check()
    return CHECK_INTERVAL
  }, CHECK_INTERVAL)

  const countFailure = (replica: Replica, err: unknown) => {
    replica.failures += 1
    const now = performance.now()
    if (now - replica.warnedAt < WARNING_INTERVAL) return
    replica.warnedAt = now
    logger.warn({ replica: replica.name, err }, 'a read failed on a replica and is repeated elsewhere')
  }
  const usable = () => {
    const inUse = replicas.filter(({ state }) => state === 'in_use')
    turn += 1
    const first = turn % Math.max(inUse.length, 1)
    return [...inUse.slice(first), ...inUse.slice(0, first)]
  }
  return {
    read: async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
      const inUse = usable()
      for (const replica of inUse) {
        try {
          return await work(replica.db)
        } catch (error) {
          if (isMissing(error)) break
          if (isRefusal(error)) throw error
          if (!(error instanceof NoConnectionFree)) countFailure(replica, error)
        }
      }
      if (inUse.length > 0 && primary.queue.delay > PRIMARY_DELAY_MAX) throw tooBusy()
      return work(primary.db)
    },
    serves: (call: Call) => isForVisitors(call) && replicas.some(({ state }) => state === 'in_use'),
    states: () => replicas.map(({ name, state, lag, failures }) => ({ name, state, lag, failures })),
    close: async () => {
      await stopChecking()
      const all = replicas.flatMap(({ close, probe }) => [close(), probe.close()])
      await Promise.all([primaryProbe.close(), ...all])
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.status === 404
}

/** What any database would answer. PostgreSQL's class 22 is about a value, such as text with U+0000. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError || (error instanceof pg.DatabaseError && /^22/.test(error.code ?? ''))
}
