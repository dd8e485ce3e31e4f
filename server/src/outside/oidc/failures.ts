import type { FastifyBaseLogger } from 'fastify'
import * as client from 'openid-client'
import { AppError } from '../../errors.ts'
import { IssuerUnreachable } from './fetch.ts'

export const REFUSED = 'Sign-in failed. Please try again.'
const FAILED = 'An error occurred during authentication.'
const DENIED = 'The sign-in was canceled, or your account isn’t allowed to use this site.'

/** Errors in the issuer's response that mean that it is down. */
const DOWN = ['temporarily_unavailable', 'server_error']
/** Errors that mean that this site isn't registered properly. */
const MISCONFIGURED =
  /^(?:invalid_client|invalid_request|invalid_scope|unauthorized_client|unsupported_(?:grant|response)_type)$/

/** What the user sees when a sign-in can't be finished. The log says why, without anyone's names, codes, or tokens. */
export function failureOf(error: unknown, log: Pick<FastifyBaseLogger, 'warn'>): AppError {
  if (error instanceof AppError) return error
  const cause = new Error(describeError(error))
  const code = oauthErrorOf(error)
  if (code === 'access_denied') return new AppError(403, DENIED)
  if (DOWN.includes(code) || isUnreachable(error)) return new AppError(503, FAILED, { cause })
  if (code === 'invalid_grant' || isOtherNonce(error) || (code !== '' && !MISCONFIGURED.test(code))) {
    log.warn({ code: cause.message }, 'the sign-in service refused a sign-in')
    return new AppError(401, REFUSED)
  }
  return new AppError(502, FAILED, { cause })
}

/** The error's code and our libraries' own words. Other properties can contain tokens. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const cause = error.cause instanceof Error ? error.cause.message : ''
  return [...new Set([code, oauthErrorOf(error), error.message, cause])].filter(Boolean).join(': ')
}

/** The `error` of a response. A browser can send any text as one. */
function oauthErrorOf(error: unknown): string {
  const isResponse =
    error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError
  if (!isResponse) return ''
  return /^[a-z_]{1,60}$/.test(error.error) ? error.error : 'invalid_error'
}

/** The client wraps the errors of its requests. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof IssuerUnreachable || isUnreachable(error.cause)
}

/** The code belongs to a sign-in that another browser started. */
function isOtherNonce(error: unknown): boolean {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause.cause : undefined
  return (inner as { claim?: unknown } | undefined)?.claim === 'nonce'
}
