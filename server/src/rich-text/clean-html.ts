import sanitizeHtml from 'sanitize-html'

/** Keeps of a prompt's HTML only what the editor can make; the text of everything else stays, except scripts and styles. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h1', 'h2', 'p', 'br', 'strong', 'em', 'u', 's'],
      ...['blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a'],
    ],
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', strike: 's', del: 's', h3: 'h2', h4: 'h2', h5: 'h2', h6: 'h2' },
    // deeper nesting is nobody's prompt, and would let a small request build a huge tree
    nestingLimit: 50,
  })
}
