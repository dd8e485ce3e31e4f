import * as z from 'zod/mini'

/** What the user adds to their answer. */
export const answerDraft = z.object({
  tool: z.string(),
  /** The user chose "Other" and enters the name of the tool. */
  isOther: z.boolean(),
  note: z.string(),
})

export type AnswerDraft = z.output<typeof answerDraft>
