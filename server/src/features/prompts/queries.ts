import type { Prompt } from '@prompt-library/contract/prompts'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

interface Page {
  limit: number
  offset: number
}

/** The newest public prompts, with what the viewer did to each. */
export async function listPublicPrompts(
  db: Queryable,
  page: Page,
  viewerId: number | null,
): Promise<Prompt[]> {
  const rows = await db
    .selectFrom('prompts')
    .innerJoin('users as author', 'author.id', 'prompts.author_id')
    .leftJoin('upvotes', (join) =>
      join.onRef('upvotes.prompt_id', '=', 'prompts.id').on('upvotes.user_id', '=', viewerId),
    )
    .select([
      'prompts.id',
      'prompts.title',
      'prompts.category',
      'prompts.markdown',
      'prompts.notes',
      'prompts.is_public',
      'prompts.author_id',
      'author.display_name as author_name',
      'prompts.created_at',
      'prompts.updated_at',
      'prompts.version',
      'prompts.upvotes',
      'upvotes.user_id as voter_id',
      'prompts.tags',
      'prompts.from_prompt_builder',
    ])
    .where('prompts.is_public', '=', true)
    .orderBy('prompts.created_at', 'desc')
    .orderBy('prompts.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(({ voter_id, ...row }) => ({
    ...row,
    visibility: row.is_public ? 'public' : 'private',
    userHasVoted: voter_id !== null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}

export async function countPublicPrompts(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('prompts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_public', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

export async function countPromptsOf(db: Queryable, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('prompts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  return count
}
