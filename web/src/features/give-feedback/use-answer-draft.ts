import { useState } from 'react'
import * as z from 'zod/mini'
import { keepInTab, readFromTab } from '../../shared/lib/tab-storage.ts'

const answerDraft = z.object({
  tool: z.string(),
  /** The user chose "Other" and enters the name of the tool. */
  isOther: z.boolean(),
  note: z.string(),
})

export type AnswerDraft = z.output<typeof answerDraft>

/** What the user adds to their answer. The browser tab keeps it across a reload, a closed dialog, and a new sign-in. */
export function useAnswerDraft(place: string) {
  const [draft, setDraft] = useState(() => parse(readFromTab(place)))
  const change = (next: AnswerDraft | undefined) => {
    setDraft(next)
    keepInTab(place, next && JSON.stringify(next))
  }
  return [draft, change] as const
}

/** Ignores corrupt values. */
function parse(stored: string | undefined): AnswerDraft | undefined {
  try {
    return z.safeParse(answerDraft, JSON.parse(stored ?? '')).data
  } catch {
    return undefined
  }
}
