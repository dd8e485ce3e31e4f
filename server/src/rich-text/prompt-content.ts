import { withoutHiddenHtml } from '@prompt-library/domain/text/hidden-text'
import { sortKey } from '@prompt-library/domain/text/text-keys'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import { cleanHtml } from './clean-html.ts'

/** Title and content as they are stored: cleaned, with the key that sorting compares. */
export function promptContent(given: { title: string; html: string }) {
  const title = oneLine(given.title)
  // after the cleaning, which turns `&#x202E;` into the character it stands for
  const html = withoutHiddenHtml(cleanHtml(given.html))
  return {
    title,
    title_key: sortKey(title),
    html,
  }
}
