// What a person's export says about reviews: those they wrote, and those of their prompts.
import type { RawBuilder } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/** What the user said as a curator. */
export async function reviewsBy(
  db: Queryable,
  { id, title }: { id: number; title: RawBuilder<string | null> },
): Promise<object[]> {
  return reviews(db)
    .select([title.as('title'), 'reviews.note'])
    .where('reviews.reviewer_id', '=', id)
    .execute()
}

/** What curators said about the user's prompts. */
export async function reviewsOf(db: Queryable, id: number): Promise<object[]> {
  return reviews(db)
    .leftJoin('users as reviewer', 'reviewer.id', 'reviews.reviewer_id')
    .select(['all_prompts.title', 'reviews.note', 'reviewer.display_name as reviewed_by'])
    .where('all_prompts.author_id', '=', id)
    .execute()
}

function reviews(db: Queryable) {
  return db
    .selectFrom('reviews')
    .innerJoin('all_prompts', 'all_prompts.id', 'reviews.prompt_id')
    .select(['reviews.prompt_id', 'reviews.revision', 'reviews.outcome'])
    .select(['reviews.reviewed_at', 'reviews.expires_at'])
    .orderBy('reviews.reviewed_at')
}
