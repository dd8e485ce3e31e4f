import type { ReviewOutcome } from '@prompt-library/domain/prompts/reviews'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

interface NewReview {
  prompt_id: number
  revision: number
  outcome: ReviewOutcome
  note: string
  reviewer_id: number
  /** For how many months it counts, if it's an approval. */
  months: number
  now: Date
}

/** Replaces an earlier review. Lock the prompt first. */
export async function saveReview(
  tx: Tx,
  { prompt_id, revision, outcome, note, reviewer_id, months, now }: NewReview,
): Promise<void> {
  await sql`
    insert into reviews (prompt_id, revision, outcome, note, reviewer_id, reviewed_at, expires_at)
    values (${prompt_id}, ${revision}, ${outcome}, ${note}, ${reviewer_id}, ${now},
      ${outcome === 'approved' ? sql`${now}::timestamptz + make_interval(months => ${months})` : null})
    on conflict (prompt_id) do update set revision = excluded.revision, outcome = excluded.outcome, note = excluded.note,
      reviewer_id = excluded.reviewer_id, reviewed_at = excluded.reviewed_at, expires_at = excluded.expires_at,
      reminded = false`.execute(tx)
}
