import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './numbers.ts'
import { listHeaders, prompt, promptListQuery } from './prompts.ts'

export const savePrompt = defineCall({
  method: 'PUT',
  path: '/api/prompts/:prompt_id/saved',
  summary:
    'Save a prompt you can view for later, or remove it from your saved prompts. Only you can see them',
  access: 'member',
  scope: 'write',
  body: z.object({
    prompt_id: id('prompt_id'),
    saved: z.boolean('saved must be true or false.'),
  }),
  answer: z.object({ success: z.literal(true), saved: z.boolean() }),
})

export const listSavedPrompts = defineCall({
  method: 'GET',
  path: '/api/saved-prompts',
  summary:
    'List your saved prompts, except those you can no longer view. `newest` and `oldest` sort by the time of saving',
  access: 'member',
  scope: 'read',
  query: promptListQuery,
  headers: listHeaders,
  answer: z.array(prompt),
})
