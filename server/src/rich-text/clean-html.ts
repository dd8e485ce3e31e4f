import { RICH_TEXT_TAGS } from '@prompt-library/domain/rich-text/rich-text-tags'
import sanitizeHtml from 'sanitize-html'

const WHOLE_ADDRESS = /^\s*(?:https?|mailto|tel):/i

/** Keeps of a prompt's HTML only what the editor can make; the text of everything else stays, except scripts and styles. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: RICH_TEXT_TAGS,
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      ...{ b: 'strong', i: 'em', strike: 's', del: 's', h3: 'h2', h4: 'h2', h5: 'h2', h6: 'h2' },
      // a path would lead somewhere else wherever the prompt is shown
      a: (tagName, { href = '' }) => ({ tagName, attribs: WHOLE_ADDRESS.test(href) ? { href } : {} }),
    },
    // deeper nesting is nobody's prompt, and would let a small request build a huge tree
    nestingLimit: 50,
  })
}
