import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './numbers.ts'

export const recordUse = defineCall({
  method: 'POST',
  path: '/api/prompts/:prompt_id/uses',
  summary: 'Record a use of a prompt. Each person counts once a day per prompt, and the author doesn’t count',
  access: 'visitor',
  body: z.object({ prompt_id: id('prompt_id') }),
  answer: z.object({ success: z.literal(true), uses: z.int() }),
})
