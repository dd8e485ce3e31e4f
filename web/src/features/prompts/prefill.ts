import type { PromptDraft } from './use-prompt-draft.tsx'

/** What the builder hands over with the address of the form, in the location's state. */
export interface Prefill {
  draft: PromptDraft
  tags: ('AI-Enhanced' | 'Template')[]
  /** Tells one prompt that was handed over from another. */
  opened: number
}
