// How one line of a table is cut into cells: CSV with quotes, tabs, pipes, and columns of spaces.
import type { Span } from '../finding.ts'

/** A cell before it's known what its column holds. */
export interface RawCell extends Span {
  text: string
}

export type Delimiter = '|' | '\t' | ';' | ',' | 'spaces'

const CELLS_MAX = 120

/** What can separate the cells of a line, most telling first. */
export function delimitersIn(line: string): Delimiter[] {
  const found: Delimiter[] = []
  for (const delimiter of ['|', '\t', ';', ','] as const) if (line.includes(delimiter)) found.push(delimiter)
  if (/\S {2,}\S/.test(line)) found.push('spaces')
  return found
}

/** The cells of a line that starts at `offset`. None if there are too many for a table of people. */
export function splitCells(line: string, delimiter: Delimiter, offset: number): RawCell[] {
  const cells: RawCell[] = []
  let start = 0
  const close = (end: number) => cells.push(trimmed(line, start, end, offset))
  if (delimiter === 'spaces') {
    for (const { index, 0: gap } of line.matchAll(/ {2,}/g)) {
      close(index)
      start = index + gap.length
    }
  } else {
    const isQuoting = delimiter !== '|'
    let isQuoted = false
    for (let index = 0; index < line.length; index++) {
      if (isQuoting && line[index] === '"') isQuoted = !isQuoted
      if (isQuoted || line[index] !== delimiter) continue
      close(index)
      start = index + 1
    }
  }
  close(line.length)
  if (cells.length > CELLS_MAX) return []
  return delimiter === '|' || delimiter === 'spaces' ? withoutEnds(cells) : cells
}

/** Rows of Markdown start and end with a delimiter, and rows of columns are indented. */
function withoutEnds(cells: RawCell[]): RawCell[] {
  const from = cells.length > 2 && cells[0]?.text === '' ? 1 : 0
  const to = cells.length > 2 && cells.at(-1)?.text === '' ? cells.length - 1 : cells.length
  return cells.slice(from, to)
}

/** Without spaces, quotes, and the marks of Markdown around the text. */
function trimmed(line: string, from: number, to: number, offset: number): RawCell {
  let start = from
  let end = to
  while (start < end && AROUND.has(line[start] ?? '')) start++
  while (end > start && AROUND.has(line[end - 1] ?? '')) end--
  return { text: line.slice(start, end), start: offset + start, end: offset + end }
}
const AROUND = new Set([' ', '\t', '\r', '"', '*', '`', '\u00a0'])
