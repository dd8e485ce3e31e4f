import { withLineEnds } from '../../shared/changes/line-ends.ts'
import type { Format, FormattedText } from './format-changes.ts'

/**
 * What a reader sees of a prompt's HTML, and how each part of it is formatted. DOMParser creates an inert document, so no
 * script runs.
 */
export function formattedText(html: string): FormattedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const runs: FormattedText['runs'] = []
  let text = ''
  let gap = ''
  const add = (part: string, format: Format) => {
    if (part === '') return
    if (text !== '' && gap !== '') text += gap
    gap = ''
    runs.push({ start: text.length, end: text.length + part.length, format })
    text += part
  }
  const read = (parent: Element, format: Format) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) add(visibleText(node, format), format)
      if (!(node instanceof Element) || node.matches('script, style, template')) continue
      const isBlock = node.matches(BLOCKS)
      if (node.localName === 'br') add('\n', format)
      if (isBlock) gap = longer(gap, node.localName === 'li' ? '\n' : betweenBlocks(format))
      read(node, formatIn(node, format))
      if (isBlock) gap = longer(gap, node.localName === 'li' ? '\n' : betweenBlocks(format))
    }
  }
  read(body, { block: 'paragraph', marks: [] })
  return { text, runs }
}

const BLOCKS = 'h1, h2, p, blockquote, pre, ul, ol, li'

/** The items of a list have no blank line between them. */
function betweenBlocks({ block }: Format): string {
  return block.includes('list') ? '\n' : '\n\n'
}

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one
}

function visibleText({ data, parentElement }: Text, { block }: Format): string {
  const text = data.replaceAll('\u00a0', ' ')
  if (block === 'code block') return withLineEnds(text)
  // Whitespace between blocks isn't visible.
  if (text.trim() === '' && parentElement?.matches('body, ul, ol, blockquote')) return ''
  return withLineEnds(text).replaceAll('\n', ' ')
}

const BLOCK_NAMES: Record<string, string> = {
  h1: 'heading 1',
  h2: 'heading 2',
  blockquote: 'quote',
  pre: 'code block',
  ul: 'bulleted list',
  ol: 'numbered list',
}

const MARK_NAMES: Record<string, string> = {
  strong: 'bold',
  b: 'bold',
  em: 'italics',
  i: 'italics',
  u: 'underline',
  s: 'strikethrough',
}

function formatIn(element: Element, format: Format): Format {
  const name = element.localName
  const block = BLOCK_NAMES[name]
  if (block) return { block: nested(format.block, block), marks: format.marks }
  const mark = markOf(element, format)
  if (!mark || format.marks.includes(mark)) return format
  return { block: format.block, marks: [...format.marks, mark].sort() }
}

/** A list in a list is on a lower level, which also is formatting. */
function nested(outer: string, inner: string): string {
  return outer === 'paragraph' ? inner : `${inner} in a ${outer}`
}

function markOf(element: Element, { block }: Format): string | undefined {
  if (element.localName === 'a') return `link to ${element.getAttribute('href') ?? ''}`
  // Within a code block, it's part of the block.
  if (element.localName === 'code') return block.startsWith('code block') ? undefined : 'code'
  return MARK_NAMES[element.localName]
}
