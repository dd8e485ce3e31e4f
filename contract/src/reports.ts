import { CURATOR_MESSAGE_MAX, REPORT_NOTE_MAX } from '@prompt-library/domain/limits'
import { REPORT_ACTIONS, REPORT_REASONS } from '@prompt-library/domain/prompts/reports'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { token } from './collections.ts'
import { id } from './numbers.ts'
import { writtenText } from './written-text.ts'

const report = {
  reason: z.enum(REPORT_REASONS, `reason must be one of ${REPORT_REASONS.join(', ')}.`),
  note: z.optional(writtenText(REPORT_NOTE_MAX, 'The note')),
}

export const reportPrompt = defineCall({
  method: 'PUT',
  path: '/api/prompts/:prompt_id/report',
  summary:
    'Report someone else’s prompt that you can view. Until a curator has handled it, reporting it again replaces your report. The author isn’t told who reports a prompt',
  access: 'member',
  body: z.object({ prompt_id: id('prompt_id'), ...report }),
  answer: z.object({ success: z.literal(true) }),
})

export const reportCollection = defineCall({
  method: 'PUT',
  path: '/api/collections/:token/report',
  summary:
    'Report a public collection that isn’t yours. Until a curator has handled it, reporting it again replaces your report. Its owner isn’t told who reports it',
  access: 'member',
  body: z.object({ token, ...report }),
  answer: z.object({ success: z.literal(true) }),
})

/** Everything people reported about one prompt or collection until a curator handled it. It doesn't say who they are. */
export const reportCase = z.object({
  id: z.int(),
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
  /** Null until a curator handles it. */
  handled: z.nullable(
    z.object({
      action: z.enum(REPORT_ACTIONS),
      /** What the curator told the author. */
      message: z.string(),
      by_name: z.nullable(z.string()),
    }),
  ),
})

export const handleReport = defineCall({
  method: 'POST',
  path: '/api/reports/:report_id/handle',
  summary:
    'Dismiss the reports of a prompt, ask its author for changes, make it private, or delete it. `message` is for the author. A prompt made private can be public again only after approval. A collection can only be left as it is or made private. Returns 409 if another curator was faster',
  access: 'curator',
  body: z.object({
    report_id: id('report_id'),
    action: z.enum(REPORT_ACTIONS, `action must be one of ${REPORT_ACTIONS.join(', ')}.`),
    message: z.optional(writtenText(CURATOR_MESSAGE_MAX, 'The message')),
  }),
  answer: z.object({ success: z.literal(true) }),
})
