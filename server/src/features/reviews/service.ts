import type { Prompt } from '@prompt-library/contract/prompts'
import type { SessionUser } from '@prompt-library/contract/session'
import { changesNotice } from '@prompt-library/domain/prompts/report-notice'
import { approvedNotice } from '@prompt-library/domain/prompts/review-notice'
import type { ReviewOutcome } from '@prompt-library/domain/prompts/reviews'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { findAuditedPrompt, recordAudit } from '../audit/queries.ts'
import { createNotifications } from '../notifications/queries.ts'
import { authorize } from '../prompts/authorize.ts'
import { getPrompt, lockPrompt } from '../prompts/queries.ts'
import { found } from '../prompts/save-changes.ts'
import * as queries from './queries.ts'

export interface Reviewing {
  promptId: number
  /** The one that the curator read. */
  revision: number
  outcome: ReviewOutcome
  note: string
  months: number
  user: SessionUser
  now: Date
}

const AUDIT_ACTIONS: Record<ReviewOutcome, string> = {
  approved: 'approved prompt',
  changes_asked: 'asked for changes',
}

/** Records what a curator says about a revision, and tells the author. */
export async function reviewPrompt(tx: Tx, reviewing: Reviewing): Promise<Prompt> {
  const { promptId, outcome, note, user, now } = reviewing
  const prompt = await lockReviewed(tx, reviewing)
  if (outcome === 'changes_asked' && note === '') throw new AppError(400, 'Tell the author what to change.')
  await recordReview(tx, prompt, reviewing)
  return found(await getPrompt(tx, promptId, { viewerId: user.id, now }))
}

/** Saves a review, tells the author, and logs it. Check first who reviews what. */
export async function recordReview(
  tx: Tx,
  prompt: { title: string; author_id: number },
  reviewing: Reviewing,
): Promise<void> {
  const { promptId, revision, outcome, note, user, now } = reviewing
  await queries.saveReview(tx, { ...reviewing, prompt_id: promptId, reviewer_id: user.id })
  await createNotifications(tx, {
    userIds: [prompt.author_id],
    prompt_id: promptId,
    // No actor, so that it stays when the curator's account is gone.
    actor_id: null,
    ...(outcome === 'approved'
      ? { type: 'review_approved', ...approvedNotice(prompt.title) }
      : { type: 'changes_asked', ...changesNotice(prompt.title) }),
    personal_message: note || null,
    now,
  })
  const target = await findAuditedPrompt(tx, promptId)
  if (target)
    await recordAudit(tx, {
      actor: user,
      action: AUDIT_ACTIONS[outcome],
      target: { ...target, details: `version ${revision}, ${target.details}` },
      reason: note,
      now,
    })
}

/** Locks a prompt that the curator can review, and throws if it has changed since they read it. */
async function lockReviewed(
  tx: Tx,
  { promptId, revision, user, now }: Pick<Reviewing, 'promptId' | 'revision' | 'user' | 'now'>,
): Promise<Prompt> {
  await lockPrompt(tx, promptId)
  await authorize(tx, { user, id: promptId, right: 'review' })
  const prompt = found(await getPrompt(tx, promptId, { viewerId: user.id, now }))
  if (prompt.revision !== revision)
    throw new AppError(409, 'This prompt changed while you were reading it.', { body: { prompt } })
  return prompt
}
