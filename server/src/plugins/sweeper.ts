import { HOUR } from '@prompt-library/domain/durations'
import type { FastifyInstance } from 'fastify'
import { repeat } from '../repeat.ts'

/** When expired data is deleted: when the server starts and every hour. Each feature's `sweep…` says what. */
export function sweeper(app: FastifyInstance, sweeps: readonly (() => Promise<void>)[]): void {
  const sweep = async (signal: AbortSignal) => {
    for (const deleteExpired of sweeps) {
      if (signal.aborted) break
      await deleteExpired().catch((error) =>
        app.log.error({ err: error }, 'a sweep failed; the next one is in an hour'),
      )
    }
    return HOUR
  }
  let stop: (() => Promise<void>) | undefined
  app.addHook('onListen', async () => {
    stop = repeat(sweep)
  })
  app.addHook('onClose', async () => stop?.())
}
