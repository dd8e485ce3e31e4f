import { type Call, requestFor } from '@prompt-library/contract/call'
import type { InjectOptions } from 'fastify'
import { createUser, signInAs } from './builders.ts'
import type { createTestApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>
/** What's needed to send a call. */
export type Target = Pick<Call, 'method' | 'path' | 'body'>

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
    get: (call: Target, query: Record<string, string> = {}) =>
      app.inject({ url: requestFor(call, { query }).url, headers }),
    post: (call: Target, body: object = {}, more: Record<string, string> = {}) =>
      app.inject(injected(call, body, { ...headers, ...more })),
  }
}

/** A changing call as `inject` takes it. */
export function injected(call: Target, values: object, headers: Record<string, string> = {}): InjectOptions {
  const { url, body } = requestFor(call, call.body ? { body: values } : { query: { ...values } })
  return { method: call.method, url, headers, ...(body && { payload: body }) }
}
