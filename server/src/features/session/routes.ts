import { LOGIN_PATH, LOGOUT_PATH, SIGN_IN_TROUBLE, type SignInTrouble } from '@prompt-library/contract/pages'
import { getSession } from '@prompt-library/contract/session'
import { verifyTicket } from '@prompt-library/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import { isCrossSite } from '../../admit.ts'
import type { Config } from '../../config.ts'
import { AppError, crossSiteRequest, redirectOnError } from '../../errors.ts'
import { ServiceUnavailable, type SignIn } from '../../outside/sign-in.ts'
import type { Count } from '../../plugins/call-limits.ts'
import { addressSubject } from '../../plugins/limits.ts'
import { Semaphore } from '../../semaphore.ts'
import { REDIRECT, type Serve } from '../../serve.ts'
import { allowsTools, type FeatureParts } from '../settings/settings.ts'
import { ABSOLUTE_LIMIT } from './identify.ts'
import { deleteSession } from './queries.ts'
import { unseal } from './seal.ts'
import { type ClaimWaiting, createSignedInSession, type JoinGroups } from './service.ts'
import { ATTEMPT_LIFE, canFinish, cookieRules, createPending, hashToken, sessionIssuer } from './tokens.ts'

/**
 * Concurrent ticket checks in total and per IP address, which take turns. A rate limit would let one visitor lock out a campus
 * behind the same address; see docs/decisions/0016.
 */
const TICKET_CHECKS = {
  running: 100,
  runningPerKey: 50,
  waiting: 1_000,
  waitingPerKey: 500,
  waitTimeout: 5_000,
}
const tooManySignIns = () =>
  new AppError(503, 'Too many people are signing in right now. Please try again in a moment.', { seconds: 5 })
const notSetUp = () => new AppError(503, 'Sign-in isn’t set up on this site yet.')

interface Parts extends FeatureParts {
  app: FastifyInstance
  config: Config
  /** Undefined if sign-in isn't set up. */
  signIn: SignIn | undefined
  count: Count
  /** Which filters lists offer. */
  listFilters: () => Promise<{ reviews: boolean; study: boolean }>
  claimWaiting: ClaimWaiting
  joinGroups: JoinGroups
}

export function sessionRoutes(
  serve: Serve,
  { app, config, db, clock, signIn, count, settings, listFilters, claimWaiting, joinGroups }: Parts,
): void {
  const cookies = cookieRules(config)
  const checks = new Semaphore(TICKET_CHECKS)
  const campusSettings = async () => {
    const { settings: current } = await settings.read()
    const { deleted_days, feedback, publishing, groups, review_months, api_keys, mcp } = current
    return {
      ...{ deleted_days, feedback, publishing, groups, review_months, api_keys },
      mcp: api_keys && mcp,
      hosted_tools: allowsTools(current),
    }
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
    ...(await listFilters()),
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
      const byPage = request.headers['sec-fetch-site'] === 'same-origin'
      const pending = createPending({ byPage, now: clock() })
      const isRetry = request.cookies[cookies.refused] !== undefined
      const address = await signIn.begin({ pending, isRetry })
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
    const byPage = query.started_here !== undefined
    if (pending === undefined || !canFinish(pending, { byPage, now: clock() }))
      throw new AppError(409, signIn.refused)
    const { ticket } = query
    if (!signIn.accepts(ticket)) {
      reply.clearCookie(cookies.pending, cookies.flags)
      throw new AppError(401, signIn.refused)
    }
    const leave = await checks.enter(addressSubject(request.ip))
    // Keep the cookie: the ticket wasn't used and can be redeemed in a moment.
    if (!leave) throw tooManySignIns()
    reply.clearCookie(cookies.pending, cookies.flags)
    const formerToken = request.cookies[cookies.session]
    const signingIn = createSignedInSession({
      db,
      claimWaiting,
      joinGroups,
      signIn,
      config,
      log: request.log,
      now: clock(),
      count,
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
      const idToken = token ? await endSession(token) : null
      if (!signIn) return reply.redirect('/')
      return reply.redirect(await signIn.end({ idToken }))
    },
  )

  /** Returns what the service needs to end its own session. */
  async function endSession(token: string): Promise<string | null> {
    const ended = await deleteSession(db, hashToken(token))
    // A former service's ID token isn't for the one that replaced it.
    if (ended?.issuer !== sessionIssuer(config) || ended.sealedIdToken === null) return null
    return unseal(ended.sealedIdToken, token)
  }
}

/** The page that explains the problem. */
function troublePage(trouble: SignInTrouble): string {
  return `/?${SIGN_IN_TROUBLE}=${trouble}`
}
