import { withoutHiddenHtml } from '@prompt-library/domain/text/hidden-text'
import { sortKey } from '@prompt-library/domain/text/text-keys'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import { cleanHtml } from './clean-html.ts'

/** The title and content to store, sanitized, and the sort key. */
export function promptContent(input: { title: string; html: string }) {
  const title = oneLine(input.title)
  // Sanitizing comes first because it decodes entities such as `&#x202E;`.
  const html = withoutHiddenHtml(cleanHtml(input.html))
  return {
    title,
    title_key: sortKey(title),
    html,
  }
}
