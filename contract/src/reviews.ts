import { CURATOR_MESSAGE_MAX, REVIEW_MONTHS_MAX } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { REVIEW_OUTCOMES } from '@prompt-library/domain/prompts/reviews'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { failure } from './failure.ts'
import { id, positiveInteger } from './numbers.ts'
import { prompt } from './prompts.ts'
import { newTags } from './tags.ts'
import { writtenText } from './written-text.ts'

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
    note: z.optional(writtenText(CURATOR_MESSAGE_MAX, 'The note')),
    /** For how many months an approval counts. Missing: as in Settings. */
    months: z.optional(positiveInteger('months', REVIEW_MONTHS_MAX)),
  }),
  answer: prompt,
  conflict: z.extend(failure, { prompt }),
})

export const correctLabels = defineCall({
  method: 'PUT',
  path: '/api/prompts/:prompt_id/labels',
  summary:
    'Correct the category and tags of someone else’s public prompt, as a revision in your name. Reserved tags stay. Returns 409 with the current prompt if `revision` isn’t the latest',
  access: 'curator',
  body: z.object({
    prompt_id: id('prompt_id'),
    revision: id('revision'),
    category: z.enum(ALL_CATEGORIES, `The category must be one of ${ALL_CATEGORIES.join(', ')}.`),
    tags: newTags,
  }),
  answer: prompt,
  conflict: z.extend(failure, { prompt }),
})
