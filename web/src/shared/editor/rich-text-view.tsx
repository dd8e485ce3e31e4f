import type { Field } from '@prompt-library/domain/fields/field'
import type { FieldValue } from '@prompt-library/domain/fields/field-values'
import { fillAddress, LINK_ADDRESS } from '@prompt-library/domain/rich-text/link-text'
import { RICH_TEXT_TAGS } from '@prompt-library/domain/rich-text/rich-text-tags'
import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
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

/**
 * Which HTML of a stored prompt is shown. Reduces stored HTML to what the editor can produce. Headings get `aria-level`
 * values from `level` on, so that screen readers place them below the headings of the surrounding page.
 */
function cleanHtml(html: string, { level }: { level: number }): DocumentFragment {
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: RICH_TEXT_TAGS,
    ALLOWED_ATTR: ['href', 'start'],
    ALLOWED_URI_REGEXP: LINK_ADDRESS,
    // Otherwise DOMPurify would test the start number against ALLOWED_URI_REGEXP.
    ADD_URI_SAFE_ATTR: ['start'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  // HTML of a frameset has no body.
  const text = clean ?? document.createDocumentFragment()
  for (const link of text.querySelectorAll('a[href]')) {
    link.setAttribute('rel', 'noopener noreferrer nofollow')
    link.setAttribute('target', '_blank')
  }
  let level2 = level
  for (const heading of text.querySelectorAll('h1, h2')) {
    // Without a first-level heading before it, a second-level one would skip a level.
    if (heading.tagName === 'H1') level2 = level + 1
    heading.setAttribute('aria-level', String(heading.tagName === 'H1' ? level : level2))
  }
  for (const block of text.children) block.setAttribute('dir', 'auto')
  return text
}
