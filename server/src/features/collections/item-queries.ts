import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { type CollectionKey, isVisibleTo, visibleCollection } from '../prompts/access-queries.ts'

interface Item {
  prompt_id: number
  note: string
  visible: boolean
}

/** All prompts of a collection in its order, and whether the viewer can view each. Deleted ones keep their place. */
export async function listItems(
  tx: Tx,
  { collectionId, viewerId }: { collectionId: number; viewerId: number },
): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select item.prompt_id, item.note, coalesce(${isVisibleTo(viewerId)}, false) as visible
    from collection_items as item left join prompts on prompts.id = item.prompt_id
    where item.collection_id = ${collectionId} order by item.position, item.prompt_id`.execute(tx)
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
}

export async function removeItem(tx: Tx, { collectionId, promptId }: ItemKey): Promise<void> {
  await tx
    .deleteFrom('collection_items')
    .where(({ and }) => and({ collection_id: collectionId, prompt_id: promptId }))
    .execute()
}

/** Lock the collection first, so that the order includes every item. */
export async function setOrder(tx: Tx, collectionId: number, promptIds: readonly number[]): Promise<void> {
  await sql`update collection_items set position = place
    from unnest(${promptIds}::int[]) with ordinality as ordered (id, place)
    where collection_id = ${collectionId} and prompt_id = ordered.id and position <> place`.execute(tx)
}

/** Undefined if the collection doesn't have the prompt. */
export async function getNote(tx: Tx, { collectionId, promptId }: ItemKey): Promise<string | undefined> {
  const row = await tx
    .selectFrom('collection_items')
    .select('note')
    .where(({ and }) => and({ collection_id: collectionId, prompt_id: promptId }))
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
    .where(({ and }) => and({ collection_id: collectionId, prompt_id: promptId }))
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
