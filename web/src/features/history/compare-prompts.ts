import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { PROMPT_PARTS, type PromptPart } from '@prompt-library/domain/prompts/revisions'
import { blockText } from '@prompt-library/domain/rich-text/rich-block'
import { fieldSummary } from '../../entities/prompt/field-drafts.ts'
import { background } from '../../shared/background/background.ts'
import { withLineEnds } from '../../shared/changes/line-ends.ts'
import type { Part } from '../../shared/changes/part.ts'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'

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
  /** The content has the same words with other formatting, such as bold or a heading. */
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
      return { part, changes, onlyFormatting: false }
    }),
  )
  return found.filter((difference) => difference !== undefined)
}

async function compareContent(before: string, after: string): Promise<Difference | undefined> {
  if (before === after) return undefined
  const [one, other] = [textOf(before), textOf(after)]
  const changes = await background().findChanges(one, other)
  return { part: 'content', changes, onlyFormatting: withoutSpaces(one) === withoutSpaces(other) }
}

/** What a reader sees, without formatting. The items of a list have no blank line between them. */
function textOf(html: string): string {
  let text = ''
  for (const block of richBlocks(html)) {
    const words = blockText(block).trim()
    if (words !== '') text += (text && (block.kind === 'item' ? '\n' : '\n\n')) + words
  }
  return withLineEnds(text)
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}
