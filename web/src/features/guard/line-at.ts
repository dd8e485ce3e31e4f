import type { Span } from '@prompt-library/domain/guard/finding'

/** A text can be one line of 100,000 characters with thousands of findings, so only this much is searched. */
const MOST = 200

/** The line, or lines, that a part of a text is on, up to 200 characters before and after it. */
export function lineAt(text: string, { start, end }: Span): Span {
  const from = Math.max(start - MOST, 0)
  const next = text.slice(end, end + MOST).indexOf('\n')
  return {
    start: from + text.slice(from, start).lastIndexOf('\n') + 1,
    end: next === -1 ? Math.min(end + MOST, text.length) : end + next,
  }
}
