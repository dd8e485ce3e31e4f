import type { Field } from '@prompt-library/domain/fields/field'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { cleanHtml } from '../../editor/clean-html.ts'
import { replaceFieldNodes } from '../../editor/field-nodes.ts'
import { filledText, type Values } from './use-values.ts'
import '../../editor/editor.css'

interface FilledViewProps {
  html: string
  fields: readonly Field[]
  values: Values
}

/** The prompt as it will be copied, with what was filled in marked. */
export function FilledView({ html, fields, values }: FilledViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const byName = useMemo(() => new Map(fields.map((field) => [field.name, field])), [fields])
  const clean = useMemo(() => ({ __html: withPlaces(cleanHtml(html, { level: 3 }), byName) }), [html, byName])
  // Only the places change while typing. Drawing a long prompt again at every key would be slow.
  useLayoutEffect(() => {
    for (const place of view.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      const field = byName.get(place.dataset['field'] ?? '')
      const text = field && filledText(field, values)
      const shown = text ?? field?.label ?? ''
      if (place.textContent !== shown) place.textContent = shown
      place.className = text === undefined ? 'field-chip' : 'field-value'
    }
  }, [byName, values])
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above; values are set as text
    <div ref={view} className="rich-text" dangerouslySetInnerHTML={clean} />
  )
}

function withPlaces(html: string, fields: ReadonlyMap<string, Field>): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  replaceFieldNodes(body, ({ name }) => {
    if (!fields.has(name)) return undefined
    const place = document.createElement('span')
    place.dataset['field'] = name
    return place
  })
  return body.innerHTML
}
