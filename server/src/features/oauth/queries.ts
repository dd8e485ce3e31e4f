import { type Insertable, sql } from 'kysely'
import type { Db, Queryable, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export async function findClient(db: Queryable, id: string) {
  return db
    .selectFrom('oauth_clients')
    .select(['id', 'name', 'redirect_uris', 'read_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A tool that described itself before may have changed. */
export async function saveClient(db: Queryable, client: Insertable<Schema['oauth_clients']>): Promise<void> {
  const { name, redirect_uris, read_at } = client
  await db
    .insertInto('oauth_clients')
    .values(client)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, redirect_uris, read_at }))
    .execute()
}

export async function addCode(db: Queryable, code: Insertable<Schema['oauth_codes']>): Promise<void> {
  await db.insertInto('oauth_codes').values(code).execute()
}

/** Locked, so that no other process can use it at the same moment. Undefined also if its user's account is disabled. */
export async function lockCode(tx: Tx, codeHash: Uint8Array) {
  return tx
    .selectFrom('oauth_codes')
    .innerJoin('oauth_clients', 'oauth_clients.id', 'oauth_codes.client_id')
    .innerJoin('users', 'users.id', 'oauth_codes.user_id')
    .select([
      'client_id',
      'redirect_uri',
      'scope',
      'challenge',
      'expires_at',
      'oauth_codes.used_at',
      'key_id',
    ])
    .select(['oauth_clients.name', 'user_id'])
    .where('code_hash', '=', codeHash)
    .where('users.status', '=', 'active')
    .forUpdate('oauth_codes')
    .executeTakeFirst()
}

export async function markCodeUsed(
  tx: Tx,
  codeHash: Uint8Array,
  used: { key_id: number; used_at: Date },
): Promise<void> {
  await tx.updateTable('oauth_codes').set(used).where('code_hash', '=', codeHash).execute()
}

/** Locked, so that no other process can use it at the same moment. */
export async function lockToken(tx: Tx, tokenHash: Uint8Array) {
  return tx
    .selectFrom('oauth_tokens')
    .innerJoin('api_keys', 'api_keys.id', 'oauth_tokens.key_id')
    .select(['key_id', 'user_id', 'scope', 'kind', 'oauth_tokens.expires_at', 'used_at', 'sealed_answer'])
    .select(({ ref }) => [
      ref('api_keys.client_id').$notNull().as('client_id'),
      ref('api_keys.host').$notNull().as('host'),
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
}

export async function markTokenUsed(
  tx: Tx,
  tokenHash: Uint8Array,
  used: { used_at: Date; sealed_answer: string },
): Promise<void> {
  await tx.updateTable('oauth_tokens').set(used).where('token_hash', '=', tokenHash).execute()
}

interface NewTokens {
  keyId: number
  tokens: Omit<Insertable<Schema['oauth_tokens']>, 'key_id'>[]
  now: Date
  expiresAt: Date
}

/** The connection and what is known of the tool last as long as the tool comes back for tokens. */
export async function addTokens(tx: Tx, { keyId, tokens, now, expiresAt }: NewTokens): Promise<void> {
  await tx
    .insertInto('oauth_tokens')
    .values(tokens.map((token) => ({ ...token, key_id: keyId })))
    .execute()
  const { client_id } = await tx
    .updateTable('api_keys')
    .set({ expires_at: expiresAt })
    .where('id', '=', keyId)
    .returning('client_id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('oauth_clients').set({ used_at: now }).where('id', '=', client_id).execute()
}

interface Expired {
  codesBefore: Date
  now: Date
  usedTokensBefore: Date
  unusedClientsBefore: Date
  usedClientsBefore: Date
}

export async function deleteExpired(db: Db, { now, ...before }: Expired): Promise<void> {
  await db.deleteFrom('oauth_codes').where('expires_at', '<', before.codesBefore).execute()
  await db
    .deleteFrom('oauth_tokens')
    .where(({ or, eb }) => or([eb('expires_at', '<', now), eb('used_at', '<', before.usedTokensBefore)]))
    .execute()
  await sql`delete from oauth_clients
    where not exists (select from api_keys where client_id = oauth_clients.id)
      and coalesce(used_at < ${before.usedClientsBefore}, created_at < ${before.unusedClientsBefore})`.execute(
    db,
  )
}
