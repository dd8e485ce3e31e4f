// When a text is so long that only a part is laid out, or has so much formatting that it's shown as plain text.

/** The class of a text of which only a part is laid out at a time. See editor.css. */
export const LONG_TEXT = 'long-text'

export function isLong(blocks: number): boolean {
  return blocks > 200
}

/** No text that people write has as many, and sanitizing and drawing more would take a phone seconds. */
const DRAWN_MAX = 4_000

/** Whether a text has so much formatting that it's shown as plain text. */
export function isTooHeavyToDraw(html: string): boolean {
  return elementsIn(html) > DRAWN_MAX
}

export function elementsIn(html: string): number {
  return html.match(/<[a-z]/gi)?.length ?? 0
}
