import { DATA_CLASSES } from '@prompt-library/domain/data-class/data-class'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const classText = z.object({ name: z.string(), description: z.string() })

export const getDataGuard = defineCall({
  method: 'GET',
  path: '/api/data-guard',
  summary:
    'Get the masks for student IDs, the names of the data classes, and the most sensitive data that can be enhanced',
  access: 'visitor',
  scope: 'read',
  answer: z.object({
    /** Masks for student IDs. In `A########`, # is any digit. */
    id_masks: z.array(z.string()),
    classes: z.object({ public: classText, internal: classText, restricted: classText }),
    /** The most sensitive data that can be sent to be enhanced. */
    enhancement_class: z.enum(DATA_CLASSES),
  }),
})

export type DataGuard = z.output<typeof getDataGuard.answer>
