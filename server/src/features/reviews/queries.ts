import { DAY } from '@prompt-library/domain/durations'
import { REVIEW_DUE_DAYS } from '@prompt-library/domain/limits'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import type { ReviewOutcome } from '@prompt-library/domain/prompts/reviews'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

interface NewReview {
  prompt_id: number
  revision: number
  outcome: ReviewOutcome
  note: string
  reviewer_id: number
  /** For how many months it counts, if it's an approval. */
  months: number
  waited?: boolean | undefined
  now: Date
}

/** Replaces an earlier review. Lock the prompt first. */
export async function saveReview(
  tx: Tx,
  { prompt_id, revision, outcome, note, reviewer_id, months, waited = false, now }: NewReview,
): Promise<void> {
  await sql`
    insert into reviews (prompt_id, revision, outcome, note, reviewer_id, reviewed_at, waited, expires_at)
    values (${prompt_id}, ${revision}, ${outcome}, ${note}, ${reviewer_id}, ${now}, ${waited},
      ${outcome === 'approved' ? sql`${now}::timestamptz + make_interval(months => ${months})` : null})
    on conflict (prompt_id) do update set revision = excluded.revision, outcome = excluded.outcome, note = excluded.note,
      reviewer_id = excluded.reviewer_id, reviewed_at = excluded.reviewed_at,
      waited = excluded.waited, expires_at = excluded.expires_at`.execute(tx)
}

/**
 * Reviews that need a look: changed since, due, or asked for changes. Public prompts only, without the curator's own, and those that were
 * returned when they waited: what is listed is the text that curators have read.
 */
export const REVIEWED: Record<
  'changed' | 'due' | 'asked',
  (reader: { viewer: Viewer; now: Date }) => RawBuilder<unknown>
> = {
  changed: ({ viewer }) => sql`select prompts.updated_at as since, prompts.id as prompt_id
    from prompts where prompts.reviewed_revision <> prompts.revision and ${isTheirs(viewer)}`,
  due: ({ viewer, now }) => sql`select reviews.expires_at as since, prompts.id as prompt_id
    from reviews join prompts on prompts.id = reviews.prompt_id and prompts.reviewed_revision = prompts.revision
    where reviews.expires_at <= ${new Date(now.getTime() + REVIEW_DUE_DAYS * DAY)} and ${isTheirs(viewer)}`,
  asked: ({ viewer }) => sql`select reviews.reviewed_at as since, prompts.id as prompt_id
    from reviews join prompts on prompts.id = reviews.prompt_id and prompts.reviewed_revision = prompts.revision
    where reviews.expires_at is null and prompts.author_id <> ${viewer.id}
      and (prompts.is_public or reviews.waited or ${sql.lit(viewer.role === 'admin')})
      and prompts.waiting_since is null
      and not exists (select from edits where prompt_id = prompts.id and waiting_since is not null)`,
}

function isTheirs({ id }: Viewer) {
  return sql`prompts.is_public and prompts.author_id <> ${id}`
}
