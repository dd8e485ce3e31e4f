import { HOUR } from '@prompt-library/domain/durations'
import type { FastifyInstance } from 'fastify'

/** When expired data is deleted: when the server starts and every hour. Each feature's `sweep…` says what. */
export function sweeper(app: FastifyInstance, sweeps: readonly (() => Promise<void>)[]): void {
  const sweep = async () => {
    for (const deleteExpired of sweeps) {
      await deleteExpired().catch((error) =>
        app.log.error({ err: error }, 'a sweep failed; the next one is in an hour'),
      )
    }
  }
  let timer: NodeJS.Timeout
  app.addHook('onListen', async () => {
    timer = setInterval(sweep, HOUR)
    timer.unref()
    await sweep()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
