import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { MCP_PATH } from '@prompt-library/contract/mcp'
import { DAY, MINUTE } from '@prompt-library/domain/durations'
import { isApiKey } from '@prompt-library/domain/keys/api-key'
import { KEY_IDLE_DAYS } from '@prompt-library/domain/limits'
import type { FastifyRequest } from 'fastify'
import type { IdentifiedByKey } from '../../admit.ts'
import { invalidKey } from '../../errors.ts'
import { allowsTools, type FeatureParts, TOOLS_OFF } from '../settings/settings.ts'
import { findKey, touchKey } from './queries.ts'

/**
 * When an API key or the access token of a connected tool works, or the sentence why it doesn't: turned off, revoked, expired, or
 * its owner hasn't signed in for 180 days.
 */
export function createIdentifyKey({ db, clock, settings }: FeatureParts) {
  return async (request: FastifyRequest, key: string): Promise<IdentifiedByKey> => {
    const { settings: current } = await settings.read()
    const keysOff = !current.api_keys && 'API keys are turned off on this site.'
    const toolsOff = !allowsTools(current) && TOOLS_OFF
    if (keysOff && toolsOff) throw invalidKey(keysOff)
    const found = isApiKey(key) ? await findKey(db, hashKey(key)) : undefined
    if (!found) throw invalidKey('This API key isn’t valid. It may be incomplete or revoked.')
    const now = clock().getTime()
    const { id, scope, isTool, owner, expiresAt, lastSignInAt, lastUsedAt } = found
    const off = isTool ? toolsOff : keysOff
    if (off) throw invalidKey(off)
    // A token is for the resource it was requested for, and for no other.
    if (isTool && !isForTools(request)) throw invalidKey(`This access token works only at ${MCP_PATH}.`)
    if (expiresAt.getTime() <= now)
      throw invalidKey(
        `This ${isTool ? 'access token has expired.' : 'API key has expired. Create a new one.'}`,
      )
    if (!lastSignInAt || now - lastSignInAt.getTime() > KEY_IDLE_DAYS * DAY)
      throw invalidKey(
        `This API key doesn’t work because its owner hasn’t signed in for ${KEY_IDLE_DAYS} days. Signing in makes it work again.`,
      )
    const minute = now - (now % MINUTE)
    // If the database is read-only, keys can still read.
    if (!lastUsedAt || lastUsedAt.getTime() < minute)
      await touchKey(db, id, new Date(minute)).catch((error) =>
        request.log.warn({ err: error }, 'a key was not marked as used'),
      )
    // A key never has the rights of a curator or an admin.
    return { user: { ...owner, role: 'user' }, key: { id, scope } }
  }
}

const insideMcp = new AsyncLocalStorage<true>()

/** The calls of the API that a message over MCP makes work with the token of that message. */
export function asTool<T>(work: () => T): T {
  return insideMcp.run(true, work)
}

function isForTools({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === MCP_PATH || insideMcp.getStore() === true
}

/** Only the hash is stored, so a leaked database can't be used to call the API. */
export function hashKey(key: string): Uint8Array {
  return createHash('sha256').update(key).digest()
}
