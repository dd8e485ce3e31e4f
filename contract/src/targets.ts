import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const target = z.object({
  name: z.string(),
  url: z.string(),
  limit: z.int(),
  sends_immediately: z.boolean(),
})

export type OpenTarget = z.output<typeof target>

export const listTargets = defineCall({
  method: 'GET',
  path: '/api/get_targets.php',
  summary: 'The AI tools that a prompt can be opened in, in the order the campus chose',
  access: 'visitor',
  answer: z.array(target),
})
