import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { dataRules } from './data-classes.ts'

const target = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  limit: z.int(),
  sends_immediately: z.boolean(),
  /** Which data it can get, by the id of the class. */
  data: dataRules,
})

export type OpenTarget = z.output<typeof target>

export const listTargets = defineCall({
  method: 'GET',
  path: '/api/ai-tools',
  summary: 'List the AI tools a prompt can be opened in, in menu order',
  access: 'visitor',
  scope: 'read',
  answer: z.array(target),
})
