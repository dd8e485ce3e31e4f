import type { UndoneImport } from '@prompt-library/contract/imports'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

interface Undo {
  importId: number
  userId: number
}

/**
 * Until the transaction ends, no one can change these prompts. Notes for each one that must stay as it is why. One that was deleted
 * since is where undoing would put it.
 */
export async function decideKept(
  tx: Tx,
  { importId, userId, finishedAt, collectionId }: Undo & { finishedAt: Date; collectionId: number | null },
): Promise<void> {
  await sql`select from all_prompts where id in (select prompt_id from imported_prompts where import_id = ${importId})
    order by id for no key update`.execute(tx)
  await sql`
    update imported_prompts set kept = case
      when prompt.version > 1 then 'edited'
      when exists (select from shares where shares.prompt_id = prompt.id and shared_at >= ${finishedAt})
        or exists (select from group_shares where group_shares.prompt_id = prompt.id and shared_at >= ${finishedAt})
        or exists (select from invitations where invitations.prompt_id = prompt.id) then 'shared'
      when exists (select from collection_items where collection_items.prompt_id = prompt.id
        and collection_id is distinct from ${collectionId}::int) then 'collected'
    end
    from all_prompts as prompt
    where import_id = ${importId} and prompt.id = imported_prompts.prompt_id and deleted_at is null
      and author_id = ${userId}`.execute(tx)
}

/** Without those that belong to someone else now. Returns the IDs. */
export async function deleteAdded(
  tx: Tx,
  { importId, userId, now }: Undo & { now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update all_prompts set deleted_at = ${now} from imported_prompts
    where import_id = ${importId} and kept is null and all_prompts.id = prompt_id and author_id = ${userId}
      and deleted_at is null
    returning all_prompts.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Without those that belong to someone else now, which the user may not be able to view. */
export async function listKept(tx: Tx, { importId, userId }: Undo): Promise<UndoneImport['kept']> {
  const rows = await tx
    .selectFrom('imported_prompts')
    .innerJoin('all_prompts', 'all_prompts.id', 'imported_prompts.prompt_id')
    .select(['all_prompts.id', 'all_prompts.title', 'kept'])
    .where('import_id', '=', importId)
    .where('kept', 'is not', null)
    .where('author_id', '=', userId)
    .orderBy('all_prompts.id', 'desc')
    .execute()
  return rows.flatMap(({ id, title, kept }) => (kept ? [{ id, title, reason: kept }] : []))
}
