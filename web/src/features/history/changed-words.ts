import type { PromptPart } from '@prompt-library/domain/prompts/revisions'
import { capitalized } from '../../shared/lib/capitalized.ts'

export const PART_NAMES: Record<PromptPart, string> = {
  title: 'title',
  content: 'content',
  notes: 'notes',
  category: 'category',
  tags: 'tags',
  fields: 'fields',
  data_class: 'sensitive data',
}

/** “Title and content changed”. '' if nothing did, as in a first version. */
export function changedWords(changed: readonly PromptPart[]): string {
  if (changed.length === 0) return ''
  const names = new Intl.ListFormat('en-US').format(changed.map((part) => PART_NAMES[part]))
  return `${capitalized(names)} changed`
}
