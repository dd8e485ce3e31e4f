import type { FastifyInstance } from 'fastify'

const HOUR = 3_600_000

/** Removes what has had its time, when the server starts and every hour. */
export function sweeper(app: FastifyInstance, sweeps: readonly (() => Promise<void>)[]): void {
  const sweep = async () => {
    for (const one of sweeps) {
      await one().catch((error) =>
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
