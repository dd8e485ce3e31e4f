import type { Field } from '@prompt-library/domain/fields/field'
import type { FieldValue } from '@prompt-library/domain/fields/field-values'
import { fillAddress } from '@prompt-library/domain/rich-text/link-text'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { useLayoutEffect, useRef } from 'react'
import { cleanHtml } from './clean-html.ts'
import { type DrawnField, drawFields } from './field-nodes.ts'
import { isLong, isTooHeavyToDraw, LONG_TEXT } from './heavy-text.ts'
import { richBlocks } from './rich-blocks.ts'

interface RichTextViewProps {
  html: string
  /** The `aria-level` of its top headings: one below the heading above the view. */
  level: number
  /** The fields to show as chips. */
  fields?: readonly Field[]
  /** Shows filled-in fields with their value instead. */
  fieldValue?: FieldValue
}

const NO_FIELDS: readonly Field[] = []

/** A prompt's HTML as formatted text. The only place that renders HTML, sanitized. */
export function RichTextView({ html, level, fields = NO_FIELDS, fieldValue }: RichTextViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const drawn = useRef<readonly DrawnField[]>([])
  const isFilledIn = fieldValue !== undefined
  useLayoutEffect(() => {
    const text = isTooHeavyToDraw(html) ? plainText(html) : cleanHtml(html, { level })
    drawn.current = drawFields(text, fields, { all: isFilledIn })
    view.current?.classList.toggle(LONG_TEXT, isLong(text.childElementCount))
    view.current?.replaceChildren(text)
  }, [html, level, fields, isFilledIn])
  // Only the fields change while typing: rendering a long prompt again on every key would be slow.
  useLayoutEffect(() => {
    if (!fieldValue) return
    const labels = new Map(fields.map(({ name, label }) => [name, label]))
    for (const { node, name, inCode } of drawn.current) {
      const value = fieldValue(name, inCode ? 'code' : 'prose')
      const isChip = node instanceof HTMLElement
      const shown = value ?? (isChip ? labels.get(name) : `{{${name}}}`) ?? ''
      if (node.textContent !== shown) node.textContent = shown
      if (isChip) node.className = value === undefined ? 'field-chip' : 'field-value'
    }
    for (const link of view.current?.querySelectorAll<HTMLAnchorElement>('[data-address]') ?? [])
      link.href = fillAddress(link.dataset['address'] ?? '', fieldValue)
  }, [fields, fieldValue])
  return <div ref={view} className="rich-text" />
}

/** In paragraphs of some blocks each, of which the browser lays out only those near the viewport. */
function plainText(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  const blocks = promptPlainText(richBlocks(html)).split('\n\n')
  const texts = ['This prompt has too much formatting to show here, so you see it as plain text.']
  for (let start = 0; start < blocks.length; start += GROUP)
    texts.push(blocks.slice(start, start + GROUP).join('\n\n'))
  for (const text of texts) {
    const paragraph = document.createElement('p')
    paragraph.dir = 'auto'
    paragraph.textContent = text
    fragment.append(paragraph)
  }
  return fragment
}

const GROUP = 20
