import { randomBytes } from 'node:crypto'
import { createKey, listKeys, revokeKey } from '@prompt-library/contract/keys'
import { DAY } from '@prompt-library/domain/durations'
import { toApiKey } from '@prompt-library/domain/keys/api-key'
import { EXPIRED_KEY_DAYS, KEY_DAYS, KEYS_MAX } from '@prompt-library/domain/limits'
import { type Db, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { allowsTools, type FeatureParts } from '../settings/settings.ts'
import { hashKey } from './identify-key.ts'
import * as queries from './queries.ts'
import { recordKey, removeKey } from './record-key.ts'

/** None of these calls has a scope, so a key can't create or revoke keys. */
export function keyRoutes(serve: Serve, { db, clock, settings }: FeatureParts): void {
  const off = () => new AppError(403, 'API keys are turned off on this site.')
  const refuseIfOff = async () => {
    const { settings: current } = await settings.read()
    if (!current.api_keys && !allowsTools(current)) throw off()
  }

  serve(listKeys, async ({ user }) => {
    await refuseIfOff()
    return queries.listKeysOf(db, user.id)
  })

  serve(createKey, async ({ body: { name, scope, days = KEY_DAYS }, user }) => {
    if (!(await settings.read()).settings.api_keys) throw off()
    const secret = createSecret()
    const now = clock()
    const row = {
      user_id: user.id,
      name,
      scope,
      key_hash: hashKey(secret),
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY),
    }
    const key = await inTransaction(db, async (tx) => {
      const created = await queries.createKey(tx, row, { max: KEYS_MAX })
      if (created) await recordKey(tx, { userId: user.id, key: created, action: 'created API key', now })
      return created
    })
    if (!key) throw tooManyKeys()
    return { ...key, key: secret }
  })

  serve(revokeKey, async ({ query: { key_id }, user }) => {
    await refuseIfOff()
    const isRemoved = await inTransaction(db, (tx) =>
      removeKey(tx, { id: key_id, userId: user.id, now: clock() }),
    )
    if (!isRemoved) throw new AppError(404, 'This API key doesn’t exist or was already revoked.')
    return { success: true as const }
  })
}

export const createSecret = () => toApiKey(randomBytes(20).toString('hex'))

export const tooManyKeys = () =>
  new AppError(409, `You can have up to ${KEYS_MAX} API keys and connected tools. Remove one first.`)

/** Expired keys are listed for a while, so that their owners see why a program stopped working. */
export async function sweepKeys(db: Db, now: Date): Promise<void> {
  await queries.deleteKeysExpiredBefore(db, new Date(now.getTime() - EXPIRED_KEY_DAYS * DAY))
}
