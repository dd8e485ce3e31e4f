import type { ApiKey } from '@prompt-library/contract/keys'
import type { SessionUser } from '@prompt-library/contract/session'
import type { KeyScope } from '@prompt-library/domain/keys/api-key'
import { sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable, Tx } from '../../db/database.ts'

const COLUMNS = ['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'] as const

interface FoundKey {
  id: number
  scope: KeyScope
  expiresAt: Date
  lastUsedAt: Date | null
  lastSignInAt: Date | null
  owner: Omit<SessionUser, 'role'>
}

/** Undefined if no key has this hash, or if its owner's account is disabled. */
export async function findKey(db: Queryable, keyHash: Uint8Array): Promise<FoundKey | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'api_keys.scope', 'api_keys.expires_at', 'api_keys.last_used_at'])
    .select(['users.id as owner_id', 'users.display_name', 'users.email', 'users.last_login_at'])
    .where('api_keys.key_hash', '=', keyHash)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      scope: row.scope,
      expiresAt: row.expires_at,
      lastUsedAt: row.last_used_at,
      lastSignInAt: row.last_login_at,
      owner: { id: row.owner_id, display_name: row.display_name, email: row.email },
    }
  )
}

/** Writes once a minute, also if many requests notice at the same moment that it's time. */
export async function touchKey(db: Queryable, id: number, minute: Date): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: minute })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', minute)]))
    .execute()
}

export async function listKeysOf(db: Queryable, userId: number): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toApiKey)
}

interface NewKey {
  user_id: number
  name: string
  scope: KeyScope
  key_hash: Uint8Array
  created_at: Date
  expires_at: Date
}

/** Undefined if the user has `max` keys. Their account is locked, so that two requests at the same moment can't both add the last one. */
export async function createKey(tx: Tx, key: NewKey, { max }: { max: number }): Promise<ApiKey | undefined> {
  await sql`select from users where id = ${key.user_id} for no key update`.execute(tx)
  if ((await countRows(tx.selectFrom('api_keys').where('user_id', '=', key.user_id))) >= max) return undefined
  return toApiKey(await tx.insertInto('api_keys').values(key).returning(COLUMNS).executeTakeFirstOrThrow())
}

/** Undefined if the user has no such key. */
export async function deleteKey(
  tx: Tx,
  { id, userId }: { id: number; userId: number },
): Promise<ApiKey | undefined> {
  const row = await tx
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row && toApiKey(row)
}

export async function deleteKeysExpiredBefore(db: Queryable, date: Date): Promise<void> {
  await db.deleteFrom('api_keys').where('expires_at', '<', date).execute()
}

export async function findNetId(db: Queryable, userId: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('netid').where('id', '=', userId).executeTakeFirst()
  return row?.netid ?? null
}

interface Row extends Pick<ApiKey, 'id' | 'name' | 'scope'> {
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

function toApiKey({ created_at, expires_at, last_used_at, ...key }: Row): ApiKey {
  return {
    ...key,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
