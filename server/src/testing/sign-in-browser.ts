import { LOGIN_PATH } from '@prompt-library/contract/pages'
import { getSession } from '@prompt-library/contract/session'
import { verifyTicket } from '@prompt-library/contract/sign-in'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Db } from '../db/database.ts'

/** What a browser does to sign in, and what is known of it afterwards. */
export function signInBrowser({ app, db }: { app: FastifyInstance; db: Db }) {
  return {
    login: (headers: Record<string, string> = {}) =>
      app.inject({ url: LOGIN_PATH, headers: { 'sec-fetch-site': 'same-origin', ...headers } }),
    /** Redeems a ticket, in the tab that started the sign-in. */
    verify: (ticket: string, cookie: string, headers: Record<string, string> = {}) =>
      app.inject({
        url: `${verifyTicket.path}?${new URLSearchParams({ ticket, started_here: 'yes' })}`,
        headers: { cookie, ...headers },
      }),
    sessionOf: async (response: LightMyRequestResponse) =>
      (await app.inject({ url: getSession.path, headers: { cookie: cookiesOf(response) } })).json().user,
    sessionCount: async () => (await db.selectFrom('sessions').select('token_hash').execute()).length,
  }
}

export function cookiesOf(response: LightMyRequestResponse): string {
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
