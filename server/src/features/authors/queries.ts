import type { getAuthor as getAuthorCall } from '@prompt-library/contract/authors'
import type { Answer } from '@prompt-library/contract/call'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { isVisibleTo } from '../prompts/access-queries.ts'

/**
 * Returns undefined unless the viewer can view one of the author's prompts. Otherwise, anyone could list all accounts by
 * trying IDs.
 */
export async function getAuthor(
  db: Queryable,
  id: number,
  viewerId: number | null,
): Promise<Answer<typeof getAuthorCall> | undefined> {
  const { rows } = await sql<Answer<typeof getAuthorCall>>`
    select id, display_name,
      (select count(*)::int from prompts where author_id = users.id and ${isVisibleTo(null)}) as prompts
    from users
    where id = ${id} and exists (
      select from prompts where author_id = users.id and ${isVisibleTo(viewerId)})`.execute(db)
  return rows[0]
}
