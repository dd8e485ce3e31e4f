import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@prompt-library/contract/call'
import { DAY } from '@prompt-library/domain/durations'
import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../db/database.ts'
import { AppError } from '../errors.ts'

interface Attempt {
  request: FastifyRequest
  now: Date
  /** Returns the ID of the new prompt or collection, if the call creates one. */
  effect: () => Promise<number | null>
}

/**
 * Runs the effect once per Idempotency-Key and returns its ID, also on a replay. The key is inserted in the same transaction: a
 * failed effect leaves no key, and the second of two concurrent requests waits on the primary key for the first.
 */
export async function runOnce(tx: Tx, { request, now, effect }: Attempt): Promise<number | null> {
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (typeof key !== 'string' || !request.user) return effect()
  const use = { user_id: request.user.id, call: request.routeOptions.url ?? '', key }
  const { params, query, body } = request
  const body_hash = createHash('sha256')
    .update(JSON.stringify([params, query, body]))
    .digest()
  const isNew = await insertKey(tx, { ...use, body_hash, created_at: now })
  if (!isNew) return replay(tx, use, body_hash)

  const createdId = await effect()
  if (createdId !== null)
    await tx
      .updateTable('idempotency_keys')
      .set({ created_id: createdId })
      .where(({ and }) => and(use))
      .execute()
  return createdId
}

interface KeyUse {
  user_id: number
  call: string
  key: string
}

/** Returns false if the key is in use. A key older than a day that hasn't been swept yet can be reused. */
async function insertKey(
  tx: Tx,
  row: KeyUse & { body_hash: Uint8Array; created_at: Date },
): Promise<boolean> {
  const { created_at, body_hash } = row
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'call', 'key'])
        .doUpdateSet({ body_hash, created_at, created_id: null })
        .where('idempotency_keys.created_at', '<=', dayBefore(created_at)),
    )
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

async function replay(tx: Tx, use: KeyUse, body_hash: Uint8Array): Promise<number | null> {
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'created_id'])
    .where(({ and }) => and(use))
    .executeTakeFirstOrThrow()
  if (!Buffer.from(first.body_hash).equals(body_hash))
    throw new AppError(
      409,
      'This Idempotency-Key was already used with a different request. Use a new key for each request.',
    )
  return first.created_id
}

export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', dayBefore(now)).execute()
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY)
}
