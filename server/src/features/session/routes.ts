import {
  getSession,
  LOGIN_PATH,
  LOGOUT_PATH,
  SIGN_IN_TROUBLE,
  type SignInTrouble,
  verifyTicket,
} from '@prompt-library/contract/session'
import type { FastifyInstance } from 'fastify'
import { comesFromElsewhere } from '../../admit.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { AppError, answerFailureOnPage, elsewhere } from '../../errors.ts'
import { type Cas, isTicket } from '../../outside/cas.ts'
import { FairQueue } from '../../plugins/fair-queue.ts'
import { addressSubject, type CheckLimit } from '../../plugins/limits.ts'
import { REDIRECT, type Serve } from '../../serve.ts'
import { ABSOLUTE_LIMIT } from './identify.ts'
import { deleteSession } from './queries.ts'
import { signIn, TICKET_REFUSED } from './service.ts'
import { cookieRules, createToken, hashToken } from './tokens.ts'

/**
 * Tickets that are being checked: in all, of one address, of one browser. A count would let one visitor lock out a campus
 * behind the same address; docs/decisions/0016 has the reasoning. Who waits is served within seconds or told to come back.
 */
const CHECKS = { inside: [100, 50, 2], waiting: [1_000, 500, 4], patience: 5_000 }
const tooManySignIns = () =>
  new AppError(503, 'Too many people are signing in right now. Please try again in a moment.', { seconds: 5 })
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
  const checks = new FairQueue(CHECKS)

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
      errorHandler: answerFailureOnPage(troubled(cas ? 'unavailable' : 'not-set-up')),
    },
    async (request, reply) => {
      if (!cas) throw new AppError(503, 'Nobody can sign in here: no sign-in service is set up.')
      // Begun by another site, it could be that site's ticket that comes back: only the library itself begins to sign in.
      if (comesFromElsewhere(request, config)) return reply.redirect('/')
      const pending = `${request.headers['sec-fetch-site'] === 'same-origin' ? BEGUN_BY_PAGE : 'direct.'}${createToken()}`
      reply.setCookie(cookies.pending, pending, { ...cookies.flags, maxAge: PENDING_SECONDS })
      return reply.redirect(cas.loginUrl)
    },
  )

  serve(verifyTicket, async ({ query, request, reply }) => {
    if (comesFromElsewhere(request, config)) throw elsewhere()
    const pending = request.cookies[cookies.pending]
    const begunHere =
      pending !== undefined && (query.begun !== undefined || !pending.startsWith(BEGUN_BY_PAGE))
    if (!cas || !begunHere) throw new AppError(409, TICKET_REFUSED)
    const { ticket } = query
    if (!isTicket(ticket)) {
      reply.clearCookie(cookies.pending, cookies.flags)
      throw new AppError(401, TICKET_REFUSED)
    }
    const leave = await checks.enter(addressSubject(request.ip), pending.slice(0, 64))
    // what was begun stays begun: the ticket was not used, and can be redeemed in a moment
    if (!leave) throw tooManySignIns()
    reply.clearCookie(cookies.pending, cookies.flags)
    const formerToken = request.cookies[cookies.session]
    const signingIn = signIn({
      db,
      cas,
      config,
      log: request.log,
      now: clock(),
      checkLimit,
      ticket,
      formerToken,
    })
    const { user, token } = await signingIn.finally(leave)
    reply.setCookie(cookies.session, token, { ...cookies.flags, maxAge: ABSOLUTE_LIMIT / 1000 })
    return { success: true as const, user }
  })

  app.get(
    LOGOUT_PATH,
    {
      schema: { summary: 'Sign out here and at the sign-in service', tags: ['Everyone'], response: REDIRECT },
      errorHandler: answerFailureOnPage(troubled('sign-out')),
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
