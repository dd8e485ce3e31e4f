import type { SessionUser } from '@prompt-library/contract/session'
import { promptPermissions } from '@prompt-library/domain/prompts/permissions'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { indexPrompts, removeFromIndex } from '../../search/index-prompts.ts'
import { findAuditedPrompt, recordAudit } from '../audit/queries.ts'
import { createNotifications } from '../notifications/queries.ts'
import { promptNotFound } from '../prompts/authorize.ts'
import * as queries from './queries.ts'

interface Change {
  id: number
  user: SessionUser
  now: Date
}

/** Moves a prompt to Recently deleted, and tells its author if an admin did it. Check the permission first. */
export async function deletePrompt(
  tx: Tx,
  { id, user, reason = '', now }: Change & { reason: string | undefined },
): Promise<void> {
  const deleted = await queries.markDeleted(tx, { id, user, reason, now })
  if (!deleted) throw promptNotFound()
  await removeFromIndex(tx, [id])
  if (deleted.deleted_by_admin)
    await createNotifications(tx, {
      type: 'prompt_deleted',
      userIds: [deleted.author_id],
      // Leads to no prompt, and stays when that is gone.
      title: `${user.role === 'curator' ? 'A curator' : 'An admin'} deleted your prompt`,
      // The author’s own title, because a deleted prompt has no reader.
      message: `“${deleted.title}”`,
      personal_message: reason || null,
      now,
    })
}

/** Restoring a prompt that isn't deleted succeeds, so a double click does. */
export async function restorePrompt(tx: Tx, { id, user, now }: Change): Promise<void> {
  const prompt = await queries.lockDeletable(tx, id)
  if (!prompt) throw promptNotFound()
  const isAuthor = prompt.author_id === user.id
  if (!promptPermissions(user, prompt).restore)
    throw isAuthor ? new AppError(403, 'Only an admin can restore this prompt.') : promptNotFound()
  if (!prompt.deleted) return
  await queries.markRestored(tx, id)
  await indexPrompts(tx, [id])
  if (!prompt.deleted_by_admin) return
  const target = await findAuditedPrompt(tx, id)
  if (target) await recordAudit(tx, { actor: user, action: 'restored prompt', target, now })
  if (!isAuthor)
    await createNotifications(tx, {
      type: 'prompt_restored',
      userIds: [prompt.author_id],
      prompt_id: id,
      title: 'An admin restored your prompt',
      now,
    })
}

export async function erasePrompt(tx: Tx, { id, user }: Omit<Change, 'now'>): Promise<void> {
  const prompt = await queries.lockDeletable(tx, id)
  if (prompt?.author_id !== user.id || !prompt.deleted) throw promptNotFound()
  if (!promptPermissions(user, prompt).erase)
    throw new AppError(403, 'An admin deleted this prompt, so you can’t delete it for good.')
  await queries.erasePrompt(tx, id)
}
