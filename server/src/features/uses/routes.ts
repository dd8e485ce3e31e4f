import { listTargets } from '@prompt-library/contract/targets'
import { recordUse } from '@prompt-library/contract/uses'
import { rulesFor } from '@prompt-library/domain/data-class/data-class'
import { type Db, inTransaction } from '../../db/database.ts'
import { addressSubject } from '../../plugins/limits.ts'
import type { Serve } from '../../serve.ts'
import { authorize, promptNotFound } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import type { FeatureParts } from '../settings/settings.ts'
import * as queries from './queries.ts'

/** Using a prompt: where it can be opened, and how often it was. */
export function useRoutes(serve: Serve, { db, clock, settings }: FeatureParts): void {
  serve(listTargets, async () => {
    const { targets, data_classes: classes, data_table: table } = (await settings.read()).settings
    return targets
      .filter(({ enabled }) => enabled)
      .map(({ id, name, url, limit, sends_immediately }) => ({
        id,
        name,
        url,
        limit,
        sends_immediately,
        data: rulesFor(table, id, classes),
      }))
  })

  serve(recordUse, async ({ body: { prompt_id: id }, user, request }) => {
    // Visitors have no account, and anything else that a request says about them can be made up to count again.
    const person = user ? { userId: user.id } : { visitor: addressSubject(request.ip) }
    return inTransaction(db, async (tx) => {
      await lockPrompt(tx, id)
      const { author_id } = await authorize(tx, { user, id, right: 'view' })
      // Authors copy their own prompts while they write them.
      const uses =
        author_id === user?.id
          ? await queries.getUses(tx, id)
          : await queries.recordUse(tx, { promptId: id, person, now: clock() })
      // Also undoes what was recorded, so that the person is counted if the prompt is restored.
      if (uses === undefined) throw promptNotFound()
      return { success: true as const, uses }
    })
  })
}

export function sweepUses(db: Db, now: Date): Promise<void> {
  return queries.deletePastDays(db, now)
}
