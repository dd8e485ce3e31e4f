// Which prompts undoing an import deletes, gives their earlier text back, or leaves as they are, and why.
import type { UndoneImport } from '@prompt-library/contract/imports'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

interface Undo {
  importId: number
  userId: number
  finishedAt: Date
}

/** Until the transaction ends, no one can change these prompts. Notes for each one that must stay as it is why. */
export async function decideKept(tx: Tx, { importId, userId, finishedAt }: Undo): Promise<void> {
  await sql`select from all_prompts where id in (select prompt_id from imported_prompts where import_id = ${importId})
    order by id for no key update`.execute(tx)
  await sql`
    update imported_prompts set kept = case
      when prompt.author_id <> ${userId} then 'transferred'
      -- An added prompt that was deleted since is where undoing would put it.
      when prompt.deleted_at is not null then case when earlier_revision is not null then 'deleted' end
      when prompt.version <> imported_prompts.version then 'edited'
      when exists (select from shares where shares.prompt_id = prompt.id and shared_at >= ${finishedAt}) then 'shared'
      when (select count(*) from collection_items where collection_items.prompt_id = prompt.id) > collections then 'collected'
      when earlier_revision is not null and not exists (select from revisions
        where revisions.prompt_id = prompt.id and revisions.revision = earlier_revision) then 'no_earlier_version'
    end
    from all_prompts as prompt
    where import_id = ${importId} and prompt.id = imported_prompts.prompt_id`.execute(tx)
}

/** Returns the IDs. */
export async function deleteAdded(
  tx: Tx,
  { importId, now }: { importId: number; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update all_prompts set deleted_at = ${now} from imported_prompts
    where import_id = ${importId} and kept is null and earlier_revision is null and all_prompts.id = prompt_id
      and deleted_at is null
    returning all_prompts.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Gives updated prompts their earlier text back, as a new revision. Returns the IDs. */
export async function restoreUpdated(
  tx: Tx,
  { importId, note, now }: { importId: number; note: string; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update prompts set title = earlier.title, title_key = earlier_title_key, category = earlier.category, html = earlier.html,
      notes = earlier.notes, tags = earlier.tags, tag_keys = earlier_tag_keys, fields = earlier.fields,
      data_class = earlier.data_class, revision_note = ${note}, updated_at = ${now}, version = prompts.version + 1
    from imported_prompts join revisions as earlier
      on earlier.prompt_id = imported_prompts.prompt_id and earlier.revision = earlier_revision
    where import_id = ${importId} and kept is null and prompts.id = imported_prompts.prompt_id
    returning prompts.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Without those that now belong to someone else, which the user may not be able to view. */
export async function listKept(
  tx: Tx,
  { importId, userId }: { importId: number; userId: number },
): Promise<UndoneImport['kept']> {
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
