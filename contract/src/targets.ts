import { DATA_CLASSES } from '@prompt-library/domain/data-class/data-class'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const target = z.object({
  name: z.string(),
  url: z.string(),
  limit: z.int(),
  sends_immediately: z.boolean(),
  /** The most sensitive data the tool is approved for. */
  data_class: z.enum(DATA_CLASSES),
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
