import { LINK_ADDRESS } from '@prompt-library/domain/rich-text/link-text'
import { RICH_TEXT_TAGS } from '@prompt-library/domain/rich-text/rich-text-tags'
import DOMPurify from 'dompurify'

/**
 * Which HTML of a stored prompt is shown. Reduces stored HTML to what the editor can produce. Headings get `aria-level`
 * values from `level` on, so that screen readers place them below the headings of the surrounding page.
 */
export function cleanHtml(html: string, { level }: { level: number }): DocumentFragment {
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
