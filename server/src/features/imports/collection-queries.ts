import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

interface ImportedCollection {
  importId: number
  collectionId: number
}

/** A prompt that was skipped is in it as the one that the user already had. Returns how many it has. */
export async function addStagedItems(
  tx: Tx,
  { importId, userId, collectionId }: ImportedCollection & { userId: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with items as (
      insert into collection_items (collection_id, prompt_id, note, position)
      select ${collectionId}::int, coalesce(prompt_id, own.id), collection_note, position
      from staged_prompts left join lateral (
        select id from prompts where author_id = ${userId} and prompts.title_key = staged_prompts.title_key
          and prompts.title = staged_prompts.title and prompts.html = staged_prompts.html order by id limit 1
      ) as own on staged_prompts.prompt_id is null
      where import_id = ${importId}
      order by position
      on conflict do nothing
      returning prompt_id
    )
    select count(*)::int as count from items`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function setCollection(tx: Tx, { importId, collectionId }: ImportedCollection): Promise<void> {
  await tx.updateTable('imports').set({ collection_id: collectionId }).where('id', '=', importId).execute()
}

/** Deletes the collection of an import that was undone, unless it has other prompts than those it was made of. */
export async function deleteEmptied(
  tx: Tx,
  { importId, userId, collectionId }: ImportedCollection & { userId: number },
): Promise<void> {
  await sql`delete from collections where id = ${collectionId} and exists (
    select from collection_members where collection_id = collections.id and user_id = ${userId} and role = 'owner'
  ) and not exists (
    select from collection_items join prompts on prompts.id = collection_items.prompt_id
    where collection_id = collections.id and collection_items.prompt_id not in (
      select prompt_id from imported_prompts where import_id = ${importId} and kept is null))`.execute(tx)
}
