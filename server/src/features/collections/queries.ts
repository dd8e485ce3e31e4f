import type { CollectionAccess, CollectionVisibility } from '@prompt-library/domain/collections/permissions'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { wordsIn } from '../../search/words.ts'
import { type CollectionKey, isInGroupOf } from '../prompts/access-queries.ts'

export interface FoundCollection extends CollectionAccess {
  id: number
}

/** Doesn't check permissions. */
export async function findCollection(
  db: Queryable,
  { token, viewerId }: CollectionKey,
): Promise<FoundCollection | undefined> {
  return db
    .selectFrom('collections')
    .leftJoin('collection_members as mine', (join) =>
      join.onRef('mine.collection_id', '=', 'collections.id').on('mine.user_id', '=', viewerId),
    )
    .select(['collections.id', 'collections.visibility', 'mine.role'])
    .select(isInGroupOf(viewerId).as('shared_with_viewer'))
    .where('collections.token', '=', token)
    .executeTakeFirst()
}

/** Until the transaction ends, no one else can change the collection. */
export async function lockCollection(tx: Tx, key: { token: string } | { id: number }): Promise<void> {
  await tx
    .selectFrom('collections')
    .select('id')
    .where(({ and }) => and(key))
    .forUpdate()
    .execute()
}

interface Details {
  name: string
  description: string
  visibility: CollectionVisibility
}

interface NewCollection extends Details {
  token: string
  ownerId: number
  now: Date
}

export async function createCollection(tx: Tx, { ownerId, now, ...details }: NewCollection): Promise<number> {
  const { id } = await tx
    .insertInto('collections')
    .values({ ...details, words: wordsOf(details), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('collection_members')
    .values({ collection_id: id, user_id: ownerId, role: 'owner', added_at: now, used_at: now })
    .execute()
  return id
}

export async function getDetails(tx: Tx, id: number): Promise<Details> {
  return tx
    .selectFrom('collections')
    .select(['name', 'description', 'visibility'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** With a token, the link that others have stops working. */
export async function updateDetails(
  tx: Tx,
  { id, details, token, now }: { id: number; details: Details; token: string | undefined; now: Date },
): Promise<void> {
  await tx
    .updateTable('collections')
    .set({
      ...details,
      ...(token !== undefined && { token }),
      words: wordsOf(details),
      updated_at: now,
      // A collection that stops being public isn't featured again when it's public again.
      ...(details.visibility !== 'public' && { featured_at: null }),
    })
    .where('id', '=', id)
    .execute()
}

/** When a collection becomes private, only what its owner shared with groups stays. */
export async function endOthersGroupShares(tx: Tx, id: number, ownerId: number): Promise<void> {
  await tx
    .deleteFrom('group_shares')
    .where('collection_id', '=', id)
    .where('sharer_id', '<>', ownerId)
    .execute()
}

/** Until the transaction ends, no one else can feature a collection if that could exceed the limit. Read afterward which are featured. */
export async function lockFeatured(tx: Tx): Promise<void> {
  const featured = tx.selectFrom('collections').select('id').where('featured_at', 'is not', null)
  await featured.orderBy('id').forUpdate().execute()
}

/** The names of all featured collections except this one. */
export async function otherFeaturedNames(tx: Tx, id: number): Promise<string[]> {
  const featured = tx.selectFrom('collections').select('name').where('featured_at', 'is not', null)
  const rows = await featured.where('id', '<>', id).orderBy('featured_at', 'desc').execute()
  return rows.map(({ name }) => name)
}

/** Returns whether that changed anything. A featured collection keeps its place. */
export async function setFeatured(
  tx: Tx,
  { id, featuredAt }: { id: number; featuredAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('collections')
    .set({ featured_at: featuredAt })
    .where('id', '=', id)
    .where('featured_at', featuredAt ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Its prompts stay. */
export async function deleteCollection(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('collections').where('id', '=', id).execute()
}

/** For the link preview, which anyone can see. */
export async function getPublicDetails(db: Queryable, token: string) {
  return db
    .selectFrom('collections')
    .select(['name', 'description'])
    .where('token', '=', token)
    .where('visibility', '=', 'public')
    .executeTakeFirst()
}

/** What `list-queries.ts` searches. */
export function wordsOf({ name, description }: Pick<Details, 'name' | 'description'>) {
  const words = [...wordsIn(`${name}\n${description}`)].flatMap(({ parts, joined }) => [
    ...parts,
    joined ?? [],
  ])
  return sql<string>`array_to_tsvector(${words.flat()}::text[])`
}
