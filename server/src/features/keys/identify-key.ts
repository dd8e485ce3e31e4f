import { createHash } from 'node:crypto'
import { DAY, MINUTE } from '@prompt-library/domain/durations'
import { isApiKey } from '@prompt-library/domain/keys/api-key'
import { KEY_IDLE_DAYS } from '@prompt-library/domain/limits'
import type { FastifyRequest } from 'fastify'
import type { IdentifiedByKey } from '../../admit.ts'
import { invalidKey } from '../../errors.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { findKey, touchKey } from './queries.ts'

/**
 * When an API key works, or the sentence why it doesn't: turned off, revoked, expired, or its owner hasn't signed in
 * for 180 days.
 */
export function createIdentifyKey({ db, clock, settings }: FeatureParts) {
  return async (request: FastifyRequest, key: string): Promise<IdentifiedByKey> => {
    if (!(await settings.read()).settings.api_keys) throw invalidKey('API keys are turned off on this site.')
    const found = isApiKey(key) ? await findKey(db, hashKey(key)) : undefined
    if (!found) throw invalidKey('This API key isn’t valid. It may be incomplete or revoked.')
    const now = clock().getTime()
    const { id, scope, owner, expiresAt, lastSignInAt, lastUsedAt } = found
    if (expiresAt.getTime() <= now) throw invalidKey('This API key has expired. Create a new one.')
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

/** Only the hash is stored, so a leaked database can't be used to call the API. */
export function hashKey(key: string): Uint8Array {
  return createHash('sha256').update(key).digest()
}
