import { CURATOR_MESSAGE_MAX, REVIEW_MONTHS_MAX } from '@prompt-library/domain/limits'
import { REVIEW_OUTCOMES } from '@prompt-library/domain/prompts/reviews'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { failure } from './failure.ts'
import { id, positiveInteger } from './numbers.ts'
import { prompt } from './prompts.ts'

export const reviewPrompt = defineCall({
  method: 'PUT',
  path: '/api/prompts/:prompt_id/review',
  summary:
    'Approve a revision of someone else’s public prompt, or ask for changes, which needs a note. It replaces an earlier review. Returns 409 with the current prompt if `revision` isn’t the latest',
  access: 'curator',
  body: z.object({
    prompt_id: id('prompt_id'),
    /** The one that you read. */
    revision: id('revision'),
    outcome: z.enum(REVIEW_OUTCOMES, `outcome must be one of ${REVIEW_OUTCOMES.join(', ')}.`),
    /** For the author. */
    note: z.optional(
      z.string().check(z.overwrite(withoutHiddenText), z.trim(), atMost(CURATOR_MESSAGE_MAX, 'The note')),
    ),
    /** For how many months an approval counts. Missing: as in Settings. */
    months: z.optional(positiveInteger('months', REVIEW_MONTHS_MAX)),
  }),
  answer: prompt,
  conflict: z.extend(failure, { prompt }),
})
