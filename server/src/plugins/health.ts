import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { within } from './within.ts'

const PATIENCE = 2_000

/** For whatever watches the server: /healthz, the process lives; /readyz, the database answers. */
export function health(app: FastifyInstance, { db }: { db: Db }): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await within(PATIENCE, sql`select 1`.execute(db))
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer')
      return reply.status(503).send({ status: 'unavailable', reason: 'The database does not answer.' })
    }
  })
}
