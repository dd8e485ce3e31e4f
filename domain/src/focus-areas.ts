import { blockText, itemMark, type RichBlock } from './rich-block.ts'

interface FocusAreas {
  /** The paragraphs before the areas. */
  roleAndTask: string[]
  areas: { name: string; text: string }[]
}

const MARKER = /Focus\s+on\s+the\s+following\s+areas:/

/**
 * Splits a prompt of the form "role and task, 'Focus on the following areas:', areas with bold names"; undefined for
 * any other prompt, which is shown as it was formatted. No text is lost: what stands between the marker and the first
 * area goes to the role and task, what follows an area goes to that area.
 */
export function splitFocusAreas(blocks: readonly RichBlock[]): FocusAreas | undefined {
  const at = blocks.findIndex((block) => block.kind !== 'code' && MARKER.test(blockText(block)))
  const holder = blocks[at]
  if (!holder) return undefined
  const text = blockText(holder)
  const marker = MARKER.exec(text)?.[0] ?? ''
  const start = text.indexOf(marker)

  const roleAndTask = [...blocks.slice(0, at), cut(holder, 0, start)].map(paragraphOf)
  const areas: FocusAreas['areas'] = []
  // the rest of the marker's own block is no item, whatever that block was
  const rest: RichBlock = { kind: 'paragraph', depth: 0, runs: cut(holder, start + marker.length).runs }
  for (const line of [rest, ...blocks.slice(at + 1)].flatMap(linesOf)) {
    const area = readArea(line)
    const last = areas.at(-1)
    if (area) areas.push(area)
    else if (last) last.text = [last.text, paragraphOf(line)].filter((part) => part !== '').join('\n')
    else roleAndTask.push(paragraphOf(line))
  }
  if (areas.length === 0) return undefined
  return { roleAndTask: roleAndTask.filter((paragraph) => paragraph !== ''), areas }
}

function paragraphOf(block: RichBlock): string {
  const text = blockText(block).trim()
  return block.kind === 'item' && text !== '' ? itemMark(block) + text : text
}

/** A part of a block by the characters of its text. */
function cut(block: RichBlock, from: number, to = Number.POSITIVE_INFINITY): RichBlock {
  let at = 0
  const runs = block.runs.map(({ text, bold }) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += text.length
    return { text: part, bold }
  })
  return { ...block, runs }
}

/** Areas that were typed with line breaks into one paragraph are areas too. */
function linesOf(block: RichBlock): RichBlock[] {
  const text = blockText(block)
  if (block.kind === 'code' || !text.includes('\n')) return [block]
  let at = 0
  return text.split('\n').map((line, index) => {
    const part = cut(block, at, at + line.length)
    at += line.length + 1
    // only its first line begins an item
    return index === 0 ? part : { kind: 'paragraph', depth: block.depth, runs: part.runs }
  })
}

/** An area has a bold name: at its start, or anywhere in a list item. */
function readArea(line: RichBlock): { name: string; text: string } | undefined {
  const runs = line.runs.filter(({ text }) => text.trim() !== '')
  const first = runs.findIndex(({ bold }) => bold)
  if (first === -1 || (first > 0 && line.kind !== 'item')) return undefined
  const plain = runs.findIndex(({ bold }, index) => index > first && !bold)
  const end = plain === -1 ? runs.length : plain
  const name = joined(runs.slice(first, end)).replace(/[\s:：]+$/u, '')
  if (name === '') return undefined
  if (first > 0) return { name, text: joined(runs) }
  return { name, text: joined(runs.slice(end)).replace(/^[\s:：–—-]+/u, '') }
}

function joined(runs: RichBlock['runs']): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim()
}
