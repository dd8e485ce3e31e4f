import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

const PATIENCE = 2_000

/** For whatever watches the server: /healthz, the process lives; /readyz, the database answers. */
export function health(app: FastifyInstance, { db }: { db: Db }): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await withinPatience(sql`select 1`.execute(db))
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer')
      return reply.status(503).send({ status: 'unavailable', reason: 'The database does not answer.' })
    }
  })
}

async function withinPatience(work: Promise<unknown>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE)
  try {
    await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
