/** What a line of a text is. */
export type LineKind = 'sentence' | 'line' | 'heading' | 'code' | 'fence'

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/
const HEADING = /^ {0,3}#{1,6}\s/
/** A list item, a quote, a table row, a rule, or indented text. Splitting these would break their meaning. */
const WHOLE_LINE = /^(?:\s*(?:[-*+•]|\d{1,3}[.)])\s|\s*[>|]|\s|(?:[-*_]\s*){3,}$)/

/** The kind of a line without its line break and the spaces before it. Prose is `sentence`. */
export function lineKind(line: string, openFence: string | undefined): LineKind {
  const [, marks = '', info = ''] = FENCE.exec(line) ?? []
  if (openFence !== undefined) return marks.startsWith(openFence) && info === '' ? 'fence' : 'code'
  // Backticks in the rest of the line make it inline code.
  if (marks !== '' && !(marks.startsWith('`') && info.includes('`'))) return 'fence'
  if (HEADING.test(line)) return 'heading'
  return WHOLE_LINE.test(line) ? 'line' : 'sentence'
}

/** The marks of the fence that is open after a line, if any. */
export function fenceAfter(
  { kind, text }: { kind: LineKind; text: string },
  open: string | undefined,
): string | undefined {
  if (kind !== 'fence') return open
  return open === undefined ? FENCE.exec(text)?.[1] : undefined
}
