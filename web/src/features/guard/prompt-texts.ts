// Which texts of a prompt the data guard checks, and the sentences that say who will see them.
import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { distinctTags } from '@prompt-library/domain/prompts/tags'
import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'
import { applyEdits, type Edit, type GuardedText } from './guarded-text.ts'
import { editHtml, htmlTexts } from './html-text.ts'

/** What a prompt says, in a form or stored. */
export interface PromptContent {
  title: string
  /** HTML. */
  html: string
  notes: string
  tags: readonly string[]
  fields: readonly FieldDescription[]
}

/** Who sees the text of a prompt that is saved. */
export const SAVE_NOTICES = {
  public: 'Everyone who can open the library will see this text.',
  private: 'Only you and people you share this prompt with will see this text.',
}

/** The texts of a prompt to check. `withEdits` takes their edits in this order. New fields don't get the names in `taken`. */
export function promptTexts(
  { title, html, notes, tags, fields }: PromptContent,
  taken = fields.map(({ name }) => name),
): GuardedText[] {
  const { text, links } = htmlTexts(html)
  return [
    { label: 'Prompt Title', text: title, offers: ['remove'] },
    { label: 'Prompt Content', text, offers: ['field', 'remove'], taken },
    { label: 'Links in Prompt Content', text: links, offers: ['remove'] },
    { label: 'Notes', text: notes, offers: ['remove'] },
    { label: 'Tags', text: tags.join('\n'), offers: ['remove'] },
    { label: 'Blanks', text: fields.flatMap(fieldTexts).join('\n'), offers: [] },
  ]
}

/** The texts of a prompt that is stored already, so it can't be changed here. Its author can edit it first. */
export function storedTexts(prompt: PromptContent, onEdit?: () => void): GuardedText[] {
  return promptTexts(prompt).map((text) => ({
    ...text,
    offers: [],
    onEdit,
    reason: 'Only the author can change this prompt.',
  }))
}

/** The same object if nothing changes. */
export function withEdits<Content extends PromptContent>(
  content: Content,
  edits: readonly Edit[][],
): Content {
  if (edits.every((list) => list.length === 0)) return content
  const [title = [], text = [], links = [], notes = [], tags = []] = edits
  return {
    ...content,
    title: applyEdits(content.title, title),
    html: editHtml(content.html, { text, links }),
    notes: applyEdits(content.notes, notes),
    tags: distinctTags(applyEdits(content.tags.join('\n'), tags).split('\n').map(oneLine)).filter(
      hasVisibleText,
    ),
  }
}

function fieldTexts({ not_a_field, label, help, options = [], ...field }: FieldDescription): string[] {
  if (not_a_field) return []
  return [label, help, field.default, ...options].filter(
    (text) => text !== undefined && text !== '',
  ) as string[]
}
