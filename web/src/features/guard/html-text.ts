// How the data guard reads a prompt's HTML as text, and applies edits to it. A link whose address changes becomes plain
// text.
import { withoutHiddenHtml } from '@prompt-library/domain/text/hidden-text'
import { removeWithEmpty, textLines } from '../../shared/editor/text-lines.ts'
import { type Edit, replaceParts } from './guarded-text.ts'

interface HtmlTexts {
  /** What a reader sees: one line per block. */
  text: string
  /** The addresses that links lead to, one per line, except those that a reader already sees as the link's text. */
  links: string
}

/** The texts in a prompt's HTML. */
export function htmlTexts(html: string): HtmlTexts {
  const body = parse(html)
  const links = hiddenTargets(body).map(({ target }) => target)
  return { text: readBody(body).text, links: links.join('\n') }
}

interface HtmlEdits {
  text: readonly Edit[]
  /** A link whose address changes becomes plain text. */
  links: readonly Edit[]
}

/** Applies edits of the two texts to the HTML and keeps its formatting. '' if no text is left. */
export function editHtml(html: string, { text: edits, links }: HtmlEdits): string {
  if (edits.length === 0 && links.length === 0) return html
  const body = parse(html)
  const { text, pieces } = readBody(body)
  const plain = new Set<Element>()
  let offset = 0
  for (const { link, target } of hiddenTargets(body)) {
    const end = offset + target.length
    if (links.some((edit) => edit.start < end && edit.end > offset)) plain.add(link)
    offset = end + 1
  }
  const emptied: Text[] = []
  for (const { node, inside } of editsByPiece(pieces, edits)) {
    const link = node.parentElement?.closest('a[href]')
    if (link && inside.some(({ edit }) => leadsTo(link, text.slice(edit.start, edit.end)))) plain.add(link)
    node.data = replaceParts(
      node.data,
      inside.map(({ local }) => local),
    )
    if (node.data === '') emptied.push(node)
  }
  for (const node of emptied) removeWithEmpty(node, { keepsBlocks: false })
  for (const link of plain) unwrap(link)
  return body.textContent.trim() === '' ? '' : body.innerHTML
}

/** Without invisible characters, like the texts of the check. DOMParser creates an inert document, so no script runs. */
function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(withoutHiddenHtml(html), 'text/html').body
}

/** A text node, and where its text is in the text of the whole. */
interface Piece {
  node: Text
  start: number
  end: number
}

function readBody(body: HTMLElement): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = []
  let text = ''
  for (const { nodes, inCode } of textLines(body)) {
    for (const node of nodes) {
      const start = text.length
      text += asWritten(node.data, inCode)
      pieces.push({ node, start, end: text.length })
    }
    text += '\n'
  }
  return { text, pieces }
}

/** Of the same length, so that a position in the result is a position in the node. */
function asWritten(data: string, inCode: boolean): string {
  const text = data.replaceAll('\u00a0', ' ')
  return inCode ? text : text.replace(/[\n\r]/g, ' ')
}

interface PieceEdits {
  node: Text
  inside: { edit: Edit; local: Edit }[]
}

/** What each edit changes in each text node. Formatting can split the text of one edit into several nodes. */
function editsByPiece(pieces: readonly Piece[], edits: readonly Edit[]): PieceEdits[] {
  const result: PieceEdits[] = []
  const started = new Set<Edit>()
  let first = 0
  for (const { node, start, end } of pieces) {
    while (first < edits.length && (edits[first]?.end ?? 0) <= start) first += 1
    const inside: PieceEdits['inside'] = []
    for (let index = first; index < edits.length; index += 1) {
      const edit = edits[index]
      if (!edit || edit.start >= end) break
      const local = { start: Math.max(edit.start, start) - start, end: Math.min(edit.end, end) - start }
      // The new text replaces the first part, and the others are removed.
      inside.push({ edit, local: { ...local, text: started.has(edit) ? '' : edit.text } })
      started.add(edit)
    }
    if (inside.length > 0) result.push({ node, inside })
  }
  return result
}

function unwrap(link: Element): void {
  while (link.firstChild) link.before(link.firstChild)
  link.remove()
}

function hiddenTargets(body: HTMLElement): { link: Element; target: string }[] {
  return [...body.querySelectorAll('a[href]')].flatMap((link) => {
    const target = targetOf(link)
    return showsTarget(link, target) ? [] : [{ link, target }]
  })
}

/** The address as a reader would write it, on one line. */
function targetOf(link: Element): string {
  const address = link.getAttribute('href') ?? ''
  try {
    return decodeURIComponent(address).replace(/[\n\r]/g, ' ')
  } catch {
    return address.replace(/[\n\r]/g, ' ')
  }
}

function showsTarget(link: Element, target: string): boolean {
  const shown = comparable(link.textContent)
  const [, scheme, rest] = /^(mailto|tel):(.*)$/i.exec(target) ?? []
  const address = comparable(rest ?? target)
  if (shown.includes(address)) return true
  // A phone number is often shown without its country code.
  return scheme?.toLowerCase() === 'tel' && shown.length >= 7 && address.endsWith(shown)
}

function leadsTo(link: Element, found: string): boolean {
  const text = comparable(found)
  return text !== '' && comparable(targetOf(link)).includes(text)
}

/** Without punctuation: (412) 624-8837 is the same as tel:412.624.8837. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '')
}
