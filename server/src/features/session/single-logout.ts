import { MINUTE } from '@prompt-library/domain/durations'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { NotFromService, type SessionsToEnd, type SignIn } from '../../outside/sign-in.ts'
import { deleteOldLogoutRequests, deleteSessionsOf, recordLogoutRequest } from './queries.ts'
import { hashToken, sessionIssuer } from './tokens.ts'

const SIZE_LIMIT = 65_536
/** Longer than a request to end sessions is accepted. */
const LOGOUT_REQUEST_LIFE = 10 * MINUTE

interface Parts {
  config: Config
  db: Db
  clock: () => Date
  /** Undefined if sign-in isn't set up. */
  signIn: SignIn | undefined
}

/** What happens when someone signs out elsewhere: the sign-in service posts a form that names the session to end. */
export async function singleLogout(
  app: FastifyInstance,
  { config, db, clock, signIn }: Parts,
): Promise<void> {
  if (!signIn) return
  const { path, refusedStatus, read } = signIn.endElsewhere
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: SIZE_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => {
      // Anyone can send this request, so an unreadable one must not get to write its contents into the log.
      const unreadable = error instanceof NotFromService
      request.log.warn(
        unreadable ? {} : { err: error },
        `a logout request was ignored${unreadable ? ' because it is not from the sign-in service' : ''}`,
      )
      reply.status(refusedStatus).send()
    })
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      const ended = await read(new URLSearchParams(String(request.body)))
      if (ended) await inTransaction(db, (tx) => endSessions(tx, ended))
      reply.header('cache-control', 'no-store')
      return reply.status(200).send()
    })
  })

  async function endSessions(tx: Tx, { handle, subject, requestId }: SessionsToEnd): Promise<void> {
    if (requestId !== undefined && !(await recordLogoutRequest(tx, hashToken(requestId), clock())))
      throw new NotFromService('a replay')
    await deleteSessionsOf(tx, {
      issuer: sessionIssuer(config),
      handleHash: handle === undefined ? undefined : hashToken(handle),
      subject,
    })
  }
}

export async function sweepLogoutRequests(db: Db, now: Date): Promise<void> {
  await deleteOldLogoutRequests(db, new Date(now.getTime() - LOGOUT_REQUEST_LIFE))
}
