import './editor.css'
import { useMemo } from 'react'
import { cleanHtml } from './clean-html.ts'

/** A prompt's HTML as formatted text. */
export function RichTextView({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: cleanHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows HTML, cleaned in the line above
  return <div className="rich-text" dangerouslySetInnerHTML={clean} />
}
