import './editor.css'
import type { Field } from '@prompt-library/domain/fields/field'
import type { FieldValue } from '@prompt-library/domain/fields/field-values'
import { fillAddress } from '@prompt-library/domain/rich-text/link-text'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { cleanHtml } from './clean-html.ts'
import { withFieldChips } from './field-nodes.ts'

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

/** A prompt's HTML as formatted text. */
export function RichTextView({ html, level, fields = NO_FIELDS, fieldValue }: RichTextViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const clean = useMemo(
    () => ({ __html: withFieldChips(cleanHtml(html, { level }), fields) }),
    [html, level, fields],
  )
  // Only the chips change while typing: rendering a long prompt again on every key would be slow.
  useLayoutEffect(() => {
    if (!fieldValue) return
    const labels = new Map(fields.map(({ name, label }) => [name, label]))
    for (const chip of view.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      const name = chip.dataset['field'] ?? ''
      const value = fieldValue(name, chip.closest('pre') ? 'code' : 'prose')
      const shown = value ?? labels.get(name) ?? ''
      if (chip.textContent !== shown) chip.textContent = shown
      chip.className = value === undefined ? 'field-chip' : 'field-value'
    }
    for (const link of view.current?.querySelectorAll<HTMLAnchorElement>('[data-address]') ?? [])
      link.href = fillAddress(link.dataset['address'] ?? '', fieldValue)
  }, [fields, fieldValue])
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place that renders HTML, sanitized above
    <div ref={view} className="rich-text" dangerouslySetInnerHTML={clean} />
  )
}
