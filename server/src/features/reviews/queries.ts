// Reviews as SQL: which review counts, when it expires, and which are due for a reminder.
import type { Review } from '@prompt-library/contract/review'
import type { ReviewOutcome } from '@prompt-library/domain/prompts/reviews'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { reviewJson } from '../prompts/queries.ts'
import { dueAt } from './queue-queries.ts'

/** A review of the current revision that counts. Lock the prompt first. */
export async function findReview(
  tx: Tx,
  { promptId, now }: { promptId: number; now: Date },
): Promise<{ reviewer_id: number | null; outcome: ReviewOutcome; review: Review } | undefined> {
  const { rows } = await sql<{ reviewer_id: number | null; outcome: ReviewOutcome; review: Review }>`
    select reviews.reviewer_id, reviews.outcome, ${reviewJson(now, sql`reviews.note`)} as review
    from reviews join prompts on prompts.id = reviews.prompt_id and prompts.revision = reviews.revision
      left join users as reviewer on reviewer.id = reviews.reviewer_id
    where reviews.prompt_id = ${promptId} and (reviews.expires_at is null or reviews.expires_at > ${now})`.execute(
    tx,
  )
  return rows[0]
}

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

/** The trigger that records a revision takes the author for the one who saved it. */
export async function saveEditor(
  tx: Tx,
  { promptId, revision, editorId }: { promptId: number; revision: number; editorId: number },
): Promise<void> {
  await tx
    .updateTable('revisions')
    .set({ saved_by: editorId })
    .where('prompt_id', '=', promptId)
    .where('revision', '=', revision)
    .execute()
}

interface Due {
  title: string
  prompt_id: number
  reviewer_id: number | null
}

/** Approvals that expire soon, each of them once. */
export async function takeDue(tx: Tx, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update reviews set reminded = true from prompts
    where prompts.id = reviews.prompt_id and prompts.is_public and prompts.reviewed_revision = prompts.revision
      and not reminded and expires_at > ${now} and expires_at <= ${dueAt(now)}
    returning prompts.title, reviews.prompt_id, reviews.reviewer_id`.execute(tx)
  return rows
}
