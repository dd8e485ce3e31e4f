// The prompts in a collection and their order, as SQL. Deleted and just removed ones keep their place.
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { type CollectionKey, isVisibleTo, visibleCollection } from '../prompts/access-queries.ts'

interface Item {
  prompt_id: number
  note: string
  visible: boolean
  /** Whether it was just removed. `before_prompt_id` is what followed it then, for the person who removed it. */
  removed: boolean
  before_prompt_id: number | null
}

/**
 * All prompts of a collection in its order, and whether the viewer can view each. Deleted ones keep their place, and so do
 * those that were just removed, until that can no longer be undone.
 */
export async function listItems(
  tx: Tx,
  { collectionId, viewerId }: { collectionId: number; viewerId: number },
): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select item.prompt_id, item.note, not removed and coalesce(${isVisibleTo(viewerId)}, false) as visible, removed,
      item.before_prompt_id
    from (
      select prompt_id, position, note, false as removed, null::int as before_prompt_id from collection_items
      where collection_id = ${collectionId}
      union all
      select prompt_id, position, '', true, before_prompt_id from collection_removals
      where collection_id = ${collectionId}
    ) as item left join prompts on prompts.id = item.prompt_id
    order by item.position, item.prompt_id`.execute(tx)
  return rows
}

interface ItemKey {
  collectionId: number
  promptId: number
}

/** Set the order afterward. */
export async function addItem(
  tx: Tx,
  { collectionId, promptId, note }: ItemKey & { note: string },
): Promise<void> {
  await tx
    .insertInto('collection_items')
    .values({ collection_id: collectionId, prompt_id: promptId, note, position: 0 })
    .execute()
  await tx
    .deleteFrom('collection_removals')
    .where('collection_id', '=', collectionId)
    .where('prompt_id', '=', promptId)
    .execute()
}

/** Remembers the place, so that it can be undone. */
export async function removeItem(
  tx: Tx,
  { collectionId, promptId, before, now }: ItemKey & { before: number | null; now: Date },
): Promise<void> {
  await sql`
    with removed as (
      delete from collection_items where collection_id = ${collectionId} and prompt_id = ${promptId} returning position
    )
    insert into collection_removals (collection_id, prompt_id, position, before_prompt_id, removed_at)
    select ${collectionId}::int, ${promptId}::int, position, ${before}::int, ${now}::timestamptz from removed`.execute(
    tx,
  )
}

export async function deleteRemovals(db: Queryable, removedBefore: Date): Promise<void> {
  await db.deleteFrom('collection_removals').where('removed_at', '<', removedBefore).execute()
}

/** Lock the collection first, so that the order includes every item. */
export async function setOrder(tx: Tx, collectionId: number, promptIds: readonly number[]): Promise<void> {
  for (const table of ['collection_items', 'collection_removals'])
    await sql`update ${sql.table(table)} set position = place
      from unnest(${promptIds}::int[]) with ordinality as ordered (id, place)
      where collection_id = ${collectionId} and prompt_id = ordered.id and position <> place`.execute(tx)
}

/** Undefined if the collection doesn't have the prompt. */
export async function getNote(tx: Tx, { collectionId, promptId }: ItemKey): Promise<string | undefined> {
  const row = await tx
    .selectFrom('collection_items')
    .select('note')
    .where('collection_id', '=', collectionId)
    .where('prompt_id', '=', promptId)
    .executeTakeFirst()
  return row?.note
}

export async function setNote(
  tx: Tx,
  { collectionId, promptId, note }: ItemKey & { note: string },
): Promise<void> {
  await tx
    .updateTable('collection_items')
    .set({ note })
    .where('collection_id', '=', collectionId)
    .where('prompt_id', '=', promptId)
    .execute()
}

export async function withNotes<Prompt extends { id: number }>(
  db: Queryable,
  prompts: readonly Prompt[],
  collection: CollectionKey,
): Promise<(Prompt & { note: string })[]> {
  const { rows } = await sql<{ prompt_id: number; note: string }>`
    select item.prompt_id, item.note
    from collection_items as item join prompts on prompts.id = item.prompt_id
    where item.collection_id = ${visibleCollection(collection)}
      and item.prompt_id = any(${prompts.map(({ id }) => id)}::int[]) and ${isVisibleTo(collection.viewerId)}`.execute(
    db,
  )
  const notes = new Map(rows.map(({ prompt_id, note }) => [prompt_id, note]))
  return prompts.map((prompt) => ({ ...prompt, note: notes.get(prompt.id) ?? '' }))
}
