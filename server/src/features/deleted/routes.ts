import {
  eraseDeletedPrompt,
  listDeletedPrompts,
  listPromptsDeletedByAdmins,
  restorePrompt,
} from '@prompt-library/contract/deleted'
import { deletePrompt } from '@prompt-library/contract/prompt-changes'
import { DAY } from '@prompt-library/domain/durations'
import { DELETED_PAGE_SIZE } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import { type Db, inTransaction } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import { findAuditedPrompt, recordAudit } from '../audit/queries.ts'
import { authorize } from '../prompts/authorize.ts'
import { getPrompt } from '../prompts/queries.ts'
import type { FeatureParts, SettingsCache } from '../settings/settings.ts'
import * as queries from './queries.ts'
import * as service from './service.ts'

export function deletedRoutes(serve: Serve, { db, clock, settings }: FeatureParts): void {
  const list = async (which: Parameters<typeof queries.listDeletedPrompts>[1], page = 1) => {
    const { deleted_days: days } = (await settings.read()).settings
    const [answer, total] = await Promise.all([
      queries.listDeletedPrompts(db, which, { ...pageWindow({ page }, DELETED_PAGE_SIZE), days }),
      queries.countDeletedPrompts(db, which),
    ])
    return { answer, headers: { 'x-total-count': total } }
  }

  serve(listDeletedPrompts, ({ query: { page }, user }) => list({ authorId: user.id }, page))

  serve(listPromptsDeletedByAdmins, ({ query: { page } }) => list('by admins', page))

  serve(deletePrompt, async ({ body: { prompt_id: id, reason }, user }) => {
    const { author_id } = await authorize(db, { user, id, right: 'delete' })
    await inTransaction(db, async (tx) => {
      // An admin deleting someone else's prompt is recorded in the audit log.
      const target = author_id === user.id ? undefined : await findAuditedPrompt(tx, id)
      const now = clock()
      await service.deletePrompt(tx, { id, user, reason, now })
      if (target) await recordAudit(tx, { actor: user, action: 'deleted prompt', target, reason, now })
    })
    return { success: true as const }
  })

  serve(restorePrompt, async ({ body: { prompt_id: id }, user }) =>
    inTransaction(db, async (tx) => {
      await service.restorePrompt(tx, { id, user, now: clock() })
      // An admin can restore someone's private prompt, but not view it.
      return {
        success: true as const,
        prompt: (await getPrompt(tx, id, { viewerId: user.id, now: clock() })) ?? null,
      }
    }),
  )

  serve(eraseDeletedPrompt, async ({ body: { prompt_id: id }, user }) => {
    await inTransaction(db, (tx) => service.erasePrompt(tx, { id, user }))
    return { success: true as const }
  })
}

export async function sweepDeletedPrompts(db: Db, now: Date, settings: SettingsCache): Promise<void> {
  const { deleted_days } = (await settings.read()).settings
  await queries.eraseDeletedBefore(db, new Date(now.getTime() - deleted_days * DAY))
}
