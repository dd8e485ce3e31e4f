import { useState } from 'react'
import * as z from 'zod/mini'
import { useStoredDraft } from '../../shared/lib/draft-storage.ts'
import { RestoredDraft } from '../../shared/ui/restored-draft.tsx'
import { type CollectionDetails, collectionDetails, isChanged } from './details.ts'

const content = z.object({
  details: collectionDetails,
  /** What the user started from. Only what they changed is saved. */
  before: collectionDetails,
})

export type DetailsDraft = z.output<typeof content>

interface DetailsDraftOptions {
  userId: number
  /** Identifies the form; part of the storage key. */
  form: string
  initial: CollectionDetails
}

/** What was typed into a form, kept on the device until it’s saved or discarded. Closing the form keeps it. */
export function useDetailsDraft({ userId, form, initial }: DetailsDraftOptions) {
  const { stored, keep, forget } = useStoredDraft(content, { userId, form })
  const [restored] = useState(stored && isChanged(initial, stored.value.details) ? stored : undefined)
  const [restoredAt, setRestoredAt] = useState(restored?.at)
  const start: DetailsDraft = { details: initial, before: initial }
  const [draft, setDraft] = useState<DetailsDraft>(restored?.value ?? start)

  const change = (next: DetailsDraft) => {
    setDraft(next)
    if (isChanged(next.before, next.details)) keep(next, Date.now())
    else forget()
  }
  const discard = () => {
    setRestoredAt(undefined)
    change(start)
  }
  return {
    draft,
    setDraft: change,
    forget,
    /** Shown above the form. */
    notice: <RestoredDraft at={restoredAt} onDiscard={discard} />,
  }
}
