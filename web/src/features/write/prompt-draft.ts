// What a draft of a prompt contains.

import { fields } from '@prompt-library/contract/fields'
import { DATA_CLASSES } from '@prompt-library/domain/data-class/data-class'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import * as z from 'zod/mini'
import { fieldsToSave } from '../../entities/prompt/field-drafts.ts'

const draftContent = z.object({
  title: z.string(),
  category: z.enum(ALL_CATEGORIES),
  visibility: z.enum(['public', 'private']),
  html: z.string(),
  notes: z.string(),
  /** As they are stored, without the limits of new ones: an unfinished description survives a reload. Missing in old drafts. */
  fields: z._default(fields, []),
  data_class: z._default(z.enum(DATA_CLASSES), 'public'),
  /** The author's own tags. Missing in old drafts. */
  tags: z._default(z.array(z.string()), []),
  /** What was typed in the box for tags and isn't a tag yet. */
  tagText: z._default(z.string(), ''),
  /** What the author says about a change. Only the edit form has it. */
  revisionNote: z.optional(z.string()),
})

/** Old drafts call the HTML `markdown`. */
export const promptDraft = z.pipe(
  z.transform((stored: unknown) => {
    const { markdown, ...draft } = (stored ?? {}) as { markdown?: unknown }
    return markdown === undefined ? draft : { html: markdown, ...draft }
  }),
  draftContent,
)

export type PromptDraft = z.output<typeof draftContent>

export const DRAFT_PARTS = Object.keys(draftContent.shape) as (keyof PromptDraft)[]

/** What is sent to save a draft. The API calls HTML `markdown`. */
export function promptBody({ tagText: _, revisionNote: __, html, ...draft }: PromptDraft) {
  return { ...draft, markdown: html, fields: fieldsToSave(html, draft.fields) }
}
