import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { count, page } from './list-query.ts'
import { id } from './numbers.ts'
import { prompt } from './prompts.ts'

const deletedPrompt = z.object({
  id: z.int(),
  title: z.string(),
  category: z.enum(ALL_CATEGORIES),
  visibility: z.enum(['public', 'private']),
  author_name: z.nullable(z.string()),
  deleted_at: z.iso.datetime(),
  /** When it will be gone for good. */
  gone_at: z.iso.datetime(),
  /** Only an admin can restore it. */
  deleted_by_admin: z.boolean(),
  /** Whether the one who deleted it was a curator. */
  deleted_by_curator: z.boolean(),
  /** What they said, or empty. */
  reason: z.string(),
})
export type DeletedPrompt = z.output<typeof deletedPrompt>

export const listDeletedPrompts = defineCall({
  method: 'GET',
  path: '/api/deleted-prompts',
  summary: 'List your recently deleted prompts, last deleted first, 50 to a page',
  access: 'member',
  query: z.object({ page }),
  headers: z.object({ 'x-total-count': count }),
  answer: z.array(deletedPrompt),
})

export const restorePrompt = defineCall({
  method: 'POST',
  path: '/api/deleted-prompts/:prompt_id/restore',
  summary:
    'Restore a recently deleted prompt with its votes, shares, and revisions. Yours, or as an admin one that an admin deleted',
  access: 'member',
  body: z.object({ prompt_id: id('prompt_id') }),
  answer: z.object({ success: z.literal(true), prompt: z.nullable(prompt) }),
})

export const eraseDeletedPrompt = defineCall({
  method: 'DELETE',
  path: '/api/deleted-prompts/:prompt_id',
  summary: 'Delete one of your recently deleted prompts for good',
  access: 'member',
  body: z.object({ prompt_id: id('prompt_id') }),
  answer: z.object({ success: z.literal(true) }),
})

export const listPromptsDeletedByAdmins = defineCall({
  method: 'GET',
  path: '/api/admin/deleted-prompts',
  summary: 'List the prompts that admins recently deleted, last deleted first, 50 to a page',
  access: 'admin',
  query: z.object({ page }),
  headers: z.object({ 'x-total-count': count }),
  answer: z.array(deletedPrompt),
})
