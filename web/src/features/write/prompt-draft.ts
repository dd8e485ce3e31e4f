// What a draft of a prompt contains.

import { fields } from '@prompt-library/contract/fields'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import * as z from 'zod/mini'
import { fieldsToSave } from '../../entities/prompt/field-drafts.ts'

export const promptDraft = z.object({
  title: z.string(),
  category: z.enum(ALL_CATEGORIES),
  visibility: z.enum(['public', 'private']),
  html: z.string(),
  notes: z.string(),
  /** As they are stored, without the limits of new ones: an unfinished description survives a reload. */
  fields,
  data_class: z.string(),
  /** The author's own tags. */
  tags: z.array(z.string()),
  /** What was typed in the box for tags and isn't a tag yet. */
  tagText: z.string(),
  /** What the author says about a change. Only the edit form has it. */
  revisionNote: z.optional(z.string()),
})

export type PromptDraft = z.output<typeof promptDraft>

export const DRAFT_PARTS = Object.keys(promptDraft.shape) as (keyof PromptDraft)[]

/** What is sent to save a draft. The API calls HTML `markdown`. */
export function promptBody({ tagText: _, revisionNote: __, html, ...draft }: PromptDraft) {
  return { ...draft, markdown: html, fields: fieldsToSave(html, draft.fields) }
}
