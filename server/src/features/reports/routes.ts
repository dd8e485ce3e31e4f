import { handleReport, reportCollection, reportPrompt } from '@prompt-library/contract/reports'
import { DAY } from '@prompt-library/domain/durations'
import { REPORT_NOTE_DAYS } from '@prompt-library/domain/limits'
import { type Db, inTransaction } from '../../db/database.ts'
import type { Count } from '../../plugins/call-limits.ts'
import { REPORTS } from '../../plugins/limits.ts'
import type { Serve } from '../../serve.ts'
import { authorizeChange } from '../collections/authorize.ts'
import { authorize } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import { findReportedCollection } from './collection-queries.ts'
import { handleCollectionReport } from './collection-service.ts'
import * as queries from './queries.ts'
import * as service from './service.ts'

interface Parts {
  db: Db
  clock: () => Date
  count: Count
}

/** Members report prompts and collections, and curators handle the reports. */
export function reportRoutes(serve: Serve, { db, clock, count }: Parts): void {
  serve(reportPrompt, async ({ body: { prompt_id, reason, note = '' }, user }) => {
    await count(REPORTS, user.id)
    await inTransaction(db, async (tx) => {
      await lockPrompt(tx, prompt_id)
      await authorize(tx, { user, id: prompt_id, right: 'report' })
      await queries.saveReport(tx, { prompt_id }, { reason, note, user_id: user.id }, clock())
    })
    return { success: true as const }
  })

  serve(reportCollection, async ({ body: { token, reason, note = '' }, user }) => {
    await count(REPORTS, user.id)
    await inTransaction(db, async (tx) => {
      const { id } = await authorizeChange(tx, { user, token, right: 'report' })
      await queries.saveReport(tx, { collection_id: id }, { reason, note, user_id: user.id }, clock())
    })
    return { success: true as const }
  })

  serve(handleReport, async ({ body: { report_id: id, action, message = '' }, user }) => {
    const handling = { id, action, message, user, now: clock() }
    await inTransaction(db, async (tx) => {
      const collectionId = await findReportedCollection(tx, id)
      if (collectionId === undefined) await service.handleReport(tx, handling)
      else await handleCollectionReport(tx, collectionId, handling)
    })
    return { success: true as const }
  })
}

/** Deletes what people wrote in reports that were handled long ago. */
export async function sweepReports(db: Db, now: Date): Promise<void> {
  await queries.deleteNotes(db, new Date(now.getTime() - REPORT_NOTE_DAYS * DAY))
}
