// The addresses for signing in and out, what browsers are redirected to, and how many sign-ins can run at once.
import { LOGIN_PATH, LOGOUT_PATH, SIGN_IN_TROUBLE, type SignInTrouble } from '@prompt-library/contract/pages'
import { getSession } from '@prompt-library/contract/session'
import { verifyTicket } from '@prompt-library/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import { isCrossSite } from '../../admit.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { AppError, crossSiteRequest, redirectOnError } from '../../errors.ts'
import { ServiceUnavailable, type SignIn } from '../../outside/sign-in.ts'
import { FairQueue } from '../../plugins/fair-queue.ts'
import { addressSubject, type CheckLimit } from '../../plugins/limits.ts'
import { REDIRECT, type Serve } from '../../serve.ts'
import type { SettingsCache } from '../settings/settings.ts'
import { ATTEMPT_LIFE } from './attempt-queries.ts'
import { ABSOLUTE_LIMIT } from './identify.ts'
import { deleteSession } from './queries.ts'
import { createSignedInSession } from './service.ts'
import { cookieRules, createToken, hashToken, sessionIssuer } from './tokens.ts'

/**
 * Concurrent ticket checks in total, per IP address, and per browser. A rate limit would let one visitor lock out a campus
 * behind the same address; see docs/decisions/0016.
 */
const TICKET_CHECKS = { concurrent: [100, 50, 2], waiting: [1_000, 500, 4], waitTimeout: 5_000 }
/** Starting a sign-in can cost a row in the database or a request to the service. In total and per IP address. */
const STARTS = { concurrent: [100, 50], waiting: [1_000, 500], waitTimeout: 5_000 }
const tooManySignIns = () =>
  new AppError(503, 'Too many people are signing in right now. Please try again in a moment.', { seconds: 5 })
const notSetUp = () => new AppError(503, 'Sign-in isn’t set up on this site yet.')
/**
 * The sign-in was started by a page of the library, which remembers that in its tab and sends it with the ticket. The cookie
 * isn't enough: all tabs share it, and another site could open a second tab to have it set.
 */
const STARTED_BY_PAGE = 'page.'

interface Parts {
  app: FastifyInstance
  config: Config
  db: Db
  clock: () => Date
  /** Undefined if sign-in isn't set up. */
  signIn: SignIn | undefined
  checkLimit: CheckLimit
  settings: SettingsCache
  /** Whether any prompt is reviewed. */
  hasReviews: () => Promise<boolean>
}

export function sessionRoutes(
  serve: Serve,
  { app, config, db, clock, signIn, checkLimit, settings, hasReviews }: Parts,
): void {
  const cookies = cookieRules(config)
  const checks = new FairQueue(TICKET_CHECKS)
  const starts = new FairQueue(STARTS)
  const campusSettings = async () => {
    const { deleted_days, feedback, publishing, review_months, api_keys, mcp } = (await settings.read())
      .settings
    // A tool connects with a key.
    return { deleted_days, feedback, publishing, review_months, api_keys, mcp: api_keys && mcp }
  }

  serve(getSession, async ({ user }) => ({
    user,
    access: config.access,
    sign_in: signIn !== undefined,
    development_sign_in: config.signIn.kind === 'development',
    ai: config.ai?.name ?? 'built-in',
    support_email: config.supportEmail ?? null,
    privacy_url: config.privacyUrl ?? null,
    ...(await campusSettings()),
    reviews: await hasReviews(),
  }))

  app.get(
    LOGIN_PATH,
    {
      schema: { summary: 'Go to the sign-in service', tags: ['Session', 'Everyone'], response: REDIRECT },
      errorHandler: redirectOnError((error) => {
        if (error instanceof ServiceUnavailable) return troublePage('service-unavailable')
        return troublePage(signIn ? 'unavailable' : 'not-set-up')
      }),
    },
    async (request, reply) => {
      if (!signIn) throw notSetUp()
      // Otherwise, another site could start a sign-in and inject its own ticket (login CSRF).
      if (isCrossSite(request, config)) return reply.redirect('/')
      const pending = `${request.headers['sec-fetch-site'] === 'same-origin' ? STARTED_BY_PAGE : 'direct.'}${createToken()}`
      const leave = await starts.enter(addressSubject(request.ip))
      if (!leave) throw tooManySignIns()
      const isRetry = request.cookies[cookies.refused] !== undefined
      const address = await signIn.begin({ pending, now: clock(), isRetry }).finally(leave)
      if (isRetry) reply.clearCookie(cookies.refused, cookies.flags)
      reply.setCookie(cookies.pending, pending, { ...cookies.flags, maxAge: ATTEMPT_LIFE / 1000 })
      return reply.redirect(address)
    },
  )

  if (signIn?.callback) {
    const { path, ticketOf } = signIn.callback
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      const ticket = ticketOf(new URLSearchParams(request.url.split('?')[1]))
      return reply.redirect(`/?${new URLSearchParams({ ticket })}`)
    })
  }

  serve(verifyTicket, async ({ query, request, reply }) => {
    if (isCrossSite(request, config)) throw crossSiteRequest()
    if (!signIn) throw notSetUp()
    const pending = request.cookies[cookies.pending]
    const startedHere =
      pending !== undefined && (query.started_here !== undefined || !pending.startsWith(STARTED_BY_PAGE))
    if (!startedHere) throw new AppError(409, signIn.refused)
    const { ticket } = query
    if (!signIn.accepts(ticket)) {
      reply.clearCookie(cookies.pending, cookies.flags)
      throw new AppError(401, signIn.refused)
    }
    const leave = await checks.enter(addressSubject(request.ip), pending.slice(0, 64))
    // Keep the cookie: the ticket wasn't used and can be redeemed in a moment.
    if (!leave) throw tooManySignIns()
    reply.clearCookie(cookies.pending, cookies.flags)
    const formerToken = request.cookies[cookies.session]
    const signingIn = createSignedInSession({
      db,
      signIn,
      config,
      log: request.log,
      now: clock(),
      checkLimit,
      ticket,
      pending,
      formerToken,
    })
    const { user, token } = await signingIn.finally(leave).catch((error) => {
      // Otherwise, the service would send the same user again at once, who couldn't choose another account.
      if (error instanceof AppError && error.status === 403)
        reply.setCookie(cookies.refused, 'yes', { ...cookies.flags, maxAge: ATTEMPT_LIFE / 1000 })
      throw error
    })
    reply.setCookie(cookies.session, token, { ...cookies.flags, maxAge: ABSOLUTE_LIMIT / 1000 })
    return { success: true as const, user }
  })

  app.get(
    LOGOUT_PATH,
    {
      schema: {
        summary: 'Sign out of this site and single sign-on',
        tags: ['Session', 'Everyone'],
        response: REDIRECT,
      },
      errorHandler: redirectOnError(() => troublePage('sign-out')),
    },
    async (request, reply) => {
      if (isCrossSite(request, config)) return reply.redirect('/')
      // First, so that this browser is signed out even if the database is unavailable.
      reply.clearCookie(cookies.session, cookies.flags)
      // The app removes what it stored before it opens this address. Anything else that does leaves that to the browser, which
      // also removes harmless settings such as the theme.
      if (request.headers['sec-fetch-site'] !== 'same-origin') reply.header('clear-site-data', '"storage"')
      const token = request.cookies[cookies.session]
      const ended = token ? await deleteSession(db, hashToken(token)) : undefined
      // A former service's ID token isn't for the one that replaced it.
      const idToken = ended?.issuer === sessionIssuer(config) ? ended.idToken : null
      return reply.redirect(signIn ? await signIn.end({ idToken }) : '/')
    },
  )
}

/** The page that explains the problem. */
function troublePage(trouble: SignInTrouble): string {
  return `/?${SIGN_IN_TROUBLE}=${trouble}`
}
