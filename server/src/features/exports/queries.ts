import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { isReadableBy, readableNote } from '../prompts/access-queries.ts'
import { inOrder, isListed, type Source } from '../prompts/list-queries.ts'
import { TEXT_BYTES } from '../prompts/queries.ts'

interface ListedIds {
  ids: number[]
  /** Of their texts. */
  bytes: number
}

/** All prompts of a list, in its order. */
export async function listIds(db: Queryable, source: Source): Promise<ListedIds> {
  const { rows } = await sql<ListedIds>`
    select coalesce(array_agg(prompts.id order by ${inOrder('newest', source)}), '{}') as ids,
      coalesce(sum(${TEXT_BYTES}), 0)::float8 as bytes
    from prompts where ${isListed({ source })}`.execute(db)
  return rows[0] ?? { ids: [], bytes: 0 }
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
