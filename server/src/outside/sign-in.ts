import type { Role } from '@prompt-library/domain/people/roles'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../errors.ts'
import type { Person } from './person.ts'

/** What CAS and OpenID Connect have in common. The web app knows neither the protocol nor the service. */
export interface SignIn {
  /** What a browser sees when the service refuses it, or when it didn't start the sign-in. */
  refused: string
  /** Where the browser goes to sign in. After a refusal, the service must ask who it is instead of using its own session. */
  begin: (start: { pending: string; isRetry: boolean }) => Promise<string>
  /** Where the service sends the browser, unless it adds a ticket to the address of the library itself. */
  callback?: { path: string; ticketOf: (query: URLSearchParams) => string }
  /** Whether the ticket is well formed, so that asking the service makes sense. */
  accepts: (ticket: unknown) => ticket is string
  /** Redeems the ticket with which the browser returned. A ticket works only once, so a retry would fail even after a success. */
  finish: (attempt: SignInAttempt) => Promise<SignedIn>
  /** Where the browser goes after its session here has ended, to end the one of the service. */
  end: (session: { idToken: string | null }) => Promise<string>
  /** How the service ends sessions here after the user signed out elsewhere. */
  endElsewhere: EndElsewhere
}

interface SignInAttempt {
  /** The value of the cookie that marks this browser as the one that started the sign-in. */
  pending: string
  ticket: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

export interface SignedIn {
  person: Person
  /** Who this is at the service, if that stays the same when the NetID changes. */
  identity?: Identity
  /** Undefined if the service doesn't decide on roles. */
  role?: Role | undefined
  /** The values of the claim about groups. Undefined if the service sends none, or not all of them. */
  groups?: readonly string[] | undefined
  /** What the service will call this session when it ends it. */
  handle: string | undefined
  /** Identifies the session when the service is asked to end it. */
  idToken?: string
}

export interface Identity {
  issuer: string
  subject: string
}

interface EndElsewhere {
  /** Where the service posts a form. */
  path: string
  /** The status of a request that isn't from the service. */
  refusedStatus: 200 | 400
  /** Which sessions to end. Throws `NotFromService` for anything that isn't from the service. */
  read: (form: URLSearchParams) => Promise<SessionsToEnd | undefined>
}

export interface SessionsToEnd {
  /** One session, by its name at the service. */
  handle?: string | undefined
  /** All sessions of a user, or, with a handle, those without one. */
  subject?: string | undefined
  /** A request with the same ID is a replay. */
  requestId?: string
}

/** What arrived doesn't follow the protocol of the sign-in service. */
export class NotFromService extends Error {}

/** The sign-in service is down, so no sign-in can start. */
export class ServiceUnavailable extends AppError {
  constructor(cause: Error) {
    super(503, 'Your sign-in service isn’t available right now. Please try again in a moment.', { cause })
  }
}
