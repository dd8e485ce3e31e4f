import { FEEDBACK_NOTE_MAX, TARGET_NAME_MAX } from '@prompt-library/domain/limits'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { id } from './numbers.ts'
import { writtenText } from './written-text.ts'

/** Answers to "Did it work?" in the last 90 days. */
const feedbackSummary = z.object({
  worked: z.int(),
  answers: z.int(),
  /**
   * Tools that it worked with, the most named first. Only tools that the campus lists: otherwise, anyone could publish words
   * under someone's prompt.
   */
  tools: z.array(z.string()),
})
export type FeedbackSummary = z.output<typeof feedbackSummary>

const ownAnswer = z.object({ worked: z.boolean(), tool: z.string(), note: z.string() })

export const getFeedback = defineCall({
  method: 'GET',
  path: '/api/prompts/:prompt_id/feedback',
  summary:
    'Get what people said about whether a prompt worked. The author also gets their notes, without names',
  access: 'visitor',
  scope: 'read',
  query: z.object({ prompt_id: id('prompt_id') }),
  answer: z.object({
    /** Whether the campus asks "Did it work?". If not, there are no answers. */
    enabled: z.boolean(),
    summary: feedbackSummary,
    /** Your answer. It can be about an earlier revision. */
    own: z.nullable(ownAnswer),
    /** For the author: the latest notes. They have a day, but no time and no name. */
    notes: z.optional(
      z.array(
        z.object({
          worked: z.boolean(),
          tool: z.string(),
          note: z.string(),
          revision: z.int(),
          answered_on: z.iso.date(),
        }),
      ),
    ),
  }),
})
export type Feedback = z.output<typeof getFeedback.answer>

export const saveFeedback = defineCall({
  method: 'PUT',
  path: '/api/prompts/:prompt_id/feedback',
  summary: 'Say whether a prompt worked for you, or change your answer',
  access: 'member',
  scope: 'write',
  body: z.object({
    prompt_id: id('prompt_id'),
    revision: id('revision'),
    worked: z.boolean('worked must be true or false.'),
    tool: z.optional(z.string().check(z.overwrite(oneLine), atMost(TARGET_NAME_MAX, 'The AI tool'))),
    note: z.optional(writtenText(FEEDBACK_NOTE_MAX, 'The note')),
  }),
  answer: z.object({ success: z.literal(true) }),
})

export const removeFeedback = defineCall({
  method: 'DELETE',
  path: '/api/prompts/:prompt_id/feedback',
  summary: 'Remove your answer about a prompt',
  access: 'member',
  scope: 'write',
  body: z.object({ prompt_id: id('prompt_id') }),
  answer: z.object({ success: z.literal(true) }),
})
