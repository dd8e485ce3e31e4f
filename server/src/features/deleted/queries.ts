import type { DeletedPrompt } from '@prompt-library/contract/deleted'
import { DAY } from '@prompt-library/domain/durations'
import type { Role } from '@prompt-library/domain/people/roles'
import { sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import { type Db, inTransaction, type Queryable, type Tx } from '../../db/database.ts'

interface Deletion {
  id: number
  user: { id: number; role: Role }
  /** Kept only if an admin deletes someone else’s prompt. */
  reason: string
  now: Date
}

/** Hides the prompt from everyone and keeps all that belongs to it. Returns undefined if it doesn't exist or is deleted already. */
export async function markDeleted(tx: Tx, { id, user, reason, now }: Deletion) {
  const byAdmin = sql<boolean>`author_id <> ${user.id}`
  return tx
    .updateTable('all_prompts')
    .set({
      deleted_at: now,
      deleted_by_admin: byAdmin,
      deleted_by_curator: user.role === 'curator' ? byAdmin : false,
      delete_reason: sql<string>`case when ${byAdmin} then ${reason}::text else '' end`,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['title', 'author_id', 'deleted_by_admin'])
    .executeTakeFirst()
}

/** Until the transaction ends, no one else can delete, restore, or erase this prompt. */
export async function lockDeletable(tx: Tx, id: number) {
  return tx
    .selectFrom('all_prompts')
    .select(['author_id', 'is_public', 'title', 'deleted_by_admin'])
    .select((row) => row('deleted_at', 'is not', null).$castTo<boolean>().as('deleted'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function markRestored(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('all_prompts')
    .set({ deleted_at: null, deleted_by_admin: false, deleted_by_curator: false, delete_reason: '' })
    .where('id', '=', id)
    .execute()
}

/** Also deletes the prompt's votes, shares, notifications, revisions, and whatever else belongs to it. */
export async function erasePrompt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('all_prompts').where('id', '=', id).execute()
}

/** Whose deleted prompts: one author's, or everything that admins deleted. */
type Which = { authorId: number } | 'by admins'

interface Page {
  limit: number
  offset: number
  /** How many days deleted prompts are kept. */
  days: number
}

export async function listDeletedPrompts(
  db: Queryable,
  which: Which,
  { limit, offset, days }: Page,
): Promise<DeletedPrompt[]> {
  const rows = await deletedPrompts(db, which)
    .innerJoin('users as author', 'author.id', 'all_prompts.author_id')
    .select(['all_prompts.id', 'title', 'category', 'is_public', 'author.display_name as author_name'])
    .select(['deleted_at', 'deleted_by_admin', 'deleted_by_curator', 'delete_reason as reason'])
    .orderBy('deleted_at', 'desc')
    .orderBy('all_prompts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ is_public, deleted_at, ...row }) => {
    const deletedAt = deleted_at ?? new Date(0)
    return {
      ...row,
      visibility: is_public ? 'public' : 'private',
      deleted_at: deletedAt.toISOString(),
      gone_at: new Date(deletedAt.getTime() + days * DAY).toISOString(),
    }
  })
}

export function countDeletedPrompts(db: Queryable, which: Which): Promise<number> {
  return countRows(deletedPrompts(db, which))
}

function deletedPrompts(db: Queryable, which: Which) {
  const deleted = db.selectFrom('all_prompts').where('deleted_at', 'is not', null)
  return which === 'by admins'
    ? deleted.where('deleted_by_admin', '=', true)
    : deleted.where('author_id', '=', which.authorId)
}

const SWEEP_BATCH = 200

/** Erases prompts that were deleted before this time, a few at a time, so that no one waits long for a lock. */
export async function eraseDeletedBefore(db: Db, time: Date): Promise<void> {
  while ((await inTransaction(db, (tx) => eraseBatch(tx, time))) === SWEEP_BATCH);
}

/** Leaves prompts that are being restored to the next sweep. */
async function eraseBatch(tx: Tx, time: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from all_prompts where id = any(array(
    select id from all_prompts where deleted_at < ${time} order by deleted_at limit ${SWEEP_BATCH} for update skip locked))`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}
