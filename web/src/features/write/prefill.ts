import * as z from 'zod/mini'
import { promptDraft } from './prompt-draft.ts'

/** A prompt from the builder, passed to the submit form in the location state. */
export const prefill = z.object({
  draft: promptDraft,
  /** The user who built it. The form ignores it for anyone else. */
  userId: z.optional(z.int()),
  tags: z.array(z.enum(['AI-Enhanced', 'Template'])),
  /** When it was passed; distinguishes one prefilled form from the next. */
  opened: z.number(),
})

export type Prefill = z.output<typeof prefill>
