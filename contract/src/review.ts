import { REVIEW_STATES } from '@prompt-library/domain/prompts/reviews'
import * as z from 'zod/mini'

/** The latest review of a prompt, wherever one is sent. */
export const review = z.object({
  /** `changed`: the prompt has changed since. `changes_asked` is only sent to the author and to curators. */
  state: z.enum(REVIEW_STATES),
  /** The revision that was reviewed. */
  revision: z.int(),
  /** Null if that account is deleted. */
  by_name: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Null if the curator asked for changes. */
  until: z.nullable(z.iso.datetime()),
  /** What the curator told the author. Empty for others. */
  note: z.string(),
})
export type Review = z.output<typeof review>
