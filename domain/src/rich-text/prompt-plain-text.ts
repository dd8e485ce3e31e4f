import type { FieldValue } from '../fields/field-values.ts'
import { replaceFields } from '../fields/find-fields.ts'
import { withLinksAsText } from './link-text.ts'
import { escapeLineStart } from './markdown-escapes.ts'
import { blockText, itemMark, type RichBlock } from './rich-block.ts'

/**
 * How a prompt is copied as plain text: values are filled in unchanged, and their further lines are indented like the
 * text around them. Uses Markdown (`#`, `-`, `1.`, `>`, fenced code, and links), which `richTextFromText` converts back
 * to the same rich text.
 */
export function promptPlainText(
  blocks: Iterable<RichBlock>,
  fieldValue: FieldValue = () => undefined,
  /** Whether lines that only look like headings, quotes, or items are escaped. */
  { isMarkdown = false }: { isMarkdown?: boolean } = {},
): string {
  let text = ''
  let previous: RichBlock | undefined
  // Marker widths of the open lists, outermost first. The content of an item aligns with its text.
  const marks: number[] = []
  for (const block of blocks) {
    if (blockText(block).trim() === '') continue
    marks.length = Math.min(marks.length, block.kind === 'item' ? block.depth - 1 : block.depth)
    const indent = ' '.repeat(marks.reduce((sum, width) => sum + width, 0))
    if (block.kind === 'item') marks.push(itemMark(block).length)
    if (previous) text += block.kind === 'item' && previous.depth > 0 ? '\n' : '\n\n'
    text += linesOf(block, fieldValue, isMarkdown ? escapeLineStart : (line) => line)
      .map((line) => (line === '' ? '' : indent + line))
      .join('\n')
    previous = block
  }
  return text
}

function linesOf(block: RichBlock, fieldValue: FieldValue, toLine: (line: string) => string): string[] {
  const place = block.kind === 'code' ? 'code' : 'prose'
  const fill = (line: string) => replaceFields(line, (name) => fieldValue(name, place)).split(LINE_BREAK)
  // Fields are filled in after the runs are joined, because formatting can split them.
  const text = withLinksAsText(block.runs, fieldValue)
    .map((run) => run.text)
    .join('')
  if (block.kind === 'code') return fenced(fill(text.replace(/\n$/, '')), block.language)
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  // A heading is one line, whatever its fields are filled with.
  if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${lines.flatMap(fill).join(' ')}`]
  const filled = lines.flatMap(fill)
  if (block.kind === 'quote') return filled.map((line) => `> ${toLine(line)}`.trimEnd())
  if (block.kind !== 'item') return filled.map(toLine)
  const mark = itemMark(block)
  return filled.map((line, index) =>
    index === 0 ? mark + line : line && ' '.repeat(mark.length) + toLine(line),
  )
}

const LINE_BREAK = /\r\n|\r|\n/

/** Code is kept exactly, including trailing spaces. */
function fenced(lines: readonly string[], language = ''): string[] {
  const runs = lines.flatMap((line) => line.match(/`{3,}/g) ?? [])
  const longestRun = runs.reduce((longest, run) => Math.max(longest, run.length), 2)
  const fence = '`'.repeat(longestRun + 1)
  return [fence + language, ...lines, fence]
}
