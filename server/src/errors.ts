import type { KeyScope } from '@prompt-library/domain/keys/api-key'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** An error whose sentence is shown to users word for word. */
export class AppError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 502 | 503
  /** Further fields of the response, as defined in the contract. */
  readonly body: object
  /** When to try again; undefined if that wouldn't help. */
  readonly seconds: number | undefined
  /** What is wrong with the key of the request, in the words of RFC 6750. */
  readonly keyProblem: string | undefined

  constructor(
    status: AppError['status'],
    sentence: string,
    options: ErrorOptions & { body?: object; seconds?: number; keyProblem?: string } = {},
  ) {
    super(sentence, options)
    this.status = status
    this.body = options.body ?? {}
    this.seconds = options.seconds
    this.keyProblem = options.keyProblem
  }
}

export const notSignedIn = () => new AppError(401, 'Please sign in to continue.')
export const invalidKey = (sentence: string) =>
  new AppError(401, sentence, { keyProblem: 'error="invalid_token"' })
export const outOfScope = (scope: KeyScope | undefined) =>
  scope
    ? new AppError(403, 'This API key can only read.', {
        keyProblem: `error="insufficient_scope", scope="${scope}"`,
      })
    : new AppError(403, 'This can’t be done with an API key. Sign in on the site to do it.')
export const keyInUrl = () =>
  new AppError(
    400,
    'This address contains an API key. Addresses are stored in logs, so revoke the key. Send keys only in an Authorization header.',
  )
export const crossSiteRequest = () =>
  new AppError(403, 'This request was blocked because it came from another site.')
export const differentUser = () =>
  new AppError(409, 'Someone else is signed in on this browser now. Reload the page to continue.')
export const curatorsOnly = () => new AppError(403, 'Only curators can do this.')
export const adminsOnly = () => new AppError(403, 'Only admins can do this.')
/** No one is left to read this sentence, except in the log. */
export const clientDisconnected = () => new AppError(400, 'The request was interrupted.')
export const tooBusy = (options: ErrorOptions = {}) =>
  new AppError(503, 'The library is very busy right now. Please try again in a moment.', {
    seconds: 2,
    ...options,
  })
const unavailable = () =>
  new AppError(503, 'The library isn’t available right now. Please try again in a moment.', { seconds: 5 })
const readOnly = () =>
  new AppError(503, 'The library can’t save changes right now. Please try again in a few minutes.', {
    seconds: 60,
  })

export class TooManyRequests extends AppError {
  constructor(seconds: number, sentence: string) {
    super(429, sentence, { seconds })
  }
}

/** Formats a duration for people: '15 seconds', '2 minutes', '5 hours'. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** The only place that turns an error into a response. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const appError = toAppError(error)
  logError(error, appError, request)
  if (appError) {
    if (appError.seconds !== undefined) reply.header('retry-after', appError.seconds)
    if (appError.status === 401 || appError.keyProblem)
      reply.header('www-authenticate', [CHALLENGE, appError.keyProblem].filter(Boolean).join(', '))
    // Under load, kept-alive connections would prevent the server from accepting new ones.
    if (appError.status === 503) reply.header('connection', 'close')
    reply.status(appError.status).send({ ...appError.body, ...failureBody(appError.message) })
    return
  }
  reply
    .status(500)
    .send(
      failureBody(
        `Something went wrong on our end. If it happens again, give support this ID: ${request.id}`,
      ),
    )
}

/** For routes that browsers navigate to: redirects them to a page instead of showing JSON. Other clients get JSON. */
export function redirectOnError(pageFor: (error: Error) => string): typeof sendError {
  return (error, request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return sendError(error, request, reply)
    logError(error, toAppError(error), request)
    reply.redirect(pageFor(error))
  }
}

function logError(error: Error, appError: AppError | undefined, request: FastifyRequest): void {
  if (!appError) request.log.error({ err: error }, 'a request failed')
  // An AppError without a cause has nothing to add, and under load many of them would fill the log.
  else if (appError.status >= 502 && (appError !== error || appError.cause))
    request.log.error({ err: error }, 'a request could not be served')
}

/** How to call the API without a session. */
const CHALLENGE = 'Bearer realm="API"'

function failureBody(sentence: string) {
  return { success: false as const, error: sentence, message: sentence }
}

function toAppError(error: FastifyError | Error): AppError | undefined {
  if (error instanceof AppError) return error
  const databaseProblem = databaseError(error)
  if (databaseProblem) return databaseProblem
  if (!('code' in error)) return undefined
  if (UNSTORABLE_TEXT.test(String(error.code)))
    return new AppError(400, 'The text contains a character that can’t be saved.')
  if ('constraint' in error && error.constraint === STAYS_PRIVATE)
    return new AppError(
      403,
      'A curator made this prompt private. It can be public again once a curator approves it.',
    )
  if (error.code === FOREIGN_KEY_VIOLATION) return new AppError(409, 'This item has been deleted.')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError(413, 'The request is larger than 1 MiB.')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError(400, 'The request must be JSON.')
  if (error.code === 'FST_ERR_VALIDATION') return new AppError(400, validationSentence(error))
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? new AppError(400, 'The request couldn’t be read.') : undefined
}

/** Uses the schema's own sentence if it has one, and the field's name otherwise. */
function validationSentence(error: FastifyError): string {
  const problem = error.validation?.[0]
  const field = problem?.instancePath.replace(/^\//, '').replaceAll('/', '.')
  if (problem?.message?.endsWith('.')) return problem.message
  return field ? `"${field}" is missing or invalid.` : 'A value is missing or invalid.'
}

// PostgreSQL's "character not in repertoire" and "untranslatable character": neither its text nor its jsonb can store U+0000.
const UNSTORABLE_TEXT = /^(22021|22P05)$/

// Of all_prompts. A constraint, so that no way of saving a prompt can forget it.
const STAYS_PRIVATE = 'stays_private'

// The account or the prompt was deleted while the request ran.
const FOREIGN_KEY_VIOLATION = '23503'

// PostgreSQL's "read-only transaction" and "disk full": reads still work.
const READ_ONLY = /^(25006|53100)$/

// PostgreSQL's class 53 (resources), serialization failure, deadlock, lock timeout, statement timeout.
const BUSY = /^(53...|40001|40P01|55P03|57014)$/

// Network errors; PostgreSQL's classes 08 (connection), 28 (authentication), 57 (operator intervention), 58 (system error),
// missing database, and idle session timeouts.
const OUTAGE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|08...|28...|3D000|57...|58...|25P0[34])$/

// Errors from node-postgres that have no code.
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable/

function databaseError(error: Error): AppError | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (READ_ONLY.test(code)) return readOnly()
  if (BUSY.test(code)) return tooBusy()
  return OUTAGE.test(code) || CONNECTION_LOST.test(error.message) ? unavailable() : undefined
}
