import * as z from 'zod/mini'
import { promptDraft } from './use-prompt-draft.tsx'

/** What the builder hands over with the address of the form, in the location's state. */
export const prefill = z.object({
  draft: promptDraft,
  /** Who built it; nobody else gets it. */
  personId: z.optional(z.int()),
  tags: z.array(z.enum(['AI-Enhanced', 'Template'])),
  /** Tells one prompt that was handed over from another. */
  opened: z.number(),
})

export type Prefill = z.output<typeof prefill>
