import {
  approvePrompt,
  askForChanges,
  getWaitingPrompt,
  withdrawPrompt,
} from '@prompt-library/contract/publishing'
import { inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { authorize } from '../prompts/authorize.ts'
import { discardEdit } from '../prompts/edit-queries.ts'
import { getPrompt, lockPrompt } from '../prompts/queries.ts'
import { found } from '../prompts/save-changes.ts'
import type { FeatureParts } from '../settings/settings.ts'
import * as queries from './queries.ts'
import * as service from './service.ts'

/** Curators read the prompts that wait for approval, and decide. Who has to wait is decided in `prompts/publish.ts`. */
export function publishingRoutes(serve: Serve, { db, clock, settings }: FeatureParts): void {
  serve(getWaitingPrompt, async ({ query: { prompt_id: id }, user }) => {
    const waiting = await queries.getWaiting(db, { id, viewerId: user.id })
    if (!waiting) throw service.notWaiting()
    return waiting
  })

  serve(approvePrompt, async ({ body: { prompt_id: promptId, revision }, user }) => {
    const { review_months: months } = (await settings.read()).settings
    const decision = { promptId, revision, months, user, now: clock() }
    await inTransaction(db, (tx) => service.approve(tx, decision))
    return { success: true as const }
  })

  serve(askForChanges, async ({ body: { prompt_id: promptId, revision, message: note }, user }) => {
    // No approval, so it doesn't expire.
    const decision = { promptId, revision, note, months: 0, user, now: clock() }
    await inTransaction(db, (tx) => service.askForChanges(tx, decision))
    return { success: true as const }
  })

  serve(withdrawPrompt, ({ body: { prompt_id: id }, user }) =>
    inTransaction(db, async (tx) => {
      await lockPrompt(tx, id)
      const { is_public } = await authorize(tx, { user, id, right: 'edit' })
      const isWithdrawn = is_public ? await discardEdit(tx, id) : await queries.stopWaiting(tx, id)
      if (is_public && !isWithdrawn)
        throw new AppError(409, 'This prompt is public already. To hide it, make it private.')
      return found(await getPrompt(tx, id, { viewerId: user.id, now: clock() }))
    }),
  )
}
