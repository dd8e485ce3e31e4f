// Which prompts wait for a curator's approval, and what publishing or returning one changes, as SQL.
import type { WaitingText } from '@prompt-library/contract/publishing'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { inIso } from '../prompts/queries.ts'

/** Prompts that wait for someone other than their author, and the person who wrote their current text, to approve them. */
function waitingFor(viewerId: number): RawBuilder<unknown> {
  return sql`prompts join users as author on author.id = prompts.author_id
    join revisions on revisions.prompt_id = prompts.id and revisions.revision = prompts.revision
    where prompts.waiting_since is not null and prompts.author_id <> ${viewerId}
      and revisions.saved_by is distinct from ${viewerId}`
}

const WAS_PUBLIC = sql`exists (select from revisions where prompt_id = prompts.id and was_public)`
const WAS_MADE_PRIVATE = sql`prompts.unpublished_id is not null`
/** Of a row of `prompts`, as in the contract. */
export const WAITING_JSON = sql`json_build_object('was_public', ${WAS_PUBLIC}, 'was_made_private', ${WAS_MADE_PRIVATE})`

const COLUMNS = sql`prompts.id as prompt_id, prompts.title, prompts.category, author.display_name as author_name,
  ${inIso('prompts.waiting_since')} as waiting_since, prompts.revision,
  ${WAS_PUBLIC} as was_public, ${WAS_MADE_PRIVATE} as was_made_private`

/** Prompts that wait for this curator. */
export function waitingSince(viewerId: number): RawBuilder<unknown> {
  return sql`select prompts.waiting_since as since, prompts.id as prompt_id from ${waitingFor(viewerId)}`
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
    select ${COLUMNS}, ${text(sql`revisions`)} as text,
      (select ${text(sql`earlier`)} from revisions as earlier where earlier.prompt_id = prompts.id
        and earlier.revision < prompts.revision and earlier.was_public and not earlier.hidden
        order by earlier.revision desc limit 1) as public_text
    from ${waitingFor(viewerId)} and prompts.id = ${id}`.execute(db)
  return rows[0]
}

interface LockedPrompt {
  id: number
  title: string
  author_id: number
  revision: number
  unpublished_id: number | null
}

/** Returns undefined if it doesn't wait for this curator. Lock the prompt first. */
export async function findWaiting(tx: Tx, { id, viewerId }: Waiting): Promise<LockedPrompt | undefined> {
  const { rows } = await sql<LockedPrompt>`
    select prompts.id, prompts.title, prompts.author_id, prompts.revision, prompts.unpublished_id
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

/** It stays private until its author sends it again. */
export async function stopWaiting(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('prompts')
    .set((row) => ({ waiting_since: null, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('waiting_since', 'is not', null)
    .execute()
}
