/** The only tags allowed in a prompt's HTML: the ones the editor creates. Both sanitizers use this list. */
export const RICH_TEXT_TAGS = [
  ...['h1', 'h2', 'p', 'br', 'strong', 'em', 'u', 's'],
  ...['blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a'],
]
