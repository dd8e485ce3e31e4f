import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { inOrder, isListed, type Source } from '../prompts/list-queries.ts'

/** All prompts of a list, in its order. */
export async function listIds(db: Queryable, source: Source): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select prompts.id from prompts where ${isListed({ source })} order by ${inOrder('newest', source)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
