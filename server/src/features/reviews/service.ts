import { isDeepStrictEqual } from 'node:util'
import type { Prompt } from '@prompt-library/contract/prompts'
import type { SessionUser } from '@prompt-library/contract/session'
import type { Category } from '@prompt-library/domain/prompts/categories'
import type { ReviewOutcome } from '@prompt-library/domain/prompts/reviews'
import { reservedTags } from '@prompt-library/domain/prompts/tags'
import { sortKey } from '@prompt-library/domain/text/text-keys'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { findAuditedPrompt, recordAudit } from '../audit/queries.ts'
import { createNotifications } from '../notifications/queries.ts'
import { authorize } from '../prompts/authorize.ts'
import { hasWrittenPrompt } from '../prompts/edit-queries.ts'
import { getPrompt, lockPrompt } from '../prompts/queries.ts'
import { found, saveChanges } from '../prompts/save-changes.ts'
import { spellTags } from '../prompts/tag-queries.ts'
import * as queries from './queries.ts'

export interface Reviewing {
  promptId: number
  /** The one that the curator read. */
  revision: number
  outcome: ReviewOutcome
  note: string
  months: number
  /** Whether curators read it because it waited for approval. */
  waited?: boolean
  user: SessionUser
  now: Date
}

const AUDIT_ACTIONS: Record<ReviewOutcome, string> = {
  approved: 'approved prompt',
  changes_asked: 'asked for changes',
}

/** Records what a curator says about a revision, and tells the author. It replaces an earlier review. */
export async function reviewPrompt(tx: Tx, reviewing: Reviewing): Promise<Prompt> {
  const { promptId, outcome, note, user, now } = reviewing
  const prompt = await lockReviewed(tx, reviewing)
  if (outcome === 'approved' && (await hasWrittenPrompt(tx, promptId, user.id)))
    throw new AppError(403, 'You wrote a version of this prompt, so another curator has to approve it.')
  if (outcome === 'changes_asked' && note === '') throw new AppError(400, 'Tell the author what to change.')
  await recordReview(tx, prompt, reviewing)
  return found(await getPrompt(tx, promptId, { viewerId: user.id, now }))
}

/** Saves a review, tells the author, and logs it. Check first who reviews what. */
export async function recordReview(
  tx: Tx,
  prompt: Pick<Prompt, 'author_id'> & Partial<Pick<Prompt, 'review'>>,
  reviewing: Reviewing,
): Promise<void> {
  const { promptId, revision, outcome, note, user, now } = reviewing
  await queries.saveReview(tx, { ...reviewing, prompt_id: promptId, reviewer_id: user.id })
  // Not for a renewal: nothing changed for the author.
  const isRenewed = outcome === 'approved' && note === '' && prompt.review?.revision === revision
  await createNotifications(tx, {
    userIds: isRenewed ? [] : [prompt.author_id],
    prompt_id: promptId,
    ...(outcome === 'approved'
      ? { type: 'review_approved', title: 'A curator approved your prompt' }
      : { type: 'changes_asked', title: 'A curator asks you to change your prompt' }),
    personal_message: note || null,
    now,
  })
  await audit(tx, { ...reviewing, action: AUDIT_ACTIONS[outcome] })
}

interface Correcting extends Pick<Reviewing, 'promptId' | 'revision' | 'user' | 'now'> {
  category: Category
  tags: string[]
}

/** Saves another category and other tags as a revision in the curator's name. */
export async function correctLabels(tx: Tx, correcting: Correcting): Promise<Prompt> {
  const { promptId, category, tags, user, now } = correcting
  const prompt = await lockReviewed(tx, correcting)
  const spelled = await spellTags(tx, { tags, except: prompt.tags })
  const all = [...reservedTags(prompt.tags), ...spelled]
  if (category === prompt.category && isDeepStrictEqual(all, prompt.tags)) return prompt
  const { title, markdown: html, notes, is_public, fields, data_class } = prompt
  const corrected = await saveChanges(tx, {
    id: promptId,
    version: undefined,
    fields: {
      title,
      title_key: sortKey(title),
      html,
      notes,
      is_public,
      data_class,
      category,
      fields: JSON.stringify(fields),
      tags: all,
    },
    note: 'A curator corrected the category or tags',
    // The text stays, so the prompt stays public under every rule.
    publisher: { id: user.id, role: user.role, rule: 'everyone' },
    now,
  })
  const { revision } = corrected
  await audit(tx, { ...correcting, revision, action: 'corrected category and tags' })
  return corrected
}

async function audit(
  tx: Tx,
  {
    promptId,
    revision,
    note,
    user,
    action,
    now,
  }: Pick<Reviewing, 'promptId' | 'revision' | 'user' | 'now'> & { action: string; note?: string },
): Promise<void> {
  const target = await findAuditedPrompt(tx, promptId)
  if (!target) return
  const details = `version ${revision}, ${target.details}`
  await recordAudit(tx, { actor: user, action, target: { ...target, details }, reason: note, now })
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
