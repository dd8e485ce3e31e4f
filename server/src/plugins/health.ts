import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { version } from '../version.ts'
import { withTimeout } from '../with-timeout.ts'

const TIMEOUT = 2_000

/** For monitoring: /healthz means the process is up and says its version, /readyz that the database responds. */
export function health(app: FastifyInstance, { db }: { db: Db }): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok', version }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await withTimeout(TIMEOUT, sql`select 1`.execute(db))
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database is not responding')
      return reply.status(503).send({ status: 'unavailable', reason: 'The database is not responding.' })
    }
  })
}
