import { withLinksAsText } from './link-text.ts'
import { blockText, itemMark, type RichBlock } from './rich-block.ts'

interface FocusAreas {
  /** The paragraphs before the areas. */
  roleAndTask: string[]
  /** One for each row of the checklist. A list item without bold text is a row without a name. */
  areas: { name: string; text: string }[]
  /** The paragraphs after the list of areas. */
  closing: string[]
}

const MARKER = /Focus\s+on\s+the\s+following\s+areas:/

/**
 * The checklist under "Focus Areas:". Splits a prompt of the form "role and task, 'Focus on the following areas:',
 * areas with bold names". Returns undefined for any other prompt. All text is kept: a paragraph between the marker and
 * the first area becomes part of the role and task, and text between two areas, or nested in one, becomes part of the
 * area before it.
 */
export function splitFocusAreas(richBlocks: Iterable<RichBlock>): FocusAreas | undefined {
  const blocks = Array.from(richBlocks, (block) => ({ ...block, runs: withLinksAsText(block.runs) }))
  const at = blocks.findIndex((block) => block.kind !== 'code' && MARKER.test(blockText(block)))
  const holder = blocks[at]
  const marker = holder && MARKER.exec(blockText(holder))
  if (!marker) return undefined

  const [before, rest] = splitAt(holder, { start: marker.index, end: marker.index + marker[0].length })
  const roleAndTask = [...blocks.slice(0, at), before].map(paragraphOf)
  const following = [rest, ...blocks.slice(at + 1)]
  const end = endOfAreas(following)
  const rows: Row[] = []
  for (const line of following.slice(0, end).flatMap(linesOf)) {
    const row = readRow(line)
    const last = rows.at(-1)
    const isNested = last?.item === true && line.depth > last.depth
    if (row && (row.name !== '' || !isNested)) rows.push(row)
    else if (last) last.lines.push(paragraphOf(line))
    else roleAndTask.push(paragraphOf(line))
  }
  if (rows.every(({ name }) => name === '')) return undefined
  return {
    roleAndTask: roleAndTask.filter(isNotEmpty),
    areas: rows.map(({ name, lines }) => ({ name, text: lines.filter(isNotEmpty).join('\n') })),
    closing: following.slice(end).map(paragraphOf).filter(isNotEmpty),
  }
}

const isNotEmpty = (text: string) => text !== ''

/** Where the text after the list of areas begins. After areas that are paragraphs, no one can tell. */
function endOfAreas(blocks: readonly RichBlock[]): number {
  const last = blocks.findLastIndex((block) => linesOf(block).some((line) => readRow(line)?.name))
  if (blocks[last]?.kind !== 'item') return blocks.length
  const end = blocks.findIndex(
    (block, index) => index > last && block.depth === 0 && blockText(block).trim() !== '',
  )
  return end === -1 ? blocks.length : end
}

function paragraphOf(block: RichBlock): string {
  const text = blockText(block).trim()
  return block.kind === 'item' && text !== '' ? itemMark(block) + text : text
}

type Run = RichBlock['runs'][number]

/** Splits the marker's block at the marker. The part after it is never a list item, even if the block was one. */
function splitAt(block: RichBlock, marker: { start: number; end: number }): [RichBlock, RichBlock] {
  const before: Run[] = []
  const after: Run[] = []
  let at = 0
  for (const { text, bold } of block.runs) {
    before.push({ text: text.slice(0, Math.max(0, marker.start - at)), bold })
    after.push({ text: text.slice(Math.max(0, marker.end - at)), bold })
    at += text.length
  }
  return [
    { ...block, runs: before },
    { kind: 'paragraph', depth: 0, runs: after },
  ]
}

/** Areas can also be lines of one paragraph. */
function linesOf(block: RichBlock): RichBlock[] {
  if (block.kind === 'code') return [block]
  const lines: Run[][] = [[]]
  for (const { text, bold } of block.runs) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ text: part, bold })
    }
  }
  // Only the first line can start a list item.
  return lines.map((runs, index) =>
    index === 0 ? { ...block, runs } : { kind: 'paragraph', depth: block.depth, runs },
  )
}

interface Row {
  name: string
  lines: string[]
  item: boolean
  depth: number
}

/** A row starts with a bold name, or is a list item with or without bold text. */
function readRow(line: RichBlock): Row | undefined {
  const runs = line.runs.filter(({ text }) => text.trim() !== '')
  const item = line.kind === 'item'
  const row = (name: string, text: string): Row => ({ name, lines: [text], item, depth: line.depth })
  const plain = item && runs.length > 0 ? row('', joined(runs)) : undefined
  const first = runs.findIndex(({ bold }) => bold)
  if (first === -1 || (first > 0 && !item)) return plain
  const next = runs.findIndex(({ bold }, index) => index > first && !bold)
  const end = next === -1 ? runs.length : next
  const name = joined(runs.slice(first, end)).replace(/(?<![\s:：])[\s:：]+$/u, '')
  if (name === '') return plain
  if (first > 0) return row(name, joined(runs))
  return row(name, joined(runs.slice(end)).replace(/^[\s:：–—-]+/u, ''))
}

function joined(runs: readonly Run[]): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim()
}
