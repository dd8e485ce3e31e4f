import type { ApiKey } from '@prompt-library/contract/keys'
import type { Tx } from '../../db/database.ts'
import { recordAudit } from '../audit/queries.ts'
import { deleteKey, findOwner } from './queries.ts'

/** Writes to the audit log what happened to a key or a connected tool, never its secret. */
export async function recordKey(
  tx: Tx,
  { userId, key, action, now }: { userId: number; key: ApiKey; action: string; now: Date },
): Promise<void> {
  const { id, name, scope, host, expires_at } = key
  const { netid, display_name } = await findOwner(tx, userId)
  await recordAudit(tx, {
    actor: { id: userId, display_name },
    action,
    target: {
      type: 'key',
      id,
      name,
      subject: { netid, display_name },
      details: host === null ? `${scope}, until ${expires_at.slice(0, 10)}` : `${scope}, at ${host}`,
    },
    now,
  })
}

/** Revokes a key or disconnects a tool. False if the user has no such key. */
export async function removeKey(
  tx: Tx,
  { id, userId, reason, now }: { id: number; userId: number; reason?: string; now: Date },
): Promise<boolean> {
  const key = await deleteKey(tx, { id, userId })
  if (!key) return false
  const action = reason ?? (key.host === null ? 'revoked API key' : 'disconnected AI tool')
  await recordKey(tx, { userId, key, action, now })
  return true
}
