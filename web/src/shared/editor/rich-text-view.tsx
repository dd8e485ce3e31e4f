import type { Field } from '@prompt-library/domain/fields/field'
import type { FieldValue } from '@prompt-library/domain/fields/field-values'
import { fillAddress } from '@prompt-library/domain/rich-text/link-text'
import { useLayoutEffect, useRef } from 'react'
import { cleanHtml } from './clean-html.ts'
import { type DrawnField, drawFields } from './field-nodes.ts'

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
  useLayoutEffect(() => {
    const text = cleanHtml(html, { level })
    drawn.current = drawFields(text, fields)
    view.current?.replaceChildren(text)
  }, [html, level, fields])
  // Only the fields change while typing: rendering a long prompt again on every key would be slow.
  useLayoutEffect(() => {
    if (!fieldValue) return
    const labels = new Map(fields.map(({ name, label }) => [name, label]))
    for (const { node, name, inCode } of drawn.current) {
      const value = fieldValue(name, inCode ? 'code' : 'prose')
      const shown = value ?? labels.get(name) ?? ''
      if (node.textContent !== shown) node.textContent = shown
      node.className = value === undefined ? 'field-chip' : 'field-value'
    }
    for (const link of view.current?.querySelectorAll<HTMLAnchorElement>('[data-address]') ?? [])
      link.href = fillAddress(link.dataset['address'] ?? '', fieldValue)
  }, [fields, fieldValue])
  return <div ref={view} className="rich-text" />
}
