import './editor.css'
import { useMemo } from 'react'
import { cleanHtml } from './clean-html.ts'

interface RichTextViewProps {
  html: string
  /** That of its headings: one more than the level of the heading it stands under. */
  level: number
}

/** A prompt's HTML as formatted text. */
export function RichTextView({ html, level }: RichTextViewProps) {
  const clean = useMemo(() => ({ __html: cleanHtml(html, { level }) }), [html, level])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows HTML, cleaned in the line above
  return <div className="rich-text" dangerouslySetInnerHTML={clean} />
}
