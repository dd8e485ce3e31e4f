import { ALL_CATEGORIES } from '@prompt-library/domain/categories'
import { PAGE_SIZE_MAX } from '@prompt-library/domain/limits'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const prompt = z.object({
  id: z.int(),
  title: z.string(),
  category: z.enum(ALL_CATEGORIES),
  markdown: z.string(),
  notes: z.nullable(z.string()),
  is_public: z.boolean(),
  visibility: z.enum(['public', 'private']),
  author_id: z.int(),
  author_name: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version: z.int(),
  upvotes: z.int(),
  userHasVoted: z.boolean(),
  tags: z.array(z.string()),
  from_prompt_builder: z.boolean(),
})

export type Prompt = z.output<typeof prompt>

const listQuery = z.object({
  page: z.optional(positiveInteger('page', Number.MAX_SAFE_INTEGER)),
  page_size: z.optional(positiveInteger('page_size', PAGE_SIZE_MAX)),
})

const listHeaders = z.object({ 'x-total-count': z.coerce.number().check(z.int(), z.minimum(0)) })

export const listPrompts = defineCall({
  method: 'GET',
  path: '/api/prompts.php',
  summary: 'The public prompts, newest first',
  access: 'visitor',
  query: listQuery,
  headers: listHeaders,
  answer: z.array(prompt),
})

export const countOwnPrompts = defineCall({
  method: 'GET',
  path: '/api/prompt_count.php',
  summary: 'How many prompts the caller has written',
  access: 'member',
  answer: z.object({ count: z.int() }),
})

function positiveInteger(name: string, maximum: number) {
  const error =
    maximum === Number.MAX_SAFE_INTEGER
      ? `${name} must be a whole number from 1.`
      : `${name} must be a whole number from 1 to ${maximum}.`
  return z.coerce.number(error).check(z.int(error), z.minimum(1, error), z.maximum(maximum, error))
}
