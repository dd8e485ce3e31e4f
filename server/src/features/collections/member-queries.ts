import type { CollectionEditor } from '@prompt-library/contract/collections'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable, Tx } from '../../db/database.ts'

/** The longest-standing co-editor comes first. */
export async function listEditors(db: Queryable, collectionId: number): Promise<CollectionEditor[]> {
  const rows = await db
    .selectFrom('collection_members')
    .innerJoin('users', 'users.id', 'collection_members.user_id')
    .select(['users.id', 'users.display_name', 'users.email', 'users.netid'])
    .where('collection_id', '=', collectionId)
    .where('collection_members.role', '=', 'editor')
    .orderBy('added_at')
    .orderBy('users.id')
    .execute()
  return rows.map(({ netid, ...user }) => (user.email || netid === null ? user : { ...user, netid }))
}

interface Membership {
  collectionId: number
  userId: number
}

export async function addEditor(
  tx: Tx,
  { collectionId, userId, now }: Membership & { now: Date },
): Promise<void> {
  await tx
    .insertInto('collection_members')
    .values({ collection_id: collectionId, user_id: userId, role: 'editor', added_at: now, used_at: now })
    .execute()
}

/** Never removes the owner. */
export async function removeEditor(tx: Tx, { collectionId, userId }: Membership): Promise<void> {
  await tx
    .deleteFrom('collection_members')
    .where(({ and }) => and({ collection_id: collectionId, user_id: userId, role: 'editor' }))
    .execute()
}

/** Puts the collection first in this user's menu. */
export async function markUsed(
  tx: Tx,
  { collectionId, userId, now }: Membership & { now: Date },
): Promise<void> {
  await tx
    .updateTable('collection_members')
    .set({ used_at: now })
    .where(({ and }) => and({ collection_id: collectionId, user_id: userId }))
    .execute()
}

export function countOwned(db: Queryable, userId: number): Promise<number> {
  const memberships = db.selectFrom('collection_members').where('user_id', '=', userId)
  return countRows(memberships.where('role', '=', 'owner'))
}
