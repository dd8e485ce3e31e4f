import type { RichBlock } from '@prompt-library/domain/rich-block'

/** A prompt's HTML as blocks of text. The browser's parser builds a document of its own, in which nothing runs. */
export function richBlocks(html: string): RichBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const place: Place = { kind: 'paragraph', depth: 0 }
  return blocksIn(body, { first: place, rest: place })
}

/** What a line is, before its text is known. */
type Place = RichBlock extends infer Block ? (Block extends RichBlock ? Omit<Block, 'runs'> : never) : never

interface Places {
  /** What the first line is: in an item, the one with the mark. */
  first: Place
  rest: Place
}

interface Run {
  text: string
  bold: boolean
}

function blocksIn(parent: Element, { first, rest }: Places): RichBlock[] {
  const blocks: RichBlock[] = []
  const place = () => (blocks.length === 0 ? first : rest)
  let line: Run[] = []
  const endLine = () => {
    if (line.some(({ text }) => text.trim() !== '')) blocks.push({ ...place(), runs: joined(line) })
    line = []
  }
  for (const node of parent.childNodes) {
    if (isBlock(node)) {
      endLine()
      blocks.push(...blocksOf(node, { first: place(), rest }))
    } else line.push(...runsOf(node))
  }
  endLine()
  return blocks
}

function isBlock(node: Node): node is Element {
  return node instanceof Element && node.matches('h1, h2, p, pre, blockquote, ul, ol, li')
}

function blocksOf(element: Element, { first, rest }: Places): RichBlock[] {
  const { depth } = rest
  const allAs = (place: Place) => blocksIn(element, { first: place, rest: place })
  switch (element.localName) {
    case 'h1':
      return allAs(first.kind === 'item' ? first : { kind: 'heading', level: 1, depth })
    case 'h2':
      return allAs(first.kind === 'item' ? first : { kind: 'heading', level: 2, depth })
    case 'pre':
      return [{ kind: 'code', depth, runs: [{ text: element.textContent.replace(/\n$/, ''), bold: false }] }]
    case 'blockquote':
      return allAs({ kind: 'quote', depth })
    case 'ul':
    case 'ol':
      return [...element.children].flatMap((item, index) =>
        blocksIn(item, {
          first: { kind: 'item', depth: depth + 1, ...numberIn(element, index) },
          rest: { kind: 'paragraph', depth: depth + 1 },
        }),
      )
    default:
      return allAs(first)
  }
}

function numberIn(list: Element, index: number): { number?: number } {
  return list instanceof HTMLOListElement ? { number: list.start + index } : {}
}

function runsOf(node: Node, bold = false): Run[] {
  if (node instanceof Text) return [{ text: node.data.replaceAll('\u00a0', ' '), bold }]
  if (!(node instanceof Element) || node.matches('script, style')) return []
  if (node.localName === 'br') return [{ text: '\n', bold }]
  return [...node.childNodes].flatMap((child) => runsOf(child, bold || node.matches('strong, b')))
}

/** Neighbours of one weight become one run, and the line begins and ends with a letter. */
function joined(line: readonly Run[]): Run[] {
  const runs: Run[] = []
  for (const { text, bold } of line) {
    const last = runs.at(-1)
    if (last?.bold === bold) last.text += text
    else runs.push({ text, bold })
  }
  const [start, end] = [runs.at(0), runs.at(-1)]
  if (start) start.text = start.text.trimStart()
  if (end) end.text = end.text.trimEnd()
  return runs.filter(({ text }) => text !== '')
}
