// Edits of public prompts that wait for approval, as SQL. Until then, everyone but their author and curators reads the prompt as it was.
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { PromptFields } from './queries.ts'

interface NewEdit {
  id: number
  /** The version that it's based on; undefined replaces any version. */
  version: number | undefined
  texts: Omit<PromptFields, 'is_public' | 'waiting_since'>
  note: string
  savedBy: number
  waitsSince: Date
}

/** Replaces an earlier edit. Its number isn't used again, so no one approves another text than they read. Returns whether it was saved. */
export async function saveEdit(
  tx: Tx,
  { id, version, texts, note, savedBy, waitsSince }: NewEdit,
): Promise<boolean> {
  const numbered = await tx
    .updateTable('all_prompts')
    .set((row) => ({ last_revision: row('last_revision', '+', 1), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (update) => update.where('version', '=', version ?? null))
    .returning('last_revision')
    .executeTakeFirst()
  if (!numbered) return false
  await deleteEdit(tx, id)
  await tx
    .insertInto('edits')
    .values({
      ...texts,
      note,
      prompt_id: id,
      revision: numbered.last_revision,
      saved_by: savedBy,
      waiting_since: waitsSince,
    })
    .execute()
  return true
}

/** Returns whether there was one. */
export async function deleteEdit(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('edits').where('prompt_id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The prompt stays as it is. Returns whether there was an edit. */
export async function discardEdit(tx: Tx, id: number): Promise<boolean> {
  await tx
    .updateTable('prompts')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return deleteEdit(tx, id)
}

/** Makes the edit the prompt's text, if there is one. Lock the prompt first, and index it afterward. */
export async function applyEdit(tx: Tx, { id, now }: { id: number; now: Date }): Promise<void> {
  const { rows } = await sql<{ saved_by: number | null }>`
    update all_prompts set title = edits.title, title_key = edits.title_key, category = edits.category, html = edits.html,
      notes = edits.notes, tags = edits.tags, tag_keys = edits.tag_keys, fields = edits.fields, data_class = edits.data_class,
      revision = edits.revision, revision_note = edits.note, updated_at = ${now}, version = version + 1
    from edits where edits.prompt_id = all_prompts.id and all_prompts.id = ${id} returning edits.saved_by`.execute(
    tx,
  )
  for (const { saved_by } of rows) await saveEditor(tx, { promptId: id, editorId: saved_by })
  await deleteEdit(tx, id)
}

/** The trigger that records a revision takes the author for the one who saved it. */
export async function saveEditor(
  tx: Tx,
  { promptId, editorId }: { promptId: number; editorId: number | null },
): Promise<void> {
  await sql`update revisions set saved_by = ${editorId} from prompts
    where prompts.id = prompt_id and revisions.revision = prompts.revision and prompt_id = ${promptId}`.execute(
    tx,
  )
}

/**
 * Whether someone wrote a text of a row of `prompts` or of its `edits`, or of what it was cloned from: they're not the one to approve it,
 * whoever its author is now. Correcting category and tags isn't writing.
 */
export function hasWritten(viewerId: number) {
  return sql<boolean>`(prompts.author_id = ${viewerId} or edits.saved_by is not distinct from ${viewerId}
    or ${viewerId} in (${authorsOfOriginals})
    or exists (select from revisions as written where written.prompt_id = prompts.id and written.saved_by = ${viewerId}
      and (written.changed = '{}' or not written.changed <@ array['category', 'tags', 'data_class'])))`
}

/** Of what a row of `prompts` was cloned from, of what that was cloned from, and so on. */
const authorsOfOriginals = sql`
  with recursive originals as (
    select author_id, cloned_from from all_prompts as original where original.id = prompts.cloned_from
    union all
    select earlier.author_id, earlier.cloned_from from all_prompts as earlier join originals on earlier.id = originals.cloned_from
  )
  select author_id from originals`

/** The same for a prompt with this ID. */
export async function hasWrittenPrompt(tx: Tx, promptId: number, viewerId: number): Promise<boolean> {
  const { rows } = await sql`select from prompts left join edits on edits.prompt_id = prompts.id
    where prompts.id = ${promptId} and ${hasWritten(viewerId)}`.execute(tx)
  return rows.length > 0
}
