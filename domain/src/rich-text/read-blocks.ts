import { CODE_LANGUAGE } from './code-language.ts'
import { codeSpan } from './code-spans.ts'
import { LINK_ADDRESS } from './link-text.ts'
import { escapeMarks } from './markdown-escapes.ts'
import type { RichBlock } from './rich-block.ts'

/** How to read the nodes of a parsed document. Browser and server have different parsers. */
export interface NodeReader<Node> {
  /** The text of a text node. */
  textOf: (node: Node) => string | undefined
  /** The name of an element, in lowercase. */
  nameOf: (node: Node) => string | undefined
  childrenOf: (node: Node) => Iterable<Node>
  attributeOf: (node: Node, name: string) => string | null | undefined
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

export interface ReadOptions {
  /** Whether bold, italic, and code are also part of the text, as in Markdown, and what only looks like them is escaped. */
  hasInlineMarks?: boolean
}

const INLINE_MARKS: Record<string, string> = { strong: '**', em: '*' }

const BLOCKS = new Set(['h1', 'h2', 'p', 'pre', 'blockquote', 'ul', 'ol', 'li'])

/** The blocks of a prompt's HTML, one by one, so that a preview reads only the first. */
export function readBlocks<Node>(
  root: Node,
  { textOf, nameOf, childrenOf, attributeOf }: NodeReader<Node>,
  { hasInlineMarks = false }: ReadOptions = {},
): Generator<RichBlock> {
  function* blocksIn(parent: Node, { first, rest }: Places): Generator<RichBlock> {
    let place = first
    let line: Run[] = []
    function* endLine(): Generator<RichBlock> {
      if (line.some(({ text }) => text.trim() !== '')) {
        yield { ...place, runs: trimRuns(mergeRuns(line)) }
        place = rest
      }
      line = []
    }
    for (const node of childrenOf(parent)) {
      if (!BLOCKS.has(nameOf(node) ?? '')) addRunsOf(node, { bold: false }, line)
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

  function* blocksOf(element: Node, { first, rest }: Places): Generator<RichBlock> {
    const { depth } = rest
    const name = nameOf(element)
    if (name === 'pre') {
      const runs: Run[] = []
      addRunsOf(element, { bold: false, inCode: true }, runs)
      const code = mergeRuns(runs)
      const last = code.at(-1)
      if (last) last.text = last.text.replace(/\n$/, '')
      yield { kind: 'code', depth, runs: code, language: languageOf(element) }
    } else if (name === 'ul' || name === 'ol') yield* itemsOf(element, depth + 1)
    else {
      const place = placeOf(name, { first, rest })
      yield* blocksIn(element, { first: place, rest: place })
    }
  }

  function* itemsOf(list: Node, depth: number): Generator<RichBlock> {
    const isNumbered = nameOf(list) === 'ol'
    let number = Number.parseInt(attributeOf(list, 'start') ?? '1', 10)
    if (Number.isNaN(number)) number = 1
    for (const item of childrenOf(list)) {
      if (nameOf(item) === undefined) continue
      const first: Place = { kind: 'item', depth, ...(isNumbered && { number }) }
      yield* blocksIn(item, { first, rest: { kind: 'paragraph', depth } })
      number += 1
    }
  }

  function languageOf(pre: Node): string | undefined {
    const code = Array.from(childrenOf(pre)).find((child) => nameOf(child) === 'code')
    return CODE_LANGUAGE.exec((code && attributeOf(code, 'class')) ?? '')?.[1]
  }

  function addRunsOf(node: Node, { bold, href, inCode = false }: Formatting, line: Run[]): void {
    const text = textOf(node)
    if (text !== undefined) line.push({ text: inCode ? text : asProse(text), bold, href })
    const name = nameOf(node)
    if (name === undefined || name === 'script' || name === 'style') return
    // A block inside a link, which only an API call can send, starts a new line.
    if (name === 'br' || (BLOCKS.has(name) && !inCode)) line.push({ text: '\n', bold, href: undefined })
    const address = name === 'a' ? attributeOf(node, 'href') : undefined
    const inside = {
      bold: !inCode && (bold || name === 'strong' || name === 'b'),
      href: address && LINK_ADDRESS.test(address) ? address : href,
      inCode,
    }
    if (name === 'code' && hasInlineMarks && !inCode) {
      const code: Run[] = []
      for (const child of childrenOf(node)) addRunsOf(child, { bold, inCode: true }, code)
      const shown = code.map((run) => run.text.replaceAll('\u00a0', ' ')).join('')
      if (shown !== '') line.push({ text: codeSpan(shown), bold: inside.bold, href: inside.href })
      return
    }
    const mark = hasInlineMarks && !inCode ? (INLINE_MARKS[name] ?? '') : ''
    if (mark) line.push({ text: mark, bold: inside.bold, href: inside.href })
    for (const child of childrenOf(node)) addRunsOf(child, inside, line)
    if (mark) line.push({ text: mark, bold: inside.bold, href: inside.href })
  }

  function asProse(text: string): string {
    const shown = text.replaceAll('\u00a0', ' ')
    return hasInlineMarks ? escapeMarks(shown) : shown
  }

  const place: Place = { kind: 'paragraph', depth: 0 }
  return blocksIn(root, { first: place, rest: place })
}

function placeOf(name: string | undefined, { first, rest: { depth } }: Places): Place {
  if (name === 'blockquote') return { kind: 'quote', depth }
  if (name === 'h1' && first.kind !== 'item') return { kind: 'heading', level: 1, depth }
  if (name === 'h2' && first.kind !== 'item') return { kind: 'heading', level: 2, depth }
  return first
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
