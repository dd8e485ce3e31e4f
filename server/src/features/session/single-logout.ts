import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { NotCas, readLogoutRequest } from '../../outside/cas-xml.ts'
import { deleteSessionOfTicket } from './queries.ts'
import { hashToken, sessionIssuer } from './tokens.ts'

const SIZE_LIMIT = 65_536

/**
 * CAS tells us that somebody signed out: it posts a form with the ticket of the session to end. It is answered with
 * 200 whatever it holds, because CAS does nothing with a refusal but wait and try again.
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
      // anybody can send one: what is not the sign-in service's would fill the log with what it says
      const unreadable = error instanceof NotCas
      request.log.warn(
        unreadable ? {} : { err: error },
        `a logout request was not carried out${unreadable ? ': it is not one of the sign-in service' : ''}`,
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
