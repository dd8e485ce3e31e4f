// What happens when a curator handles a report, who can handle which, and which notifications the author and the reporters
// get.
import type { SessionUser } from '@prompt-library/contract/session'
import {
  changesNotice,
  madePrivateNotice,
  reporterNotice,
} from '@prompt-library/domain/prompts/report-notice'
import type { ReportAction } from '@prompt-library/domain/prompts/reports'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import { findAuditedPrompt, recordAudit } from '../audit/queries.ts'
import { deletePrompt } from '../deleted/service.ts'
import { createNotifications } from '../notifications/queries.ts'
import * as queries from './queries.ts'

interface Handling {
  id: number
  action: ReportAction
  message: string
  user: SessionUser
  now: Date
}

const AUDIT_ACTIONS: Record<ReportAction, string> = {
  dismiss: 'dismissed reports',
  ask_for_changes: 'asked for changes',
  make_private: 'made prompt private',
  delete: 'deleted prompt',
}

/** Does what a curator decided about a reported prompt, and tells its author and those who reported it. */
export async function handleReport(tx: Tx, { id, action, message, user, now }: Handling): Promise<void> {
  const found = await queries.lockCase(tx, id)
  const { prompt } = found ?? {}
  if (!found || !prompt || !canHandle(user, prompt)) throw reportNotFound()
  if (found.handled_at)
    throw new AppError(409, `${found.by_name ?? 'Another curator'} has already handled these reports.`)
  if (action !== 'dismiss' && message === '') throw new AppError(400, 'Tell the author why.')

  const target = await findAuditedPrompt(tx, prompt.id)
  const reporters = await queries.listReporters(tx, id)
  await queries.closeCase(tx, { id, action, message, userId: user.id, prompt, now })
  if (action === 'delete') await deletePrompt(tx, { id: prompt.id, user, reason: message, now })
  if (action === 'make_private') {
    await queries.unpublish(tx, prompt.id, now)
    await indexPrompts(tx, [prompt.id])
  }
  await tellAuthor(tx, { action, message, prompt, now })
  await tellReporters(tx, { action, prompt, reporters: reporters.filter((one) => one.id !== user.id), now })
  if (target)
    await recordAudit(tx, { actor: user, action: AUDIT_ACTIONS[action], target, reason: message, now })
}

/** Curators handle reports about public prompts, admins also about private ones, and no one about their own. */
function canHandle({ id, role }: SessionUser, prompt: { author_id: number; is_public: boolean }): boolean {
  return prompt.author_id !== id && (prompt.is_public || role === 'admin')
}

/** The same for a missing case and one that this curator doesn't see. */
function reportNotFound(): AppError {
  return new AppError(404, 'This report doesn’t exist, or you can’t view it.')
}

interface Outcome {
  action: ReportAction
  prompt: { id: number; title: string; author_id: number }
  now: Date
}

/** A deleted prompt has its own notification. */
async function tellAuthor(
  tx: Tx,
  { action, message, prompt, now }: Outcome & { message: string },
): Promise<void> {
  if (action === 'dismiss' || action === 'delete') return
  await createNotifications(tx, {
    ...forAuthor(prompt, now),
    ...(action === 'make_private'
      ? { type: 'prompt_unpublished', ...madePrivateNotice(prompt.title) }
      : { type: 'changes_asked', ...changesNotice(prompt.title) }),
    personal_message: message,
  })
}

function forAuthor({ id, author_id }: Outcome['prompt'], now: Date) {
  // No actor, so that it stays when the curator's account is gone.
  return { userIds: [author_id], prompt_id: id, actor_id: null, now }
}

async function tellReporters(
  tx: Tx,
  { action, prompt, reporters, now }: Outcome & { reporters: { id: number; can_view: boolean }[] },
): Promise<void> {
  // Without a title it belongs to no prompt: notifications about a deleted prompt are hidden.
  const isNamed = ({ can_view }: { can_view: boolean }) => can_view && action !== 'delete'
  for (const named of [true, false]) {
    const userIds = reporters.filter((one) => isNamed(one) === named).map(({ id }) => id)
    if (userIds.length > 0)
      await createNotifications(tx, {
        type: 'report_handled',
        userIds,
        prompt_id: named ? prompt.id : null,
        actor_id: null,
        ...reporterNotice(action, named ? prompt.title : undefined),
        personal_message: null,
        now,
      })
  }
}
