// Which reviewed prompts a curator should look at again, and in which order: expiring, expired, changed, or unused.
import type { ReviewedPrompt } from '@prompt-library/contract/reviews'
import { DAY } from '@prompt-library/domain/durations'
import { REVIEW_DUE_DAYS, UNUSED_DAYS } from '@prompt-library/domain/limits'
import type { ReviewQueue } from '@prompt-library/domain/prompts/reviews'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { reviewJson } from '../prompts/queries.ts'

interface Reader {
  viewerId: number
  now: Date
}

/** Which reviews are in each queue, and what is first. A prompt is in one of them at most. */
const QUEUES: Record<ReviewQueue, { isIn: (now: Date) => RawBuilder<unknown>; order: RawBuilder<unknown> }> =
  {
    due: {
      isIn: (now) =>
        sql`${IS_UNCHANGED} and reviews.expires_at > ${now} and reviews.expires_at <= ${dueAt(now)}`,
      order: sql`reviews.expires_at`,
    },
    expired: { isIn: (now) => sql`reviews.expires_at <= ${now}`, order: sql`reviews.expires_at` },
    changed: {
      isIn: (now) => sql`prompts.reviewed_revision <> prompts.revision
      and (reviews.expires_at > ${now} or reviews.expires_at is null)`,
      order: sql`prompts.updated_at`,
    },
    unused: {
      isIn: (
        now,
      ) => sql`${IS_UNCHANGED} and reviews.expires_at > ${dueAt(now)} and reviews.reviewed_at < ${unusedSince(now)}
      and not exists (select from weekly_uses
        where weekly_uses.prompt_id = prompts.id and weekly_uses.week >= ${unusedSince(now)}::timestamptz::date - 6)`,
      order: sql`reviews.reviewed_at`,
    },
  }
const IS_UNCHANGED = sql`prompts.reviewed_revision = prompts.revision`

export const dueAt = (now: Date) => new Date(now.getTime() + REVIEW_DUE_DAYS * DAY)
const unusedSince = (now: Date) => new Date(now.getTime() - UNUSED_DAYS * DAY)

export async function listReviews(
  db: Queryable,
  queue: ReviewQueue,
  { limit, offset, ...reader }: Reader & { limit: number; offset: number },
): Promise<ReviewedPrompt[]> {
  const { rows } = await sql<ReviewedPrompt>`
    select prompts.id, prompts.title, prompts.category, author.display_name as author_name, prompts.revision,
      ${reviewJson(reader.now, sql`reviews.note`)} as review
    from ${inQueue(queue, reader)} join users as author on author.id = prompts.author_id
      left join users as reviewer on reviewer.id = reviews.reviewer_id
    order by ${QUEUES[queue].order}, prompts.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countQueue(db: Queryable, queue: ReviewQueue, reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${inQueue(queue, reader)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Public prompts with their reviews, without the curator's own. */
function inQueue(queue: ReviewQueue, { viewerId, now }: Reader): RawBuilder<unknown> {
  return sql`reviews join prompts on prompts.id = reviews.prompt_id and prompts.is_public
    and prompts.author_id <> ${viewerId} and ${QUEUES[queue].isIn(now)}`
}

/** Whether any prompt is reviewed. */
export async function hasReviews(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from reviews where expires_at > ${now}) as found`.execute(db)
  return rows[0]?.found ?? false
}
