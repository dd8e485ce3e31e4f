import * as z from 'zod/mini'

/** A note that's being edited. */
export const noteDraft = z.object({
  text: z.string(),
  /** The note that the user started from: a save must not silently overwrite a newer one. */
  before: z.string(),
})

export type NoteDraft = z.output<typeof noteDraft>

export function isChangedNote({ text, before }: NoteDraft): boolean {
  return text.trim() !== before
}
