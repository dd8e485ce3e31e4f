import { LINK_ADDRESS } from '@prompt-library/domain/rich-text/link-text'
import type { RichBlock } from '@prompt-library/domain/rich-text/rich-block'

/**
 * The blocks of a prompt's HTML, one by one, so that a preview reads only the first. DOMParser creates an inert document, so no
 * script runs.
 */
export function richBlocks(html: string): Generator<RichBlock> {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const place: Place = { kind: 'paragraph', depth: 0 }
  return blocksIn(body, { first: place, rest: place })
}

/** A block without its text. */
type Place = RichBlock extends infer Block ? (Block extends RichBlock ? Omit<Block, 'runs'> : never) : never

interface Places {
  /** For the first line; in a list item, the one with the bullet or number. */
  first: Place
  rest: Place
}

interface Run {
  text: string
  bold: boolean
  href: string | undefined
}

/** How a node is formatted. Code keeps every space. */
interface Formatting {
  bold: boolean
  href?: string | undefined
  inCode?: boolean
}

function* blocksIn(parent: Element, { first, rest }: Places): Generator<RichBlock> {
  let place = first
  let line: Run[] = []
  function* endLine(): Generator<RichBlock> {
    if (line.some(({ text }) => text.trim() !== '')) {
      yield { ...place, runs: trimRuns(mergeRuns(line)) }
      place = rest
    }
    line = []
  }
  for (const node of parent.childNodes) {
    if (!isBlock(node)) addRunsOf(node, { bold: false }, line)
    else {
      yield* endLine()
      for (const block of blocksOf(node, { first: place, rest })) {
        yield block
        place = rest
      }
    }
  }
  yield* endLine()
}

function isBlock(node: Node): node is Element {
  return node instanceof Element && node.matches('h1, h2, p, pre, blockquote, ul, ol, li')
}

function* blocksOf(element: Element, { first, rest }: Places): Generator<RichBlock> {
  const { depth } = rest
  const name = element.localName
  if (name === 'pre') {
    const runs: Run[] = []
    addRunsOf(element, { bold: false, inCode: true }, runs)
    const code = mergeRuns(runs)
    const last = code.at(-1)
    if (last) last.text = last.text.replace(/\n$/, '')
    yield { kind: 'code', depth, runs: code }
  } else if (name === 'ul' || name === 'ol') yield* itemsOf(element, depth + 1)
  else {
    const place = placeOf(name, { first, rest })
    yield* blocksIn(element, { first: place, rest: place })
  }
}

function placeOf(name: string, { first, rest: { depth } }: Places): Place {
  if (name === 'blockquote') return { kind: 'quote', depth }
  if (name === 'h1' && first.kind !== 'item') return { kind: 'heading', level: 1, depth }
  if (name === 'h2' && first.kind !== 'item') return { kind: 'heading', level: 2, depth }
  return first
}

function* itemsOf(list: Element, depth: number): Generator<RichBlock> {
  for (const [index, item] of [...list.children].entries()) {
    const first: Place = { kind: 'item', depth, ...numberIn(list, index) }
    yield* blocksIn(item, { first, rest: { kind: 'paragraph', depth } })
  }
}

function numberIn(list: Element, index: number): { number?: number } {
  return list instanceof HTMLOListElement ? { number: list.start + index } : {}
}

function addRunsOf(node: Node, { bold, href, inCode = false }: Formatting, line: Run[]): void {
  if (node instanceof Text)
    line.push({ text: inCode ? node.data : node.data.replaceAll('\u00a0', ' '), bold, href })
  if (!(node instanceof Element) || node.matches('script, style')) return
  if (node.localName === 'br') line.push({ text: '\n', bold, href })
  const inside = {
    bold: !inCode && (bold || node.matches('strong, b')),
    href: addressOf(node) ?? href,
    inCode,
  }
  for (const child of node.childNodes) addRunsOf(child, inside, line)
}

function addressOf(node: Element): string | undefined {
  const address = node.localName === 'a' ? node.getAttribute('href') : null
  return address !== null && LINK_ADDRESS.test(address) ? address : undefined
}

/** Merges neighboring runs of the same formatting. */
function mergeRuns(line: readonly Run[]): Run[] {
  const runs: Run[] = []
  for (const { text, bold, href } of line) {
    const last = runs.at(-1)
    if (last?.bold === bold && last.href === href) last.text += text
    else runs.push({ text, bold, href })
  }
  return runs
}

function trimRuns(runs: Run[]): Run[] {
  const [start, end] = [runs.at(0), runs.at(-1)]
  if (start) start.text = start.text.trimStart()
  if (end) end.text = end.text.trimEnd()
  return runs.filter(({ text }) => text !== '')
}
