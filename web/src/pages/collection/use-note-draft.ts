import { useState } from 'react'
import * as z from 'zod/mini'
import { keepInTab, readFromTab } from '../../shared/lib/tab-storage.ts'

const noteDraft = z.object({
  text: z.string(),
  /** The note that the user started from: a save must not silently overwrite a newer one. */
  before: z.string(),
})

export type NoteDraft = z.output<typeof noteDraft>

export function isChangedNote({ text, before }: NoteDraft): boolean {
  return text.trim() !== before
}

/** A note that's being edited, kept in the browser tab once something was typed: it survives a reload and a new sign-in. */
export function useNoteDraft(place: string) {
  const [draft, setDraft] = useState(() => parse(readFromTab(place)))
  const change = (next: NoteDraft | undefined) => {
    setDraft(next)
    keepInTab(place, next && isChangedNote(next) ? JSON.stringify(next) : undefined)
  }
  return [draft, change] as const
}

/** Ignores corrupt values. */
function parse(stored: string | undefined): NoteDraft | undefined {
  try {
    return z.safeParse(noteDraft, JSON.parse(stored ?? '')).data
  } catch {
    return undefined
  }
}
