import type { FieldDescription } from '@prompt-library/domain/fields/field'
import type { DataClass } from '@prompt-library/domain/guard/data-class'
import { PROMPT_PARTS, type PromptPart } from '@prompt-library/domain/prompts/revisions'
import { fieldSummary } from '../../entities/prompt/field-drafts.ts'
import { background } from '../../shared/background/background.ts'
import { withLineEnds } from '../../shared/changes/line-ends.ts'
import type { Part } from '../../shared/changes/part.ts'
import { type FormatChange, formatChanges } from './format-changes.ts'
import { formattedText } from './formatted-text.ts'

/** A version of a prompt: a revision, or what's in a form. */
export interface ComparedPrompt {
  title: string
  category: string
  /** HTML. */
  html: string
  notes: string | null
  tags: readonly string[]
  fields: readonly FieldDescription[]
  data_class: DataClass
}

/** A part of a prompt that differs. */
export interface Difference {
  part: PromptPart
  /** The text with its changes. */
  changes: Part[]
  /** In the content: what is formatted differently, outside of the changes. */
  formats: FormatChange[]
  onlyFormatting: boolean
}

/** What differs between two versions. Long texts are compared off the main thread. */
export async function comparePrompts(
  before: ComparedPrompt,
  after: ComparedPrompt,
  classNames: Record<DataClass, { name: string }>,
): Promise<Difference[]> {
  const texts = (prompt: ComparedPrompt): Record<Exclude<PromptPart, 'content'>, string> => ({
    title: prompt.title,
    notes: prompt.notes ?? '',
    category: prompt.category,
    tags: prompt.tags.join('\n'),
    fields: prompt.fields.map((field) => `{{${field.name}}}\n${fieldSummary(field)}`).join('\n\n'),
    data_class: classNames[prompt.data_class].name,
  })
  const [one, other] = [texts(before), texts(after)]
  const found = await Promise.all(
    PROMPT_PARTS.map(async (part): Promise<Difference | undefined> => {
      if (part === 'content') return compareContent(before.html, after.html)
      if (one[part] === other[part]) return undefined
      const changes = await background().findChanges(withLineEnds(one[part]), withLineEnds(other[part]))
      return { part, changes, formats: [], onlyFormatting: false }
    }),
  )
  return found.filter((difference) => difference !== undefined)
}

async function compareContent(before: string, after: string): Promise<Difference | undefined> {
  if (before === after) return undefined
  const [one, other] = [formattedText(before), formattedText(after)]
  const changes = await background().findChanges(one.text, other.text)
  return {
    part: 'content',
    changes,
    formats: formatChanges(changes, one, other),
    onlyFormatting: one.text === other.text,
  }
}
