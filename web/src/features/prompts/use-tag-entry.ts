import { useState } from 'react'
import { enterTags, type TagEntry } from '../tags/enter-tags.ts'
import type { PromptDraft } from './use-prompt-draft.tsx'

interface TagEntryOptions {
  draft: PromptDraft
  onChange: (draft: PromptDraft) => void
  /** Why the server refused the form. */
  refusal: string | undefined
}

/** The tags of a form, and what is wrong with them. */
export function useTagEntry({ draft, onChange, refusal }: TagEntryOptions) {
  const [entry, setEntry] = useState<TagEntry>()
  // The draft can also change elsewhere, such as when the user discards it.
  const isCurrent = entry?.tags === draft.tags && entry.text === draft.tagText
  const problem = isCurrent ? entry.problem : undefined
  const enter = (next: TagEntry) => {
    setEntry(next)
    onChange(withTags(draft, next))
  }
  return {
    problem: problem ?? (refusal && isAboutTags(refusal) ? refusal : undefined),
    enter,
    /** Adds what is left in the box. Undefined if that, or a tag, can't be saved. */
    complete: (): PromptDraft | undefined => {
      const next = enterTags(draft.tags, draft.tagText)
      if (draft.tagText !== '' || next.problem) enter(next)
      return next.problem ? undefined : withTags(draft, next)
    },
  }
}

function withTags(draft: PromptDraft, { tags, text }: TagEntry): PromptDraft {
  return { ...draft, tags, tagText: text }
}

/** The server refuses with one sentence. Quoted text, such as a field's name, may contain the word by chance. */
function isAboutTags(sentence: string): boolean {
  return /\btags?\b/i.test(sentence.replace(/“[^”]*”/g, ''))
}
