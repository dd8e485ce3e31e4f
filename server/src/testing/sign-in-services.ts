// Both sign-in services, for tests of either.
import type { LightMyRequestResponse } from 'fastify'
import { startStandInCas } from './stand-in-cas.ts'
import { startStandInOidc } from './stand-in-oidc.ts'

export interface Person {
  netid: string
  name?: string
  email?: string
}

/** A sign-in service for the tests that all of them must pass. */
interface StandInService {
  settings: Record<string, string>
  /** The sentence for a sign-in that is refused. */
  refused: string
  /** The status for a ticket that was used before. */
  replayed: number
  /** What the browser brings back from the service to which `login` sent it. */
  ticketFor: (login: LightMyRequestResponse, person: Person) => string
  /** The secrets in a ticket. */
  secretsIn: (ticket: string) => string[]
  signOutUrl: (publicUrl: string) => RegExp
  /** The request by which the service ends the session that began with this ticket. */
  endRequest: (ticket: string) => Promise<{ url: string; payload: string }>
  /** The number of tickets that the library has asked about. */
  asked: () => number
  breakDown: (broken: boolean) => void
  close: () => Promise<void>
}

export const SERVICES = { CAS: startCas, 'OpenID Connect': startOidc }

async function startCas(): Promise<StandInService> {
  const cas = await startStandInCas()
  return {
    settings: { CAS_BASE_URL: cas.baseUrl },
    refused: 'CAS authentication failed. Please try again.',
    replayed: 401,
    ticketFor: (login, { netid, name, email }) => {
      const service = new URL(String(login.headers.location)).searchParams.get('service') ?? ''
      const attributes = `${name ? `<cas:displayName>${name}</cas:displayName>` : ''}${email ? `<cas:mail>${email}</cas:mail>` : ''}`
      return cas.issueTicket({ user: netid, attributes }, service)
    },
    secretsIn: (ticket) => [ticket],
    signOutUrl: (publicUrl) =>
      new RegExp(
        `^${escapePattern(`${cas.baseUrl}/logout?service=${encodeURIComponent(`${publicUrl}/`)}`)}$`,
      ),
    endRequest: async (ticket) => ({
      url: '/',
      payload: String(
        new URLSearchParams({
          logoutRequest: `<p:LogoutRequest xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol"><p:SessionIndex>${ticket}</p:SessionIndex></p:LogoutRequest>`,
        }),
      ),
    }),
    asked: () => cas.validations.length,
    breakDown: (broken) => cas.misbehave(broken ? (_request, response) => response.destroy() : undefined),
    close: cas.close,
  }
}

async function startOidc(): Promise<StandInService> {
  const oidc = await startStandInOidc()
  const sessions = new Map<string, string>()
  return {
    settings: oidc.settings,
    refused: 'Sign-in failed. Please try again.',
    replayed: 409,
    ticketFor: (login, { netid, name, email }) => {
      const sid = `sid-${sessions.size}`
      const response = oidc.respond(String(login.headers.location), {
        sub: `sub-${netid.trim().toLowerCase()}`,
        preferred_username: netid,
        name,
        email,
        email_verified: true,
        sid,
      })
      sessions.set(String(response), sid)
      return String(response)
    },
    secretsIn: (ticket) => ['code', 'state'].map((name) => new URLSearchParams(ticket).get(name) ?? ''),
    signOutUrl: (publicUrl) =>
      new RegExp(
        `^${escapePattern(`${oidc.issuer}/end?post_logout_redirect_uri=${encodeURIComponent(`${publicUrl}/`)}`)}&id_token_hint=[\\w.-]+&client_id=prompt-library$`,
      ),
    endRequest: async (ticket) => ({
      url: '/api/oidc/logout',
      payload: `logout_token=${await oidc.logoutToken({ sid: sessions.get(ticket) })}`,
    }),
    asked: () => oidc.requests.filter((path) => path === '/token').length,
    breakDown: (broken) =>
      oidc.behave(broken ? { at: { path: '/token', respond: (_, response) => response.destroy() } } : {}),
    close: oidc.close,
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.?+*$^|()[\]{}\\]/g, '\\$&')
}
