import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { isReadableBy, readableNote } from '../prompts/access-queries.ts'
import { inOrder, isListed, type Source } from '../prompts/list-queries.ts'

/** All prompts of a list, in its order. */
export async function listIds(db: Queryable, source: Source): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select prompts.id from prompts where ${isListed({ source })} order by ${inOrder('newest', source)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

interface RevisionNote {
  revision: number
  note: string
}

/** What the authors of these prompts said about each revision that the viewer can read, the oldest first. */
export async function listRevisionNotes(
  db: Queryable,
  { ids, viewerId }: { ids: readonly number[]; viewerId: number },
): Promise<Map<number, RevisionNote[]>> {
  const { rows } = await sql<{ prompt_id: number; notes: RevisionNote[] }>`
    select prompts.id as prompt_id,
      json_agg(json_build_object('revision', revisions.revision, 'note', ${readableNote(viewerId)}) order by revisions.revision) as notes
    from prompts join revisions on revisions.prompt_id = prompts.id
    where prompts.id = any(${ids}::int[]) and ${isReadableBy(viewerId)}
    group by prompts.id`.execute(db)
  return new Map(rows.map(({ prompt_id, notes }) => [prompt_id, notes]))
}
