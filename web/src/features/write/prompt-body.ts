import { fieldsToSave } from '../../entities/prompt/field-drafts.ts'
import type { PromptDraft } from './use-prompt-draft.tsx'

/** What is sent to save a draft. */
export function promptBody({ tagText: _, revisionNote: __, ...draft }: PromptDraft) {
  return { ...draft, fields: fieldsToSave(draft.markdown, draft.fields) }
}
