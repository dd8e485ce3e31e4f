import * as z from 'zod/mini'

/** What every call answers when it fails: one sentence for people, in both fields. */
export const failure = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
})
