import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { NotCas, readLogoutRequest } from '../../outside/cas-xml.ts'
import { deleteSessionOfTicket } from './queries.ts'
import { hashToken, sessionIssuer } from './tokens.ts'

const SIZE_LIMIT = 65_536

/**
 * When a user signs out of CAS, CAS posts a form with the ticket of the session to end. The response is always 200, because CAS
 * would only keep retrying after an error.
 */
export async function singleLogout(
  app: FastifyInstance,
  { config, db }: { config: Config; db: Db },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: SIZE_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => {
      // Anyone can send this request, so an unreadable one must not get to write its contents into the log.
      const unreadable = error instanceof NotCas
      request.log.warn(
        unreadable ? {} : { err: error },
        `a logout request was ignored${unreadable ? ' because it is not from the sign-in service' : ''}`,
      )
      reply.status(200).send()
    })
    scope.post('/', { schema: { hide: true } }, async (request, reply) => {
      const ticket = readLogoutRequest(new URLSearchParams(String(request.body)).get('logoutRequest') ?? '')
      if (ticket) await deleteSessionOfTicket(db, hashToken(ticket), sessionIssuer(config))
      return reply.status(200).send()
    })
  })
}
