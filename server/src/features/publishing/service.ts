import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import { applyEdit } from '../prompts/edit-queries.ts'
import { lockPrompt } from '../prompts/queries.ts'
import { type Reviewing, recordReview } from '../reviews/service.ts'
import * as queries from './queries.ts'

/** Publishes a prompt that waits for approval, with an approved review of the revision that the curator has read. */
export async function approve(tx: Tx, decision: Omit<Reviewing, 'outcome' | 'note'>): Promise<void> {
  const prompt = await lockWaiting(tx, decision)
  if (prompt.is_public) await applyEdit(tx, { id: prompt.id, now: decision.now })
  else await queries.publish(tx, prompt)
  await indexPrompts(tx, [prompt.id])
  await recordReview(tx, prompt, { ...decision, outcome: 'approved', note: '' })
}

/** Returns it to its author, with what to change. */
export async function askForChanges(tx: Tx, decision: Omit<Reviewing, 'outcome'>): Promise<void> {
  const prompt = await lockWaiting(tx, decision)
  await queries.stopWaiting(tx, prompt.id)
  const { current_revision: revision, is_public } = prompt
  await recordReview(tx, prompt, { ...decision, revision, outcome: 'changes_asked', waited: !is_public })
}

/** The same for a missing prompt, one that doesn't wait, and one's own. */
export function notWaiting(): AppError {
  return new AppError(404, 'This prompt isn’t waiting for your approval.')
}

async function lockWaiting(tx: Tx, { promptId: id, revision, user }: Omit<Reviewing, 'outcome' | 'note'>) {
  await lockPrompt(tx, id)
  const waiting = { id, viewerId: user.id }
  const prompt = await queries.findWaiting(tx, waiting)
  if (!prompt) throw notWaiting()
  if (prompt.revision === revision) return prompt
  throw new AppError(409, 'This prompt changed while you were reading it.', {
    body: { waiting: await queries.getWaiting(tx, waiting) },
  })
}
