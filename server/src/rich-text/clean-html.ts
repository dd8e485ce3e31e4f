import { CODE_LANGUAGE } from '@prompt-library/domain/rich-text/code-language'
import { LINK_ADDRESS, withFieldBraces } from '@prompt-library/domain/rich-text/link-text'
import { RICH_TEXT_TAGS } from '@prompt-library/domain/rich-text/rich-text-tags'
import sanitizeHtml from 'sanitize-html'

/** No real prompt is nested deeper, and a small request could otherwise build a huge tree. */
const NESTING_MAX = 50

/**
 * Which HTML of a submitted prompt is stored. Keeps only the HTML that the editor can create. The text of other
 * elements is kept, except scripts and styles.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: RICH_TEXT_TAGS,
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedClasses: { code: [CODE_LANGUAGE] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      b: 'strong',
      i: 'em',
      strike: 's',
      del: 's',
      h3: 'h2',
      h4: 'h2',
      h5: 'h2',
      h6: 'h2',
      // A relative link would depend on the page that shows the prompt.
      a: (tagName, { href = '' }) => {
        const address = withFieldBraces(href.trim())
        return { tagName, attribs: LINK_ADDRESS.test(address) ? { href: address } : {} }
      },
    },
    nestingLimit: NESTING_MAX,
  })
}
