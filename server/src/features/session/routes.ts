import {
  getSession,
  LOGIN_PATH,
  LOGOUT_PATH,
  SIGN_IN_TROUBLE,
  type SignInTrouble,
  verifyTicket,
} from '@prompt-library/contract/session'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { AppError, answerFailureOnPage, elsewhere } from '../../errors.ts'
import type { Cas } from '../../outside/cas.ts'
import { addressSubject, type CheckLimit } from '../../plugins/limits.ts'
import { comesFromElsewhere, REDIRECT, type Serve } from '../../serve.ts'
import { ABSOLUTE_LIMIT } from './identify.ts'
import { deleteSession } from './queries.ts'
import { signIn, TICKET_REFUSED } from './service.ts'
import { cookieRules, createToken, hashToken } from './tokens.ts'

/** A lecture hall may sign in at once behind one address; a flood from one address is more than that. */
const SIGN_INS = { max: 300, seconds: 60, reason: 'Too many attempts from your network.' }
const PENDING_SECONDS = 600
/**
 * Begun by a page of the library: that page remembers it in its tab, and says so with the ticket. The cookie alone is
 * one for all tabs, and another site could get a page in a second tab to set it.
 */
const BEGUN_BY_PAGE = 'page.'

interface Parts {
  app: FastifyInstance
  config: Config
  db: Db
  clock: () => Date
  /** None where nobody can sign in. */
  cas: Cas | undefined
  checkLimit: CheckLimit
}

export function sessionRoutes(serve: Serve, { app, config, db, clock, cas, checkLimit }: Parts): void {
  const cookies = cookieRules(config)

  serve(getSession, async ({ user }) => ({
    user,
    access: config.access,
    sign_in: cas !== undefined,
    development_sign_in: config.signIn.kind === 'development',
    ai: config.ai?.name ?? 'built-in',
    support_email: config.supportEmail ?? null,
    privacy_url: config.privacyUrl ?? null,
  }))

  app.get(
    LOGIN_PATH,
    {
      schema: { summary: 'Go to the sign-in service', tags: ['Everyone'], response: REDIRECT },
      errorHandler: answerFailureOnPage((status) =>
        troubled(cas ? (status === 429 ? 'too-many' : 'unavailable') : 'not-set-up'),
      ),
    },
    async (request, reply) => {
      if (!cas) throw new AppError(503, 'Nobody can sign in here: no sign-in service is set up.')
      // Begun by another site, it could be that site's ticket that comes back: only the library itself begins to sign in.
      // Nor is it counted, or a page full of such links would keep a whole campus out.
      if (comesFromElsewhere(request, config)) return reply.redirect('/')
      await checkLimit({ name: 'login', subject: addressSubject(request.ip), ...SIGN_INS })
      const pending = `${request.headers['sec-fetch-site'] === 'same-origin' ? BEGUN_BY_PAGE : 'direct.'}${createToken()}`
      reply.setCookie(cookies.pending, pending, { ...cookies.flags, maxAge: PENDING_SECONDS })
      return reply.redirect(cas.loginUrl)
    },
  )

  serve(verifyTicket, async ({ query, request, reply }) => {
    if (comesFromElsewhere(request, config)) throw elsewhere()
    await checkLimit({ name: 'verify', subject: addressSubject(request.ip), ...SIGN_INS })
    const pending = request.cookies[cookies.pending]
    const begunHere =
      pending !== undefined && (query.begun !== undefined || !pending.startsWith(BEGUN_BY_PAGE))
    if (!cas || !begunHere) throw new AppError(409, TICKET_REFUSED)
    reply.clearCookie(cookies.pending, cookies.flags)
    const formerToken = request.cookies[cookies.session]
    const { user, token } = await signIn({
      db,
      cas,
      config,
      log: request.log,
      now: clock(),
      checkLimit,
      ticket: query.ticket,
      formerToken,
    })
    reply.setCookie(cookies.session, token, { ...cookies.flags, maxAge: ABSOLUTE_LIMIT / 1000 })
    return { success: true as const, user }
  })

  app.get(
    LOGOUT_PATH,
    {
      schema: { summary: 'Sign out here and at the sign-in service', tags: ['Everyone'], response: REDIRECT },
      errorHandler: answerFailureOnPage(() => troubled('sign-out')),
    },
    async (request, reply) => {
      if (comesFromElsewhere(request, config)) return reply.redirect('/')
      // first: even where the database can't be reached, this browser is signed out
      reply.clearCookie(cookies.session, cookies.flags)
      const token = request.cookies[cookies.session]
      if (token) await deleteSession(db, hashToken(token))
      return reply.redirect(cas?.logoutUrl ?? '/')
    },
  )
}

/** The page of the library that tells of it. */
function troubled(trouble: SignInTrouble): string {
  return `/?${SIGN_IN_TROUBLE}=${trouble}`
}
