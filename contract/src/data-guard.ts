import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { dataClass, dataRules } from './data-classes.ts'

export const getDataGuard = defineCall({
  method: 'GET',
  path: '/api/data-guard',
  summary:
    'Get the masks for student IDs, the data classes, and which data can be enhanced or fetched over MCP',
  access: 'visitor',
  scope: 'read',
  answer: z.object({
    /** Masks for student IDs. In `A########`, # is any digit. */
    id_masks: z.array(z.string()),
    /** From the least sensitive to the most. */
    classes: z.array(dataClass),
    /** Which data can be sent to be enhanced, by the id of the class. */
    enhancement: dataRules,
    /** Which data AI tools that are connected over MCP can get. Null if none can connect. */
    mcp: z.nullable(dataRules),
    /** The campus’s policy, or empty. */
    policy_url: z.string(),
  }),
})

export type DataGuard = z.output<typeof getDataGuard.answer>

export const countDataClasses = defineCall({
  method: 'GET',
  path: '/api/data-classes/counts',
  summary: 'Count the prompts of each data class, by the id they were saved with',
  access: 'admin',
  answer: z.array(z.object({ id: z.string(), prompts: z.int() })),
})
