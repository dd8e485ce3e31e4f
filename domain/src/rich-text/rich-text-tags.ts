/** The only tags a prompt's HTML can have: what the editor makes. Both cleaners and their tests go by this list. */
export const RICH_TEXT_TAGS = [
  ...['h1', 'h2', 'p', 'br', 'strong', 'em', 'u', 's'],
  ...['blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a'],
]
