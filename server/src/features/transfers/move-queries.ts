import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import { clearFeedback } from '../feedback/queries.ts'
import { clearReports } from '../reports/queries.ts'

interface Move {
  promptIds: readonly number[]
  from: number
  to: number
  now: Date
}

/**
 * What goes along when someone else becomes the author of prompts: only the current text and the versions that everyone
 * could read. Shares stay, so that no one else loses access. Lock the prompts first.
 */
export async function movePrompts(tx: Tx, { promptIds, from, to, now }: Move): Promise<void> {
  const isMoved = sql`prompt_id = any(${promptIds}::int[])`
  await sql`
    delete from revisions using all_prompts
    where all_prompts.id = prompt_id and ${isMoved} and revisions.revision <> all_prompts.revision
      and not was_public`.execute(tx)
  // No one but their author has read them.
  await sql`delete from edits where ${isMoved}`.execute(tx)
  await sql`update revisions set note = '' where ${isMoved} and note <> '' and not note_is_public`.execute(tx)
  await sql`update all_prompts set author_id = ${to}, revision_note = coalesce((select note from revisions
      where prompt_id = all_prompts.id and revisions.revision = all_prompts.revision), '')
    where id = any(${promptIds}::int[])`.execute(tx)
  await clearFeedback(tx, { promptIds, authorId: to, now })
  await clearReports(tx, { promptIds, authorId: to })
  // Curators wrote them to the former author.
  await sql`update reviews set note = '' where ${isMoved} and note <> ''`.execute(tx)
  await sql`delete from shares where ${isMoved} and recipient_id = ${to}`.execute(tx)
  await sql`delete from notifications where ${isMoved} and user_id in (${from}, ${to})`.execute(tx)
  await indexPrompts(tx, promptIds)
}

/** Lock the prompts of the person first. */
export async function listPublicPrompts(tx: Tx, authorId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from prompts where author_id = ${authorId} and is_public order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Adds the new owner as a co-editor to public collections that have none. When the account is deleted, the trigger
 * `pass_on_collection` makes them the owner. Returns how many there are.
 */
export async function passOnCollections(
  tx: Tx,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into collection_members (collection_id, user_id, role, added_at, used_at)
    select collections.id, ${to}, 'editor', ${now}::timestamptz, ${now}::timestamptz
    from collections join collection_members as owned
      on owned.collection_id = collections.id and owned.user_id = ${from} and owned.role = 'owner'
    where visibility = 'public' and not exists (
      select from collection_members as other
      where other.collection_id = collections.id and other.role = 'editor')`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
