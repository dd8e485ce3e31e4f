import { blockText, itemMark, type RichBlock } from './rich-block.ts'

/**
 * A prompt as plain text for the clipboard. Uses Markdown (`#`, `-`, `1.`, `>`, and fenced code), which
 * `richTextFromText` converts back to the same rich text.
 */
export function promptPlainText(blocks: readonly RichBlock[]): string {
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
    text += linesOf(block)
      .map((line) => (line === '' ? '' : indent + line))
      .join('\n')
    previous = block
  }
  return text
}

function linesOf(block: RichBlock): string[] {
  if (block.kind === 'code') return fenced(blockText(block))
  const lines = blockText(block)
    .trim()
    .split('\n')
    .map((line) => line.trim())
  if (block.kind === 'quote') return lines.map((line) => `> ${line}`.trimEnd())
  if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${lines.join(' ')}`]
  if (block.kind !== 'item') return lines
  const mark = itemMark(block)
  return lines.map((line, index) => (index === 0 ? mark : ' '.repeat(mark.length)) + line)
}

/** Code is kept exactly, including trailing spaces. */
function fenced(code: string): string[] {
  const longestRun = (code.match(/`{3,}/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 2)
  const fence = '`'.repeat(longestRun + 1)
  return [fence, ...code.replace(/\n$/, '').split('\n'), fence]
}
