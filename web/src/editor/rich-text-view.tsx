import './editor.css'
import { useMemo } from 'react'
import { cleanHtml } from './clean-html.ts'

interface RichTextViewProps {
  html: string
  /** The `aria-level` of its top headings: one below the heading above the view. */
  level: number
}

/** A prompt's HTML as formatted text. */
export function RichTextView({ html, level }: RichTextViewProps) {
  const clean = useMemo(() => ({ __html: cleanHtml(html, { level }) }), [html, level])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place that renders HTML, sanitized above
  return <div className="rich-text" dangerouslySetInnerHTML={clean} />
}
