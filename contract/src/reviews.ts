// What a curator's review needs (an outcome, a note if changes are asked), corrections of category and tags, and the lists
// of reviews that are due.
import { CURATOR_MESSAGE_MAX, REVIEW_MONTHS_MAX, REVIEWS_MAX } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { REVIEW_OUTCOMES, REVIEW_QUEUES } from '@prompt-library/domain/prompts/reviews'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { failure } from './failure.ts'
import { count, page } from './list-query.ts'
import { id, positiveInteger } from './numbers.ts'
import { prompt } from './prompts.ts'
import { review } from './review.ts'
import { newTags } from './tags.ts'
import { writtenText } from './written-text.ts'

export const reviewPrompt = defineCall({
  method: 'PUT',
  path: '/api/prompts/:prompt_id/review',
  summary:
    'Approve a revision of someone else’s public prompt, or ask for changes, which needs a note. It replaces an earlier review. Returns 409 with the current prompt if `revision` isn’t the latest, and with `review` if another curator’s review of this revision counts and isn’t the one in `replaces`',
  access: 'curator',
  body: z.object({
    prompt_id: id('prompt_id'),
    /** The one that you read. */
    revision: id('revision'),
    outcome: z.enum(REVIEW_OUTCOMES, `outcome must be one of ${REVIEW_OUTCOMES.join(', ')}.`),
    /** For the author. */
    note: z.optional(writtenText(CURATOR_MESSAGE_MAX, 'The note')),
    /** The time (`at`) of the latest review that you know of. */
    replaces: z.optional(z.iso.datetime('replaces must be the time of a review.')),
    /** For how many months an approval counts. Missing: as in Settings. */
    months: z.optional(positiveInteger('months', REVIEW_MONTHS_MAX)),
  }),
  answer: prompt,
  conflict: z.extend(failure, { prompt, review: z.optional(review) }),
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

const reviewedPrompt = z.object({
  id: z.int(),
  title: z.string(),
  category: z.enum(ALL_CATEGORIES),
  author_name: z.nullable(z.string()),
  /** The current one. */
  revision: z.int(),
  review,
})
export type ReviewedPrompt = z.output<typeof reviewedPrompt>

const queue = z.enum(REVIEW_QUEUES, `queue must be one of ${REVIEW_QUEUES.join(', ')}.`)

export const listReviews = defineCall({
  method: 'GET',
  path: '/api/reviews',
  summary:
    'List public prompts whose review needs a look, 200 to a page: `due` (expires within 14 days), `expired`, `changed` (since its review), or `unused` (approved, and not used for 180 days). Each is in one queue at most, and no one gets their own',
  access: 'curator',
  query: z.object({ queue, page }),
  headers: z.object({ 'x-total-count': count }),
  answer: z.array(reviewedPrompt),
})

export const countReviews = defineCall({
  method: 'GET',
  path: '/api/reviews/counts',
  summary: 'Count the prompts in each queue of reviews',
  access: 'curator',
  answer: z.object({ due: z.int(), expired: z.int(), changed: z.int(), unused: z.int() }),
})

export const renewReviews = defineCall({
  method: 'POST',
  path: '/api/reviews/renew',
  summary:
    'Approve up to 200 prompts again, each at the revision that you read. Those that changed since, that you can’t review any more, or that a curator asked changes for, are skipped',
  access: 'curator',
  body: z.object({
    prompts: z
      .array(z.object({ id: id('id'), revision: id('revision') }), 'prompts must be a list.')
      .check(
        z.minLength(1, 'Choose at least one prompt.'),
        z.maxLength(REVIEWS_MAX, `You can renew up to ${REVIEWS_MAX} reviews at once.`),
      ),
  }),
  answer: z.object({ success: z.literal(true), renewed: z.array(z.int()), skipped: z.array(z.int()) }),
})
