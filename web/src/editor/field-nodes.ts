import type { Field } from '@prompt-library/domain/fields/field'
import type { FieldValue } from '@prompt-library/domain/fields/field-values'
import { findFields, replaceFields } from '@prompt-library/domain/fields/find-fields'
import { fillAddress } from '@prompt-library/domain/rich-text/link-text'

const BLOCKS = 'h1, h2, p, li, pre, blockquote'

/** What takes a field's place; undefined leaves the field as it is. */
type Replacement = (field: { name: string; inCode: boolean }) => Node | undefined

/** Replaces the fields in the text below `root`, including those that formatting splits into several text nodes. */
function replaceFieldNodes(root: Element, replacement: Replacement): void {
  for (const { nodes, inCode } of linesOf(root)) {
    const text = nodes.map(({ data }) => data).join('')
    // From the last to the first: what is replaced doesn't move what comes before it.
    let index = nodes.length - 1
    let offset = text.length - (nodes[index]?.data.length ?? 0)
    const placeOf = (position: number) => {
      while (index > 0 && position < offset) {
        index -= 1
        offset -= nodes[index]?.data.length ?? 0
      }
      return { node: nodes[index] as Text, at: position - offset }
    }
    for (const { name, start, end } of findFields(text).reverse()) {
      const node = replacement({ name, inCode })
      if (!node) continue
      const to = placeOf(end - 1)
      const from = placeOf(start)
      const range = document.createRange()
      range.setStart(from.node, from.at)
      range.setEnd(to.node, to.at + 1)
      range.deleteContents()
      range.insertNode(node)
      if (to.node !== from.node && to.node.data === '') removeEmpty(to.node)
    }
  }
}

interface Line {
  nodes: Text[]
  inCode: boolean
}

/** The text nodes of each line: of a block, or of a part of it between two line breaks. */
function linesOf(root: Element): Line[] {
  const lines: Line[] = []
  const walker = (root.ownerDocument ?? document).createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  )
  let block: Element | null | undefined
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.nodeName === 'BR') block = undefined
    if (node.nodeType !== Node.TEXT_NODE) continue
    const parent = node.parentElement?.closest(BLOCKS) ?? null
    if (parent !== block || lines.length === 0)
      lines.push({ nodes: [], inCode: node.parentElement?.closest('pre') !== null })
    block = parent
    lines.at(-1)?.nodes.push(node as Text)
  }
  return lines.filter(({ nodes }) => nodes.some(({ data }) => data.includes('{')))
}

/** Formatting that held only a part of a field has nothing left to format. */
function removeEmpty(node: ChildNode): void {
  const parent = node.parentElement
  node.remove()
  if (parent && parent.childNodes.length === 0 && !parent.matches(BLOCKS)) removeEmpty(parent)
}

/**
 * Clean HTML in which each field is a chip with its label. The chip says in `data-field` which field it is, and a link keeps
 * an address with fields in `data-address`.
 */
export function withFieldChips(html: string, fields: readonly Pick<Field, 'name' | 'label'>[]): string {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  replaceFieldNodes(body, ({ name }) => {
    const label = labels.get(name)
    if (label === undefined) return undefined
    const chip = document.createElement('span')
    chip.className = 'field-chip'
    chip.dataset['field'] = name
    chip.textContent = label
    return chip
  })
  for (const link of body.querySelectorAll<HTMLElement>(LINK_WITH_FIELDS))
    link.dataset['address'] = link.getAttribute('href') ?? ''
  return body.innerHTML
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
