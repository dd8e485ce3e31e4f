import { type Answer, type Call, requestFor } from '@prompt-library/contract/call'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { createUser, signInAs } from './builders.ts'

interface App {
  app: FastifyInstance
  db: Db
  config: Config
  clock: { now: Date }
}

/** What's needed to send a call. */
export type Target = Pick<Call, 'method' | 'path' | 'body'>

export type Visitor = ReturnType<typeof visitorOf>
export type User = Awaited<ReturnType<typeof createSignedInUser>>

/** A new user with a session, and functions that make calls as them. */
export async function createSignedInUser(app: App, fields: Parameters<typeof createUser>[1] = {}) {
  return signedIn(app, await createUser(app.db, fields))
}

/** The same for a user whose session may have ended. */
export async function signedIn<U extends { id: number }>({ app, db, config, clock }: App, user: U) {
  const headers = await signInAs(db, user, { config, at: clock.now })
  return { ...user, headers, ...callsAs(app, headers) }
}

/** Functions that make calls without a session. */
export function visitorOf({ app }: Pick<App, 'app'>) {
  return callsAs(app, {})
}

function callsAs(app: FastifyInstance, headers: Record<string, string>) {
  const send = (call: Target, values: object = {}, more: Record<string, string> = {}) =>
    app.inject(injected(call, values, { ...headers, ...more }))
  return {
    get: send,
    post: send,
    /** What a call answers that succeeds. */
    read: async <C extends Target & Pick<Call, 'answer'>>(
      call: C,
      values: object = {},
    ): Promise<Answer<C & Call>> => {
      const response = await send(call, values)
      expect(response.statusCode, response.body).toBeLessThan(300)
      return response.json()
    },
  }
}

/** A call as `inject` takes it. */
export function injected(call: Target, values: object, headers: Record<string, string> = {}): InjectOptions {
  const { url, body } = requestFor(call, call.body ? { body: values } : { query: { ...values } })
  return { method: call.method, url, headers, ...(body && { payload: body }) }
}

/** The status of a refused call, and the sentence that people read. */
export function refusal(response: LightMyRequestResponse): [number, string] {
  return [response.statusCode, response.json().message]
}
