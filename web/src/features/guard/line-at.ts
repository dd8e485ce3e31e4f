import type { Span } from '@prompt-library/domain/guard/finding'

/** The line, or lines, that a part of a text is on. */
export function lineAt(text: string, { start, end }: Span): Span {
  const next = text.indexOf('\n', end)
  // With a negative index, lastIndexOf would look at the first character.
  const previous = start === 0 ? -1 : text.lastIndexOf('\n', start - 1)
  return { start: previous + 1, end: next === -1 ? text.length : next }
}
