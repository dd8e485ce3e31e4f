// Fields in formatted text: shown as chips, or filled in with values.
import type { Field } from '@prompt-library/domain/fields/field'
import type { FieldValue } from '@prompt-library/domain/fields/field-values'
import { replaceFields } from '@prompt-library/domain/fields/find-fields'
import { fillAddress } from '@prompt-library/domain/rich-text/link-text'
import { type FieldPiece, splitAtFields } from './split-at-fields.ts'
import { removeWithEmpty, textLines } from './text-lines.ts'

/** What takes a field's place; undefined leaves the field as it is. */
type Replacement = (field: { name: string; inCode: boolean }) => Node | undefined

/** Replaces the fields in the text below `root`, including those that formatting splits into several text nodes. */
function replaceFieldNodes(root: Element | DocumentFragment, replacement: Replacement): void {
  for (const { nodes, inCode } of textLines(root)) {
    if (!nodes.some(({ data }) => data.includes('{'))) continue
    const pieces = splitAtFields(
      nodes.map(({ data }) => data),
      (name) => replacement({ name, inCode }),
    )
    // Each text node is replaced once: one change per field would take as long again for every other field.
    for (const [index, node] of nodes.entries()) replaceText(node, pieces[index] ?? [])
  }
}

function replaceText(node: Text, pieces: readonly FieldPiece<Node>[]): void {
  const [first] = pieces
  // Formatting that held only a part of a field has nothing left to format.
  if (pieces.length === 0 && node.data !== '') removeWithEmpty(node, { keepsBlocks: true })
  else if (pieces.length > 1 || (first !== undefined && first !== node.data))
    node.replaceWith(fragmentOf(pieces))
}

/** Pieces one at a time: spreading them into one call could exceed the argument limit in a long prompt. */
function fragmentOf(pieces: readonly FieldPiece<Node>[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const piece of pieces) fragment.append(piece)
  return fragment
}

/** The chip of a field in a text on the page. */
export interface DrawnField {
  node: HTMLElement
  name: string
  inCode: boolean
}

/**
 * Makes the fields of a clean text chips with their labels, and returns them. A link keeps an address with fields in
 * `data-address`.
 */
export function drawFields(
  text: DocumentFragment,
  fields: readonly Pick<Field, 'name' | 'label'>[],
): DrawnField[] {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const drawn: DrawnField[] = []
  replaceFieldNodes(text, ({ name, inCode }) => {
    const label = labels.get(name)
    if (label === undefined) return undefined
    const node = chipOf(label)
    drawn.push({ node, name, inCode })
    return node
  })
  for (const link of text.querySelectorAll<HTMLElement>(LINK_WITH_FIELDS))
    link.dataset['address'] = link.getAttribute('href') ?? ''
  return drawn
}

function chipOf(label: string): HTMLElement {
  const chip = document.createElement('span')
  chip.className = 'field-chip'
  chip.textContent = label
  return chip
}

/** A prompt's HTML with its fields filled in. Values are text: no character of theirs becomes markup. */
export function fillHtml(html: string, fieldValue: FieldValue): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  replaceFieldNodes(body, ({ name, inCode }) => {
    const value = fieldValue(name, inCode ? 'code' : 'prose')
    return value === undefined ? undefined : textNodes(value, inCode)
  })
  changeAddresses(body, (address) => fillAddress(address, fieldValue))
  return body.innerHTML
}

/** A prompt's HTML with a field renamed wherever it appears. */
export function renameField(html: string, from: string, to: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  replaceFieldNodes(body, ({ name }) => (name === from ? document.createTextNode(`{{${to}}}`) : undefined))
  changeAddresses(body, (address) =>
    replaceFields(address, (name) => (name === from ? `{{${to}}}` : undefined)),
  )
  return body.innerHTML
}

/** Of the links whose address has fields. */
function changeAddresses(body: HTMLElement, change: (address: string) => string): void {
  for (const link of body.querySelectorAll(LINK_WITH_FIELDS))
    link.setAttribute('href', change(link.getAttribute('href') ?? ''))
}

const LINK_WITH_FIELDS = 'a[href*="{{"]'

function textNodes(value: string, inCode: boolean): Node {
  const lines = value.split(/\r\n|\r|\n/)
  if (inCode) return document.createTextNode(lines.join('\n'))
  const fragment = document.createDocumentFragment()
  for (const [index, line] of lines.entries()) {
    if (index > 0) fragment.append(document.createElement('br'))
    // HTML collapses ordinary spaces, and code would lose its indentation where it's pasted.
    if (line !== '') fragment.append(line.replace(/^ +| {2,}/g, (run) => '\u00a0'.repeat(run.length)))
  }
  return fragment
}
