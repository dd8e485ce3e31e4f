import type { WaitingText } from '@prompt-library/contract/publishing'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { hasWritten } from '../prompts/edit-queries.ts'

/** Prompts, and edits of public ones, that wait for someone who didn't write them. */
function waitingFor(viewerId: number): RawBuilder<unknown> {
  return sql`prompts join users as author on author.id = prompts.author_id
    join revisions as current on current.prompt_id = prompts.id and current.revision = prompts.revision
    left join edits on edits.prompt_id = prompts.id
    where prompts.id = any(array(select id from all_prompts where waiting_since is not null
      union all select prompt_id from edits where waiting_since is not null))
      and not ${hasWritten(viewerId)}`
}

const SINCE = sql`coalesce(edits.waiting_since, prompts.waiting_since)`
const WAS_PUBLIC = sql`exists (select from revisions where prompt_id = prompts.id and was_public)`
const WAS_MADE_PRIVATE = sql`prompts.unpublished_id is not null`
/** Of a row of `prompts`, as in the contract. */
export const WAITING_JSON = sql`json_build_object('was_public', ${WAS_PUBLIC}, 'was_made_private', ${WAS_MADE_PRIVATE})`

/** Prompts that wait for this curator. */
export function waitingSince(viewerId: number): RawBuilder<unknown> {
  return sql`select ${SINCE} as since, prompts.id as prompt_id from ${waitingFor(viewerId)}`
}

interface Waiting {
  id: number
  viewerId: number
}

/** One statement, because between two the author could save a text that isn't meant for curators. */
export async function getWaiting(db: Queryable, { id, viewerId }: Waiting): Promise<WaitingText | undefined> {
  const text = (
    of: RawBuilder<unknown>,
  ) => sql`json_build_object('revision', ${of}.revision, 'title', ${of}.title,
    'category', ${of}.category, 'html', ${of}.html, 'notes', ${of}.notes, 'tags', ${of}.tags, 'fields', ${of}.fields,
    'data_class', ${of}.data_class)`
  const { rows } = await sql<WaitingText>`
    select prompts.id as prompt_id, coalesce(edits.title, prompts.title) as title,
      coalesce(edits.category, prompts.category) as category, author.display_name as author_name,
      to_char(${SINCE} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as waiting_since,
      coalesce(edits.revision, prompts.revision) as revision, coalesce(edits.note, '') as note,
      ${WAS_PUBLIC} as was_public, ${WAS_MADE_PRIVATE} as was_made_private,
      case when edits.prompt_id is null then ${text(sql`current`)} else ${text(sql`edits`)} end as text,
      (select ${text(sql`earlier`)} from revisions as earlier where earlier.prompt_id = prompts.id
        and (earlier.revision < prompts.revision or prompts.is_public) and earlier.was_public
        order by earlier.revision desc limit 1) as public_text
    from ${waitingFor(viewerId)} and prompts.id = ${id}`.execute(db)
  return rows[0]
}

interface LockedPrompt {
  id: number
  author_id: number
  is_public: boolean
  /** Of the text that waits. */
  revision: number
  current_revision: number
  unpublished_id: number | null
}

/** Returns undefined if it doesn't wait for this curator. Lock the prompt first. */
export async function findWaiting(tx: Tx, { id, viewerId }: Waiting): Promise<LockedPrompt | undefined> {
  const { rows } = await sql<LockedPrompt>`
    select prompts.id, prompts.author_id, prompts.is_public, coalesce(edits.revision, prompts.revision) as revision,
      prompts.revision as current_revision, prompts.unpublished_id
    from ${waitingFor(viewerId)} and prompts.id = ${id}`.execute(tx)
  return rows[0]
}

export async function publish(tx: Tx, { id, revision, unpublished_id }: LockedPrompt): Promise<void> {
  await tx
    .updateTable('prompts')
    .set((row) => ({
      is_public: true,
      waiting_since: null,
      unpublished_id: null,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  // Only the approved text is public again: history doesn't show what a curator took out of the library.
  if (unpublished_id !== null)
    await sql`update revisions set was_public = false
      where prompt_id = ${id} and revision < ${revision} and was_public`.execute(tx)
}

/** A prompt stays private, and an edit aside, until its author sends it again. Returns whether anything waited. */
export async function stopWaiting(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update all_prompts set waiting_since = null, version = version + 1
    where id = ${id} and (waiting_since is not null
      or exists (select from edits where prompt_id = id and edits.waiting_since is not null))`.execute(tx)
  await tx.updateTable('edits').set({ waiting_since: null }).where('prompt_id', '=', id).execute()
  return numAffectedRows === 1n
}
