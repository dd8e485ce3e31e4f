import type { ApiKey } from '@prompt-library/contract/keys'
import type { SessionUser } from '@prompt-library/contract/session'
import type { KeyScope } from '@prompt-library/domain/keys/api-key'
import { type Insertable, sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

const COLUMNS = ['id', 'name', 'scope', 'host', 'created_at', 'expires_at', 'last_used_at'] as const

interface FoundKey {
  id: number
  scope: KeyScope
  isTool: boolean
  expiresAt: Date
  lastUsedAt: Date | null
  lastSignInAt: Date | null
  owner: Omit<SessionUser, 'role'>
}

/** By the secret of a key, or by an access token of a connected tool. Undefined also if the owner's account is disabled. */
export async function findKey(db: Queryable, secretHash: Uint8Array): Promise<FoundKey | undefined> {
  const { rows } = await sql<Omit<FoundKey, 'owner'> & FoundKey['owner'] & { keyId: number }>`
    with found as (
      select id as key_id, null::timestamptz as until from api_keys where key_hash = ${secretHash}
      union all
      select key_id, expires_at from oauth_tokens where token_hash = ${secretHash} and kind = 'access'
    )
    select api_keys.scope, client_id is not null as "isTool", least(expires_at, until) as "expiresAt",
      last_used_at as "lastUsedAt", last_login_at as "lastSignInAt", users.display_name, users.email,
      api_keys.id as "keyId", users.id
    from found join api_keys on api_keys.id = key_id
      join users on users.id = api_keys.user_id and users.status = 'active'`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { id, display_name, email, keyId, ...key } = row
  return { ...key, id: keyId, owner: { id, display_name, email } }
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

type NewKey = Insertable<Schema['api_keys']>

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

export async function findOwner(
  db: Queryable,
  userId: number,
): Promise<{ netid: string | null; display_name: string }> {
  return db
    .selectFrom('users')
    .select(['netid', 'display_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

interface Row extends Pick<ApiKey, 'id' | 'name' | 'scope' | 'host'> {
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
