// Tables whose rows are lines: which line is a header, and which lines below it are its rows.
import type { Span } from '../finding.ts'
import { POINTS_ROW } from './column-words.ts'
import { heldBy, isOfPeople } from './columns.ts'
import { type Delimiter, delimitersIn, type RawCell, splitCells } from './split-cells.ts'

/** A table whose columns are known. */
export interface RawTable {
  /** Where its header is. */
  header: Span
  headers: string[]
  rows: (readonly (RawCell & { column: number })[])[]
  isGradebook: boolean
}

const LINE_MAX = 2_000
const MARKDOWN_RULE = /^[\s|:+=-]{3,}$/
const ABOUT_GRADES =
  /\b(?:grade(?:s|book|d)?|scores?|marks|points possible|gpa|tests?|exams?|quiz(?:zes)?|midterms?)\b/i
const BEFORE_MAX = 300
/** Qualtrics has two more, and some exports a line of units. */
const MORE_HEADER_LINES = 3

interface Line extends Span {
  text: string
}

export function tablesOfLines(text: string): RawTable[] {
  const tables: RawTable[] = []
  const lines = linesOf(text)
  for (let index = 0; index < lines.length; index++) {
    const header = readHeader(lines, index)
    if (!header) continue
    const { table, next } = readRows(lines, header)
    if (table.rows.length === 0) continue
    const start = lines[index]?.start ?? 0
    table.isGradebook ||= ABOUT_GRADES.test(text.slice(Math.max(0, start - BEFORE_MAX), start))
    tables.push(table)
    index = next - 1
  }
  return tables
}

function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const found = { text: line, start, end: start + line.length }
    start = found.end + 1
    return found
  })
}

interface Header {
  cells: readonly RawCell[]
  delimiter: Delimiter
  /** The index of the first line below it. */
  next: number
}

/** The header in a line, if one of its words says that the rows below are about people. */
function readHeader(lines: readonly Line[], index: number): Header | undefined {
  const line = lines[index]
  if (!line || line.text.length > LINE_MAX || !HAS_DELIMITER.test(line.text)) return undefined
  const next = MARKDOWN_RULE.test(lines[index + 1]?.text ?? '') ? index + 2 : index + 1
  const below = lines[next]?.text ?? ''
  let best: Header | undefined
  for (const delimiter of delimitersIn(line.text)) {
    const cells = splitCells(line.text, delimiter, line.start)
    const count = Math.min(cells.length, splitCells(below, delimiter, 0).length)
    if (count < 2 || count <= (best?.cells.length ?? 1) || !isHeader(cells)) continue
    if (count >= cells.length - (delimiter === 'spaces' ? 2 : 0)) best = { cells, delimiter, next }
  }
  return best
}
const HAS_DELIMITER = /[|\t;,]| {2}/

/** Arguments and properties in code. */
const CODE = /[{}=`']|\w\(/

function isHeader(cells: readonly RawCell[]): boolean {
  return (
    cells.filter(({ text }) => text !== '').length > 1 &&
    cells.some(({ text }) => text.length <= 60 && !/\d|: /.test(text) && isOfPeople(heldBy(text))) &&
    !cells.some(({ text }) => CODE.test(text)) &&
    !cells.some(
      ({ text }) => text.includes('@') || /^[$€£]?\d[\d.,]{4,}$/.test(text) || /[.!?] \p{Lu}/u.test(text),
    )
  )
}

/** The rows below a header. Lines that go on with it are joined to it: Qualtrics has three. */
function readRows(lines: readonly Line[], header: Header): { table: RawTable; next: number } {
  const headers = header.cells.map(({ text }) => text)
  const first = header.cells[0]?.start ?? 0
  const table: RawTable = { headers, rows: [], isGradebook: false, header: { start: first, end: first } }
  let index = header.next
  for (; index < lines.length; index++) {
    const line = lines[index]
    if (!line || line.text.length > LINE_MAX) break
    if (MARKDOWN_RULE.test(line.text) && line.text.trim() !== '') continue
    // Pages leave an empty line between rows.
    if (line.text.trim() === '') {
      if (cellsOf(lines[index + 1], header)?.length === header.cells.length && header.cells.length > 2)
        continue
      break
    }
    const cells = cellsOf(line, header)
    if (!cells) break
    const label = cells.find(({ text }) => text !== '')?.text ?? ''
    if (POINTS_ROW.test(label)) table.isGradebook = true
    const isOfHeader = table.rows.length === 0 && index < header.next + MORE_HEADER_LINES
    if (isOfHeader && goesOn(cells)) {
      for (const { column, text } of cells)
        if (!text.startsWith('{')) headers[column] = joined(headers[column], text)
      table.header = { start: first, end: line.end }
    } else table.rows.push(cells)
  }
  table.header.end = Math.max(table.header.end, header.cells.at(-1)?.end ?? 0)
  return { table, next: index }
}

/** The words of two lines of a header. The second says more: "Q2" and "What is your GPA?". */
const joined = (first: string | undefined, second: string) =>
  first && isOfPeople(heldBy(first)) ? first : `${first ?? ''} ${second}`.trim()

/** Whether a line is a part of the header: only words, and others in the place of names, or what Qualtrics adds. */
function goesOn(cells: readonly (RawCell & { column: number })[]): boolean {
  if (cells.some(({ text }) => text.startsWith('{""ImportId'))) return true
  const words = cells.filter(({ text }) => text !== '')
  return (
    words.length > 1 &&
    words.some(({ text }) => isOfPeople(heldBy(text))) &&
    words.every(({ text }) => !/\d{3}|@/.test(text))
  )
}

/** The cells of a line with their columns, unless it's no row of the table. */
function cellsOf(line: Line | undefined, { cells: headers, delimiter }: Header) {
  if (!line || line.text.trim() === '') return undefined
  const cells = splitCells(line.text, delimiter, line.start)
  const extra = cells.length - headers.length
  if (cells.length < 2 || extra > 1) return undefined
  // "Last, First" without quotes makes one more.
  const name = Math.max(
    0,
    headers.findIndex(({ text }) => heldBy(text) === 'name' || heldBy(text) === 'name?'),
  )
  return cells.map((cell, index) => ({ ...cell, column: extra === 1 && index > name ? index - 1 : index }))
}
