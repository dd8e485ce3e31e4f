import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './database.ts'
import { connectReplica, openProbe } from './postgres.ts'
import { BEHIND_MAX, createPrimaryLog } from './replica-lag.ts'

const CHECK_INTERVAL = 1_000

/** Where visitors' reads go. */
export interface Replicas {
  /**
   * Runs reads on a replica that is up to date, or on the primary if there is none. Only the primary reports a failure, so that
   * neither a replica that stops nor a new prompt that hasn't reached it is an error to anyone.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** For the metrics. */
  states(): ReplicaState[]
  /** How many reads were served by a replica, and how many by the primary instead. */
  counts: Readonly<Record<'replica' | 'primary', number>>
}

interface ReplicaState {
  name: string
  state: State
  /** How old its data is, in seconds. */
  lag: number
}

/** `primary`: it is the primary now, as each node of a cluster can become. */
export const REPLICA_STATES = ['in_use', 'behind', 'gone', 'primary'] as const
type State = (typeof REPLICA_STATES)[number]

export function noReplicas(primary: Db): Replicas {
  return { read: (work) => work(primary), states: () => [], counts: { replica: 0, primary: 0 } }
}

interface Parts {
  primary: Db
  primaryUrl: string
  urls: readonly string[]
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Compares the replicas with the primary every second. Resolves after the first time, even if no replica responds. */
export async function openReplicas({ primary, primaryUrl, urls, logger }: Parts) {
  const primaryProbe = openProbe(primaryUrl, 'pg_current_wal_lsn()')
  const primaryLog = createPrimaryLog()
  const replicas = urls.map((url) => {
    const { db, close } = connectReplica(url, (err) => logger.warn({ err }, 'lost a connection to a replica'))
    const probe = openProbe(url, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end')
    return { name: new URL(url).host, db, close, probe, state: 'gone' as State, lag: 0 }
  })
  const counts = { replica: 0, primary: 0 }
  let turn = 0

  const findState = async (replica: (typeof replicas)[number]): Promise<State> => {
    const replayed = await replica.probe.read()
    if (replayed === null) return 'primary'
    const lag = primaryLog.lagAt(replayed, performance.now())
    replica.lag = lag / 1000
    return lag > BEHIND_MAX ? 'behind' : 'in_use'
  }
  const checkReplica = async (replica: (typeof replicas)[number]) => {
    const before = replica.state
    let err: unknown
    replica.state = await findState(replica).catch((error): State => {
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
    const written = await primaryProbe.read().catch(() => null)
    if (written !== null) primaryLog.add(at, written)
    await Promise.all(replicas.map(checkReplica))
  }

  const closing = new AbortController()
  const checkRepeatedly = async () => {
    while (!closing.signal.aborted) {
      await check()
      await wait(CHECK_INTERVAL, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  await check()
  const checking = checkRepeatedly()

  const next = () => {
    const usable = replicas.filter(({ state }) => state === 'in_use')
    turn += 1
    return usable[turn % usable.length]
  }
  return {
    read: async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
      const replica = next()
      if (replica) {
        try {
          const result = await work(replica.db)
          counts.replica += 1
          return result
        } catch {
          // The primary decides whether it's a failure.
        }
      }
      counts.primary += 1
      return work(primary)
    },
    states: () => replicas.map(({ name, state, lag }) => ({ name, state, lag })),
    counts,
    close: async () => {
      closing.abort()
      await checking
      const all = replicas.flatMap(({ close, probe }) => [close(), probe.close()])
      await Promise.all([primaryProbe.close(), ...all])
    },
  }
}
