import { useState } from 'react'
import { enterTags, type TagEntry } from './enter-tags.ts'
import type { PromptDraft } from './prompt-draft.ts'

interface TagEntryOptions {
  draft: PromptDraft
  onChange: (draft: PromptDraft) => void
}

/** The tags of a form, and what is wrong with them. */
export function useTagEntry({ draft, onChange }: TagEntryOptions) {
  const [entry, setEntry] = useState<TagEntry>()
  // The draft can also change elsewhere, such as when the user discards it.
  const isCurrent = entry?.tags === draft.tags && entry.text === draft.tagText
  const enter = (next: TagEntry) => {
    setEntry(next)
    onChange({ ...draft, tags: next.tags, tagText: next.text })
  }
  return {
    problem: isCurrent ? entry.problem : undefined,
    enter,
    /** Adds what is left in the box, and finds tags that can't be saved. */
    complete: (): void => {
      const next = enterTags(draft.tags, draft.tagText)
      if (draft.tagText !== '' || next.problem) enter(next)
    },
  }
}
