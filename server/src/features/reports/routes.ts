// Reporting a prompt and handling reports, and when notes of handled reports are deleted.
import { handleReport, reportPrompt } from '@prompt-library/contract/reports'
import { DAY } from '@prompt-library/domain/durations'
import { REPORT_NOTE_DAYS } from '@prompt-library/domain/limits'
import { type Db, inTransaction } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import { authorize } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import * as queries from './queries.ts'
import * as service from './service.ts'

interface Parts {
  db: Db
  clock: () => Date
  /** Throws if the user has sent too many today. */
  countReport: (userId: number) => Promise<void>
}

/** Members report prompts, and curators handle the reports. */
export function reportRoutes(serve: Serve, { db, clock, countReport }: Parts): void {
  serve(reportPrompt, async ({ body: { note = '', ...report }, user }) => {
    await countReport(user.id)
    await inTransaction(db, async (tx) => {
      await lockPrompt(tx, report.prompt_id)
      await authorize(tx, { user, id: report.prompt_id, right: 'report' })
      await queries.saveReport(tx, { ...report, note, user_id: user.id }, clock())
    })
    return { success: true as const }
  })

  serve(handleReport, async ({ body: { report_id: id, action, message = '' }, user }) => {
    await inTransaction(db, (tx) => service.handleReport(tx, { id, action, message, user, now: clock() }))
    return { success: true as const }
  })
}

/** Deletes what people wrote in reports that were handled long ago. */
export async function sweepReports(db: Db, now: Date): Promise<void> {
  await queries.deleteNotes(db, new Date(now.getTime() - REPORT_NOTE_DAYS * DAY))
}
