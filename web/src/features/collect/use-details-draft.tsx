import { useState } from 'react'
import * as z from 'zod/mini'
import { draftPlace, forgetDraft, keepDraft, readDraft } from '../../shared/lib/draft-storage.ts'
import { RestoredDraft } from '../../shared/ui/restored-draft.tsx'
import { type CollectionDetails, collectionDetails, isChanged } from './details.ts'

const content = z.object({
  details: collectionDetails,
  /** What the user started from, and its version: a save must not silently overwrite a newer one. */
  before: collectionDetails,
  version: z.optional(z.int()),
})

export type DetailsDraft = z.output<typeof content>

interface DetailsDraftOptions {
  userId: number
  /** Identifies the form; part of the storage key. */
  form: string
  initial: CollectionDetails
  version?: number
}

/** What was typed into a form, kept on the device until it’s saved or discarded. Closing the form keeps it. */
export function useDetailsDraft({ userId, form, initial, version }: DetailsDraftOptions) {
  // Fixed when the form opens: another user may sign in in the same tab.
  const [place] = useState(() => draftPlace(userId, form))
  const [restored] = useState(() => readStored(place, initial))
  const [restoredAt, setRestoredAt] = useState(restored?.at)
  const start: DetailsDraft = { details: initial, before: initial, version }
  const [draft, setDraft] = useState<DetailsDraft>(restored?.content ?? start)

  const keep = (next: DetailsDraft) => {
    setDraft(next)
    if (isChanged(next.before, next.details)) keepDraft(place, { value: next, at: Date.now() })
    else forgetDraft(place)
  }
  const discard = () => {
    setRestoredAt(undefined)
    keep(start)
  }
  return {
    draft,
    setDraft: keep,
    forget: () => forgetDraft(place),
    /** Shown above the form. */
    notice: <RestoredDraft at={restoredAt} onDiscard={discard} />,
  }
}

function readStored(place: string, initial: CollectionDetails) {
  const stored = readDraft(place)
  const parsed = stored && z.safeParse(content, stored.value).data
  return parsed && isChanged(initial, parsed.details) ? { content: parsed, at: stored.at } : undefined
}
