import { randomBytes } from 'node:crypto'
import { type ApiKey, createKey, listKeys, revokeKey } from '@prompt-library/contract/keys'
import type { SessionUser } from '@prompt-library/contract/session'
import { DAY } from '@prompt-library/domain/durations'
import { toApiKey } from '@prompt-library/domain/keys/api-key'
import { EXPIRED_KEY_DAYS, KEY_DAYS, KEYS_MAX } from '@prompt-library/domain/limits'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { recordAudit } from '../audit/queries.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { hashKey } from './identify-key.ts'
import * as queries from './queries.ts'

/** None of these calls has a scope, so a key can't create or revoke keys. */
export function keyRoutes(serve: Serve, { db, clock, settings }: FeatureParts): void {
  const refuseIfOff = async () => {
    if (!(await settings.read()).settings.api_keys)
      throw new AppError(403, 'API keys are turned off on this site.')
  }

  serve(listKeys, async ({ user }) => {
    await refuseIfOff()
    return queries.listKeysOf(db, user.id)
  })

  serve(createKey, async ({ body: { name, scope, days = KEY_DAYS }, user }) => {
    await refuseIfOff()
    const secret = toApiKey(randomBytes(20).toString('hex'))
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
      if (created) await record(tx, { user, key: created, action: 'created API key', now })
      return created
    })
    if (!key) throw new AppError(409, `You can have up to ${KEYS_MAX} API keys. Revoke one first.`)
    return { ...key, key: secret }
  })

  serve(revokeKey, async ({ query: { key_id }, user }) => {
    await refuseIfOff()
    await inTransaction(db, async (tx) => {
      const key = await queries.deleteKey(tx, { id: key_id, userId: user.id })
      if (!key) throw new AppError(404, 'This API key doesn’t exist or was already revoked.')
      await record(tx, { user, key, action: 'revoked API key', now: clock() })
    })
    return { success: true as const }
  })
}

interface Recorded {
  user: SessionUser
  key: ApiKey
  action: string
  now: Date
}

async function record(tx: Tx, { user, key, action, now }: Recorded): Promise<void> {
  const netid = await queries.findNetId(tx, user.id)
  await recordAudit(tx, {
    actor: user,
    action,
    target: {
      type: 'key',
      id: key.id,
      name: key.name,
      subject: { netid, display_name: user.display_name },
      details: `${key.scope}, until ${key.expires_at.slice(0, 10)}`,
    },
    now,
  })
}

/** Expired keys are listed for a while, so that their owners see why a program stopped working. */
export async function sweepKeys(db: Db, now: Date): Promise<void> {
  await queries.deleteKeysExpiredBefore(db, new Date(now.getTime() - EXPIRED_KEY_DAYS * DAY))
}
