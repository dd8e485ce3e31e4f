// What a report of a prompt needs, and what curators see of it and can do: it never says who reported.
import { CURATOR_MESSAGE_MAX, REPORT_NOTE_MAX } from '@prompt-library/domain/limits'
import { REPORT_ACTIONS, REPORT_REASONS } from '@prompt-library/domain/prompts/reports'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { count, page } from './list-query.ts'
import { id } from './numbers.ts'
import { writtenText } from './written-text.ts'

export const reportPrompt = defineCall({
  method: 'PUT',
  path: '/api/prompts/:prompt_id/report',
  summary:
    'Report someone else’s prompt that you can view. Until a curator has handled it, reporting it again replaces your report. The author isn’t told who reports a prompt',
  access: 'member',
  body: z.object({
    prompt_id: id('prompt_id'),
    reason: z.enum(REPORT_REASONS, `reason must be one of ${REPORT_REASONS.join(', ')}.`),
    note: z.optional(writtenText(REPORT_NOTE_MAX, 'The note')),
  }),
  answer: z.object({ success: z.literal(true) }),
})

/** Everything people reported about one prompt until a curator handled it. It doesn't say who they are. */
const reportCase = z.object({
  id: z.int(),
  prompt_id: z.int(),
  /** As it was when the reports were handled. */
  title: z.string(),
  author_name: z.nullable(z.string()),
  visibility: z.enum(['public', 'private']),
  /** All of them, of which up to 20 are in `reports`, the latest first. */
  report_count: z.int(),
  reports: z.array(
    z.object({
      reason: z.enum(REPORT_REASONS),
      /** Empty 90 days after it was handled. */
      note: z.string(),
      reported_on: z.iso.date(),
    }),
  ),
  opened_at: z.iso.datetime(),
  /** Null until a curator handles it. */
  handled: z.nullable(
    z.object({
      action: z.enum(REPORT_ACTIONS),
      /** What the curator told the author. */
      message: z.string(),
      at: z.iso.datetime(),
      by_name: z.nullable(z.string()),
    }),
  ),
})
export type ReportCase = z.output<typeof reportCase>

export const REPORT_STATES = ['open', 'handled'] as const
export type ReportState = (typeof REPORT_STATES)[number]

export const listReports = defineCall({
  method: 'GET',
  path: '/api/reports',
  summary:
    'List reported prompts, one entry for each prompt, 20 to a page: open ones by the time of their first report, handled ones last handled first. Only admins get private prompts, and no one gets their own',
  access: 'curator',
  query: z.object({
    state: z.optional(z.enum(REPORT_STATES, 'state must be open or handled.')),
    page,
  }),
  headers: z.object({ 'x-total-count': count }),
  answer: z.array(reportCase),
})

export const handleReport = defineCall({
  method: 'POST',
  path: '/api/reports/:report_id/handle',
  summary:
    'Dismiss the reports of a prompt, ask its author for changes, make it private, or delete it. `message` is for the author. A prompt made private can be public again only after approval. Returns 409 if another curator was faster',
  access: 'curator',
  body: z.object({
    report_id: id('report_id'),
    action: z.enum(REPORT_ACTIONS, `action must be one of ${REPORT_ACTIONS.join(', ')}.`),
    message: z.optional(writtenText(CURATOR_MESSAGE_MAX, 'The message')),
  }),
  answer: z.object({ success: z.literal(true) }),
})
