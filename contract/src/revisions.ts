import { PROMPT_PARTS } from '@prompt-library/domain/prompts/revisions'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { failure } from './failure.ts'
import { count, page } from './list-query.ts'
import { id } from './numbers.ts'
import { promptParts } from './prompt-parts.ts'
import { prompt } from './prompts.ts'

const revisionEntry = z.object({
  revision: z.int(),
  /** Null if that account is deleted. */
  saved_by_name: z.nullable(z.string()),
  saved_at: z.iso.datetime(),
  /** What the author said about it, or empty. */
  note: z.string(),
  /** What differs from the revision before. Empty in the first. */
  changed: z.array(z.enum(PROMPT_PARTS)),
  is_current: z.boolean(),
  /** Only the author sees revisions that were never public. */
  was_public: z.boolean(),
})
export type RevisionEntry = z.output<typeof revisionEntry>

const revision = z.extend(revisionEntry, {
  prompt_id: z.int(),
  ...promptParts,
})
export type Revision = z.output<typeof revision>

export const listRevisions = defineCall({
  method: 'GET',
  path: '/api/prompts/:prompt_id/revisions',
  summary: 'List the revisions of a prompt that you can view, newest first, 50 to a page',
  access: 'visitor',
  scope: 'read',
  query: z.object({ prompt_id: id('prompt_id'), page }),
  headers: z.object({ 'x-total-count': count }),
  answer: z.array(revisionEntry),
})

export const getRevision = defineCall({
  method: 'GET',
  path: '/api/prompts/:prompt_id/revisions/:revision',
  summary: 'Get a revision of a prompt',
  access: 'visitor',
  scope: 'read',
  query: z.object({ prompt_id: id('prompt_id'), revision: id('revision') }),
  answer: revision,
})

export const restoreRevision = defineCall({
  method: 'POST',
  path: '/api/prompts/:prompt_id/revisions/:revision/restore',
  summary:
    'Restore a revision of one of your prompts as a new revision. If the prompt is public and others can’t read the revision, because it was never public, send `publish`. Returns 409 with the current prompt if `version` isn’t the latest',
  access: 'member',
  body: z.object({
    prompt_id: id('prompt_id'),
    revision: id('revision'),
    version: z.optional(id('version')),
    publish: z.optional(z.literal(true, 'publish must be true.')),
  }),
  answer: prompt,
  conflict: z.extend(failure, { prompt }),
})

export const removeRevisions = defineCall({
  method: 'DELETE',
  path: '/api/prompts/:prompt_id/revisions',
  summary:
    'Remove an earlier revision of one of your prompts for good. Without `revision`, all earlier ones. The current one can’t be removed',
  access: 'member',
  query: z.object({ prompt_id: id('prompt_id'), revision: z.optional(id('revision')) }),
  answer: z.object({ success: z.literal(true) }),
})
