import * as z from 'zod/mini'

/** The body of every failed response: one sentence for people, in both fields. */
export const failure = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
})
