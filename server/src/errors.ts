import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** A refusal that a person is told of: its sentence is shown as it stands. */
export class AppError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 502 | 503
  /** What the answer carries beside the sentence, as the call's contract names it. */
  readonly body: object
  /** In how many seconds to try again; undefined: that would not help. */
  readonly seconds: number | undefined

  constructor(
    status: AppError['status'],
    sentence: string,
    options: ErrorOptions & { body?: object; seconds?: number } = {},
  ) {
    super(sentence, options)
    this.status = status
    this.body = options.body ?? {}
    this.seconds = options.seconds
  }
}

export const notSignedIn = () => new AppError(401, 'Please sign in to continue.')
export const elsewhere = () => new AppError(403, 'This request did not come from the library itself.')
export const adminsOnly = () => new AppError(403, 'This is for administrators only.')
/** Nobody is there to read this; the log does. */
export const brokenOff = () => new AppError(400, 'The request was broken off.')
export const tooBusy = () =>
  new AppError(503, 'The library is very busy just now. Please try again in a moment.', { seconds: 2 })
const unavailable = () =>
  new AppError(503, 'The library is not available just now. Please try again in a moment.', { seconds: 5 })
const unwritable = () =>
  new AppError(503, 'The library can’t save anything just now. Please try again in a few minutes.', {
    seconds: 60,
  })

/** Carries how many seconds to wait. */
export class TooMany extends AppError {
  constructor(seconds: number, sentence: string) {
    super(429, sentence, { seconds: seconds })
  }
}

/** How long that is, for a person: '15 seconds', '2 minutes'. */
export function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** The one place where a failure becomes an answer. */
export function answerFailure(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = toRefusal(error)
  logFailure(error, refusal, request)
  if (refusal) {
    if (refusal.seconds !== undefined) reply.header('retry-after', refusal.seconds)
    // where many are refused, those who keep a connection would keep new ones from being taken
    if (refusal.status === 503) reply.header('connection', 'close')
    reply.status(refusal.status).send({ ...refusal.body, ...failureBody(refusal.message) })
    return
  }
  reply
    .status(500)
    .send(failureBody(`Something went wrong on our side. If it happens again, tell support: ${request.id}`))
}

/**
 * For what people come to by a link: a browser is led to a page of the library, since nobody is to be left with JSON.
 * Other callers get the usual answer.
 */
export function answerFailureOnPage(page: string): typeof answerFailure {
  return (error, request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return answerFailure(error, request, reply)
    logFailure(error, toRefusal(error), request)
    reply.redirect(page)
  }
}

function logFailure(error: Error, refusal: AppError | undefined, request: FastifyRequest): void {
  if (!refusal) request.log.error({ err: error }, 'a call failed')
  // a refusal of our own says all there is to say; many of them must not fill the log
  else if (refusal.status >= 502 && (refusal !== error || refusal.cause))
    request.log.error({ err: error }, 'a call could not be served')
}

export function failureBody(sentence: string) {
  return { success: false as const, error: sentence, message: sentence }
}

function toRefusal(error: FastifyError | Error): AppError | undefined {
  if (error instanceof AppError) return error
  const trouble = databaseTrouble(error)
  if (trouble) return trouble
  if (!('code' in error)) return undefined
  if (error.code === UNSTORABLE_TEXT)
    return new AppError(400, 'The text has a character that can’t be stored.')
  if (error.code === GONE) return new AppError(409, 'What this belongs to was deleted in the meantime.')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError(413, 'The request is larger than 1 MiB.')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError(400, 'The request must be JSON.')
  if (error.code === 'FST_ERR_VALIDATION') return new AppError(400, validationSentence(error))
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? new AppError(400, 'The request could not be read.') : undefined
}

/** Schemas name their limits in sentences of their own; what has none is told by the field's name. */
function validationSentence(error: FastifyError): string {
  const problem = error.validation?.[0]
  const field = problem?.instancePath.replace(/^\//, '').replaceAll('/', '.')
  if (problem?.message?.endsWith('.')) return problem.message
  return field
    ? `The value of "${field}" is missing or not valid.`
    : 'The request is missing a value or has one that is not valid.'
}

// PostgreSQL's "character not in repertoire": its texts can hold everything but the character of code 0
const UNSTORABLE_TEXT = '22021'

// PostgreSQL's "foreign key violation": the account or the prompt went while the call ran
const GONE = '23503'

// PostgreSQL's "read-only transaction" and "disk full": nothing can be written, but what is there can be read
const UNWRITABLE = /^(25006|53100)$/

// PostgreSQL's class 53 (resources), two that waited for each other, a lock or a statement that took too long
const BUSY = /^(53...|40001|40P01|55P03|57014)$/

// connection refused, reset and timed out; PostgreSQL's classes 08 (connection), 28 (refused to let us in), 57 (stopped),
// 58 (disk), no such database, and a session that it ended
const OUTAGE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|08...|28...|3D000|57...|58...|25P0[34])$/

// what the client of PostgreSQL says without a code
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable/

function databaseTrouble(error: Error): AppError | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (UNWRITABLE.test(code)) return unwritable()
  if (BUSY.test(code)) return tooBusy()
  return OUTAGE.test(code) || CONNECTION_LOST.test(error.message) ? unavailable() : undefined
}
