import { fieldsToSave } from '../../entities/prompt/field-drafts.ts'
import type { PromptDraft } from './prompt-draft.ts'

/** What is sent to save a draft. The API calls HTML `markdown`. */
export function promptBody({ tagText: _, revisionNote: __, html, ...draft }: PromptDraft) {
  return { ...draft, markdown: html, fields: fieldsToSave(html, draft.fields) }
}
