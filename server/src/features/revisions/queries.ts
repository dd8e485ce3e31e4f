import type { Revision, RevisionEntry } from '@prompt-library/contract/revisions'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { isAuthor, isReadableBy, isVisibleTo, readableNote } from '../prompts/access-queries.ts'
import { PARTS } from '../prompts/publish.ts'
import { inIso } from '../prompts/queries.ts'

/** Others see only what they can read, so they learn nothing from `was_public`. */
function entryColumns(viewerId: number | null) {
  return sql`revisions.revision, saved_by.display_name as saved_by_name, ${inIso('revisions.saved_at')} as saved_at,
    ${readableNote(viewerId)} as note, revisions.changed, revisions.revision = prompts.revision as is_current,
    not ${isAuthor(viewerId)} or revisions.was_public as was_public`
}

interface ListRequest {
  promptId: number
  viewerId: number | null
  limit: number
  offset: number
}

export async function listRevisions(
  db: Queryable,
  { promptId, viewerId, limit, offset }: ListRequest,
): Promise<RevisionEntry[]> {
  const { rows } = await sql<RevisionEntry>`
    select ${entryColumns(viewerId)}
    from prompts join revisions on revisions.prompt_id = prompts.id
    left join users as saved_by on saved_by.id = revisions.saved_by
    where prompts.id = ${promptId} and ${isReadableBy(viewerId)}
    order by revisions.revision desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countRevisions(
  db: Queryable,
  promptId: number,
  viewerId: number | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from prompts join revisions on revisions.prompt_id = prompts.id
    where prompts.id = ${promptId} and ${isReadableBy(viewerId)}`.execute(db)
  return rows[0]?.count ?? 0
}

interface RevisionKey {
  promptId: number
  revision: number
}

/**
 * Undefined if the viewer can't view the prompt, and null if they can't read the revision. One statement, because between two
 * the author could make the prompt private and save a revision that the viewer can't read.
 */
export async function getRevision(
  db: Queryable,
  { promptId, revision, viewerId }: RevisionKey & { viewerId: number | null },
): Promise<Revision | null | undefined> {
  const { rows } = await sql<{ revision: Revision | null }>`
    select case when revisions.prompt_id is not null then (select row_to_json(found) from (
      select ${entryColumns(viewerId)}, revisions.prompt_id, revisions.title, revisions.category, revisions.html,
        revisions.notes, revisions.tags, revisions.fields, revisions.data_class) as found) end as revision
    from prompts left join revisions on revisions.prompt_id = prompts.id and revisions.revision = ${revision}
      and ${isReadableBy(viewerId)}
    left join users as saved_by on saved_by.id = revisions.saved_by
    where prompts.id = ${promptId} and ${isVisibleTo(viewerId)}`.execute(db)
  return rows[0]?.revision
}

/** The parts of a prompt that a revision contains, the revision's and the prompt's own, and who can read them. */
export async function getParts(tx: Tx, { promptId, revision }: RevisionKey) {
  const old = await tx
    .selectFrom('revisions')
    .select([...PARTS, 'was_public'])
    .where('prompt_id', '=', promptId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  const current = await tx
    .selectFrom('prompts')
    .select([...PARTS, 'is_public', 'waiting_since', 'revision', 'version'])
    .where('id', '=', promptId)
    .executeTakeFirst()
  return { old, current }
}

/** Which revisions before the current one: one of them, or all. */
export interface Earlier {
  promptId: number
  revision: number | undefined
  current: number
}

/** Returns those that were removed, and whether others could ever read them. */
export async function removeRevisions(
  tx: Tx,
  { promptId, revision, current }: Earlier,
): Promise<{ was_public: boolean }[]> {
  return tx
    .deleteFrom('revisions')
    .where('prompt_id', '=', promptId)
    .where('revision', '<', current)
    .$if(revision !== undefined, (remove) => remove.where('revision', '=', Number(revision)))
    .returning('was_public')
    .execute()
}
