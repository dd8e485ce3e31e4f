import type { SessionUser } from '@prompt-library/contract/session'
import { REPORT_OUTCOMES, type ReportAction } from '@prompt-library/domain/prompts/reports'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import { findAuditedPrompt, recordAudit } from '../audit/queries.ts'
import { deletePrompt } from '../deleted/service.ts'
import { createNotifications } from '../notifications/queries.ts'
import { applyEdit } from '../prompts/edit-queries.ts'
import { recordReview } from '../reviews/service.ts'
import * as queries from './queries.ts'

export interface Handling {
  id: number
  action: ReportAction
  message: string
  user: SessionUser
  now: Date
}

/** Asking for changes is a review, which records itself. */
const AUDIT_ACTIONS: Record<Exclude<ReportAction, 'ask_for_changes'>, string> = {
  dismiss: 'dismissed reports',
  make_private: 'made prompt private',
  delete: 'deleted prompt',
}

/** Does what a curator decided about a reported prompt, and tells its author and those who reported it. */
export async function handleReport(tx: Tx, { id, action, message, user, now }: Handling): Promise<void> {
  const found = await queries.lockCase(tx, id)
  if (!found || found.prompt.author_id === user.id) throw reportNotFound()
  // Also after the prompt became private or was deleted by what another curator decided.
  if (found.handled_at && (found.was_public || user.role === 'admin')) throw alreadyHandled(found)
  const { prompt } = found
  if (found.handled_at || prompt.deleted || !canHandle(user, prompt)) throw reportNotFound()
  refuseWithoutReason({ action, message })

  const target = await findAuditedPrompt(tx, prompt.id)
  const reporterIds = (await queries.listReporters(tx, id)).filter((reporter) => reporter !== user.id)
  await queries.closeCase(tx, { id, action, message, userId: user.id, wasPublic: prompt.is_public, now })
  await tellReporters(tx, { action, promptId: action === 'delete' ? null : prompt.id, reporterIds, now })
  if (action === 'ask_for_changes') {
    const { id: promptId, revision } = prompt
    const outcome = 'changes_asked'
    // No approval, so it doesn't expire.
    return recordReview(tx, prompt, { promptId, revision, outcome, note: message, months: 0, user, now })
  }
  if (action === 'delete') await deletePrompt(tx, { id: prompt.id, user, reason: message, now })
  if (action === 'make_private') await makePrivate(tx, { prompt, message, now })
  if (target)
    await recordAudit(tx, { actor: user, action: AUDIT_ACTIONS[action], target, reason: message, now })
}

/** Curators handle reports about public prompts, admins also about private ones, and no one about their own. */
function canHandle({ id, role }: SessionUser, prompt: { author_id: number; is_public: boolean }): boolean {
  return prompt.author_id !== id && (prompt.is_public || role === 'admin')
}

/** The same for a missing case and one that this curator doesn't see. */
export function reportNotFound(): AppError {
  return new AppError(404, 'This report doesn’t exist, or you can’t view it.')
}

export function alreadyHandled({ by_name }: { by_name: string | null }): AppError {
  return new AppError(409, `${by_name ?? 'Another curator'} has already handled these reports.`)
}

export function refuseWithoutReason({ action, message }: Pick<Handling, 'action' | 'message'>): void {
  if (action !== 'dismiss' && message === '') throw new AppError(400, 'Tell the author why.')
}

interface MadePrivate {
  prompt: { id: number; author_id: number }
  message: string
  now: Date
}

/** Its author is told why. */
async function makePrivate(tx: Tx, { prompt, message, now }: MadePrivate): Promise<void> {
  await queries.unpublish(tx, prompt.id, now)
  // An edit that waited is part of what is private now.
  await applyEdit(tx, { id: prompt.id, now })
  await indexPrompts(tx, [prompt.id])
  await createNotifications(tx, {
    type: 'prompt_unpublished',
    userIds: [prompt.author_id],
    prompt_id: prompt.id,
    title: 'A curator made your prompt private',
    personal_message: message,
    now,
  })
}

interface Outcome {
  action: ReportAction
  /** Null for a prompt that was deleted, because notifications about those are hidden, and for a collection. */
  promptId: number | null
  reporterIds: readonly number[]
  now: Date
}

export async function tellReporters(tx: Tx, { action, promptId, reporterIds, now }: Outcome): Promise<void> {
  await createNotifications(tx, {
    type: 'report_handled',
    userIds: reporterIds,
    prompt_id: promptId,
    title: 'Thanks for your report',
    message: REPORT_OUTCOMES[action],
    now,
  })
}
