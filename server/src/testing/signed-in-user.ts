import { createUser, signInAs } from './builders.ts'
import type { createTestApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** A new user with a session, and functions that make calls as them. */
export async function createSignedInUser(
  { app, db, config, clock }: TestApp,
  fields: Parameters<typeof createUser>[1] = {},
) {
  const user = await createUser(db, fields)
  const headers = await signInAs(db, user, { config, at: clock.now })
  return { ...user, headers, ...callsAs(app, headers) }
}

/** Functions that make calls without a session. */
export function visitorOf({ app }: TestApp) {
  return callsAs(app, {})
}

function callsAs(app: TestApp['app'], headers: Record<string, string>) {
  return {
    get: ({ path }: { path: string }, query: Record<string, string> = {}) =>
      app.inject({ url: path, query, headers }),
    post: ({ path }: { path: string }, payload: object = {}, more: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: path, payload, headers: { ...headers, ...more } }),
  }
}
