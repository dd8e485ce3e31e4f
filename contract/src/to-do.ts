import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { ENTRY_KINDS, TO_DO_FILTERS } from '@prompt-library/domain/prompts/to-do'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { count, page } from './list-query.ts'
import { reportCase } from './reports.ts'
import { review } from './review.ts'

const kind = z.enum(TO_DO_FILTERS, `kind must be one of ${TO_DO_FILTERS.join(', ')}.`)

const toDo = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** When it was reported, sent for approval, changed, or handled, or when its review expires. */
  since: z.iso.datetime(),
  /** Null for a collection. */
  prompt_id: z.nullable(z.int()),
  /** Null for a prompt, and for a collection that isn't public any more. Collections are listed only with `reported` and `done`. */
  collection_token: z.nullable(z.string()),
  /** Of the prompt, or the name of the collection. Null if you can't view it any more, which only happens to what is done. */
  title: z.nullable(z.string()),
  category: z.nullable(z.enum(ALL_CATEGORIES)),
  author_name: z.nullable(z.string()),
  visibility: z.enum(['public', 'private']),
  /** The current one. Null for a collection. */
  revision: z.nullable(z.int()),
  /** With `reported` and `done`. */
  report: z.nullable(reportCase),
  /** With `changed`, `due`, and `asked`. */
  review: z.nullable(review),
  /** With `waiting`. */
  waiting: z.nullable(
    z.object({
      /** Whether it was public before. */
      was_public: z.boolean(),
      /** Whether a curator made it, or the prompt it was cloned from, private. */
      was_made_private: z.boolean(),
    }),
  ),
})
export type ToDo = z.output<typeof toDo>

export const listToDo = defineCall({
  method: 'GET',
  path: '/api/to-do',
  summary:
    'List what needs a curator, 20 to a page: reported prompts and collections first, then prompts that wait for approval, changed since their review, have a review that expires within 14 days or has expired, and whose author was asked for changes. With `kind`, only these: `open` has those that need a decision, `done` handled reports, and `decided` also whose author was asked for changes, last decided first. Only admins get reports of private prompts, and no one gets their own',
  access: 'curator',
  query: z.object({ kind: z.optional(kind), page }),
  headers: z.object({ 'x-total-count': count }),
  answer: z.array(toDo),
})

export const countToDo = defineCall({
  method: 'GET',
  path: '/api/to-do/counts',
  summary: 'Count what needs a curator, and what was decided, by kind',
  access: 'curator',
  background: true,
  answer: z.object({
    reported: z.int(),
    waiting: z.int(),
    changed: z.int(),
    due: z.int(),
    asked: z.int(),
    done: z.int(),
  }),
})
