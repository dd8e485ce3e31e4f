import type { FastifyBaseLogger } from 'fastify'
import type { Person } from './person.ts'

/** Single sign-on, whatever the protocol. The web app knows neither the protocol nor the service. */
export interface SignIn {
  /** What a browser sees when the service refuses it, or when it didn't start the sign-in. */
  refused: string
  /** Where the browser goes to sign in. */
  begin: (start: SignInStart) => Promise<string>
  /** Whether the ticket is well formed, so that asking the service makes sense. */
  accepts: (ticket: unknown) => ticket is string
  /** Redeems the ticket with which the browser returned. A ticket works only once, so a retry would fail even after a success. */
  finish: (attempt: SignInAttempt) => Promise<SignedIn>
  /** Where the browser goes after its session here has ended, to end the one of the service. */
  end: () => Promise<string>
  /** How the service ends sessions here after the user signed out elsewhere. */
  endElsewhere: EndElsewhere
}

interface SignInStart {
  /** The value of the cookie that marks this browser as the one that starts the sign-in. */
  pending: string
  now: Date
}

interface SignInAttempt extends SignInStart {
  ticket: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface SignedIn {
  person: Person
  /** What the service will call this session when it ends it. */
  handle: string
}

interface EndElsewhere {
  /** Where the service posts a form. */
  path: string
  /** The status of a request that isn't from the service. */
  refusedStatus: 200 | 400
  /** The session to end, if any. Throws `NotFromService` for anything that isn't from the service. */
  read: (form: URLSearchParams) => Promise<{ handle: string } | undefined>
}

/** What arrived doesn't follow the protocol of the sign-in service. */
export class NotFromService extends Error {}
