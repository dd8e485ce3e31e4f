import { searchKey, sortKey } from '@prompt-library/domain/text-keys'
import { cleanHtml } from './clean-html.ts'
import { plainText } from './plain-text.ts'

/** Title and content as they are stored: cleaned, with the keys that sorting and search compare. */
export function promptContent(given: { title: string; html: string }) {
  const title = given.title.trim()
  const markdown = cleanHtml(given.html)
  return {
    title,
    title_key: sortKey(title),
    markdown,
    search_text: searchKey(`${title}\n${plainText(markdown)}`),
  }
}
