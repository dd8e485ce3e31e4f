// Who is told that an approved prompt has changed: its reviewer, or all curators if that person left.
import { changedNotice } from '@prompt-library/domain/prompts/review-notice'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { createNotifications } from '../notifications/queries.ts'

interface Change {
  promptId: number
  editorId: number
  now: Date
}

/** Call it after a save. Tells who approved the prompt that it has changed, once. */
export async function tellOfChange(tx: Tx, { promptId, editorId, now }: Change): Promise<void> {
  const { rows } = await sql<{ title: string; reviewer_id: number | null }>`
    select prompts.title, reviews.reviewer_id from prompts
      join reviews on reviews.prompt_id = prompts.id and reviews.expires_at > ${now}
      join revisions on revisions.prompt_id = prompts.id and revisions.revision = prompts.revision
    where prompts.id = ${promptId} and prompts.is_public and prompts.revision = reviews.revision + 1
      and revisions.saved_at = ${now}`.execute(tx)
  for (const { title, reviewer_id } of rows)
    await createNotifications(tx, {
      type: 'review_changed',
      userIds: (await reviewersAfter(tx, reviewer_id)).filter((id) => id !== editorId),
      prompt_id: promptId,
      actor_id: null,
      ...changedNotice(title),
      personal_message: null,
      now,
    })
}

/** Who looks after a review: the reviewer, or all curators and admins if that person left or isn't one any more. */
export async function reviewersAfter(tx: Tx, reviewerId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where role <> 'user' and status = 'active' and kind = 'person' order by id`.execute(
    tx,
  )
  const curators = rows.map(({ id }) => id)
  return reviewerId !== null && curators.includes(reviewerId) ? [reviewerId] : curators
}
