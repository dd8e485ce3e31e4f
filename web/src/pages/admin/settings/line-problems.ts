// How problems with a list of lines are summarized, and which line is selected.

/** What is wrong with a list that an admin edits as lines of text. */
export interface LineProblem {
  /** Counted from 1; undefined for a problem with the whole list. */
  line?: number
  sentence: string
}

const PROBLEMS_SHOWN = 5

/** The first problems, one per line. */
export function summarize(problems: readonly LineProblem[]): string | undefined {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map(({ sentence }) => sentence)
  const more = problems.length - shown.length
  if (more > 0) shown.push(`And ${more} more ${more === 1 ? 'problem' : 'problems'} to fix.`)
  return shown.join('\n') || undefined
}

/** The start and end offsets of a line. */
export function lineRange(text: string, line: number): [number, number] {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, { length }) => sum + length + 1, 0)
  const end = text.indexOf('\n', start)
  return [start, end === -1 ? text.length : end]
}
