// How problems with a list of lines are summarized, and which line is selected.
import type { Problem } from './setting-field.ts'

/** What is wrong with a list that an admin edits as lines of text. */
export interface LineProblem {
  /** Counted from 1; undefined for a problem with the whole list. */
  line?: number
  sentence: string
}

const PROBLEMS_SHOWN = 5

/** One problem for all lines, with the first of them to select. */
export function problemsIn(text: string, problems: readonly LineProblem[]): Problem[] {
  const [first] = problems
  if (!first) return []
  const range = first.line && { range: lineRange(text, first.line) }
  return [{ path: [], sentence: summarize(problems), ...range }]
}

/** The first problems, one per line. */
function summarize(problems: readonly LineProblem[]): string {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map(({ sentence }) => sentence)
  const more = problems.length - shown.length
  if (more > 0) shown.push(`And ${more} more ${more === 1 ? 'problem' : 'problems'} to fix.`)
  return shown.join('\n')
}

/** The start and end offsets of a line. */
function lineRange(text: string, line: number): [number, number] {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, { length }) => sum + length + 1, 0)
  const end = text.indexOf('\n', start)
  return [start, end === -1 ? text.length : end]
}
