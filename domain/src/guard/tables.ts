import type { Span } from './finding.ts'
import { isPersonLabel, knowsName } from './people.ts'
import { joinSpans, overlapsAny } from './spans.ts'

export interface Cell extends Span {
  header: string
  text: string
}

export interface Row {
  cells: readonly Cell[]
}

interface RawCell extends Span {
  text: string
}

/** Headers that show that a row is about a person. */
const HEADER =
  /\b(?:names?|students?|learners?|participants?|patients?|advisees?|pupils?|employees?|candidates?|applicants?|nominees?|residents?|athletes?|interns?|trainees?|clients?|members?|staff|first|last|surname|nombre|apellidos?|alumn[oa]s?|estudiante|nom|prénom|étudiant|vorname|nachname|studierende[r]?|schüler|emplid|net[ _]?id|(?:student|people ?soft|banner|university)?[ _-]?id|sid|email|ssn|mrn|dob|date of birth|passport|phone|cell|password|username|login|studentid|student_id|(?:roll|adm|admission|reg|registration|matric|enrol?l?ment)\.? ?(?:no|number)|matrikelnr|matrikelnummer)\b|姓名|学生|學生|学号|名前|氏名|이름|학생|имя|студент|фамилия/iu

const LINE_MAX = 1_000
const HEADER_MAX = 400
const CELLS_MAX = 40
const MARKDOWN_RULE = /^[\s|:+=-]{3,}$/

type Split = (line: string, offset: number) => RawCell[]

/** What separates cells, most telling first. */
const DELIMITERS: readonly { appearsIn: RegExp; split: Split }[] = [
  { appearsIn: /\|/, split: (line, offset) => splitAt(line, /\|/g, offset) },
  { appearsIn: /\t/, split: (line, offset) => splitAt(line, /\t/g, offset) },
  { appearsIn: /;/, split: (line, offset) => splitQuoted(line, ';', offset) },
  { appearsIn: /,/, split: (line, offset) => splitQuoted(line, ',', offset) },
  { appearsIn: / {2,}/, split: (line, offset) => splitAt(line.trimEnd(), / {2,}/g, offset) },
]

/**
 * How class lists and other tables are read. The rows of every table with a header that names people: Markdown, CSV,
 * tabs, columns of spaces, or INSERT in SQL.
 */
export function findTables(text: string): Row[] {
  const inserted = [...insertedRows(text), ...rowsOfObjects(text)]
  if (inserted.length === 0) return rowsOfLines(text)
  const known = joinSpans(inserted.map(spanOf))
  const rest = rowsOfLines(text).filter((row) => !overlapsAny(known, spanOf(row)))
  return [...rest, ...inserted].sort((a, b) => spanOf(a).start - spanOf(b).start)
}

const spanOf = ({ cells }: Row): Span => ({ start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 })

const INSERT =
  /\binsert\s{1,4}into\s{1,4}[\w."`]{1,60}\s{0,4}\((?<columns>[^()]{1,400})\)\s{0,4}values\s{0,4}/gi
const VALUES = /[\s,]{0,6}\((?<values>[^()\n]{1,600})\)/y
const VALUE = /'(?<quoted>[^'\n]{0,200})'|(?<plain>[^\s,'][^,'\n]{0,60})/g

function insertedRows(text: string): Row[] {
  const rows: Row[] = []
  for (const match of text.matchAll(INSERT)) {
    const columns = (match.groups?.['columns'] ?? '').split(',').map((column) => column.trim())
    VALUES.lastIndex = match.index + match[0].length
    for (let row = VALUES.exec(text); row; row = VALUES.exec(text)) {
      const values = row.groups?.['values'] ?? ''
      const from = row.index + row[0].length - 1 - values.length
      const cells = Array.from(values.matchAll(VALUE), (value, index): Cell => {
        const written = value.groups?.['quoted'] ?? value.groups?.['plain']?.trimEnd() ?? ''
        const start = from + value.index + value[0].indexOf(written)
        return { header: columns[index] ?? '', text: written, start, end: start + written.length }
      })
      if (cells.length > 0) rows.push({ cells })
    }
  }
  return rows
}

const OBJECT = /\{(?=\s{0,20}["'])[^{}]{10,1500}\}/g
const MEMBER =
  /["'](?<key>[\p{L}_][\p{L}\d_ -]{0,30})["']\s{0,3}:\s{0,3}(?:"(?<quoted>[^"\n]{1,200})"|(?<plain>-?\d[\d.]{0,15}))/gu

/** The objects of JSON, as a row each. */
function rowsOfObjects(text: string): Row[] {
  const rows: Row[] = []
  for (const match of text.matchAll(OBJECT)) {
    const cells = Array.from(match[0].matchAll(MEMBER), (member): Cell => {
      const value = member.groups?.['quoted'] ?? member.groups?.['plain'] ?? ''
      const end = match.index + member.index + member[0].length - (member.groups?.['quoted'] ? 1 : 0)
      return { header: member.groups?.['key'] ?? '', text: value, start: end - value.length, end }
    })
    if (cells.length > 1 && cells.some(({ header }) => HEADER.test(header))) rows.push({ cells })
  }
  return rows
}

function rowsOfLines(text: string): Row[] {
  const rows: Row[] = []
  let header: { cells: RawCell[]; split: Split } | undefined
  /** Whether it has a row already. A later one may lack its last cells. */
  let isOpen = false
  let offset = 0
  const lines = text.split('\n')
  for (const [number, line] of lines.entries()) {
    if (header) {
      const row = MARKDOWN_RULE.test(line) ? undefined : rowUnder(header, line, offset)
      if (row && (isOpen || row.cells.length >= header.cells.length)) {
        rows.push(row)
        isOpen = true
      } else if (!MARKDOWN_RULE.test(line)) header = undefined
    }
    if (!header) {
      header = readHeader(line, lines[number + 1] ?? '')
      isOpen = false
    }
    offset += line.length + 1
  }
  return rows
}

function readHeader(line: string, next: string): { cells: RawCell[]; split: Split } | undefined {
  // Most lines of prose end here.
  if (line.length > HEADER_MAX || /[.!?:]\s{0,2}$/.test(line.slice(-3))) return undefined
  // A column of names doesn't need a header that says so.
  if (!HEADER.test(line) && !(/[\t|]/.test(line) && /[\t|]/.test(next))) return undefined
  for (const { appearsIn, split } of DELIMITERS) {
    if (!appearsIn.test(line)) continue
    const cells = split(line, 0)
    if (cells.length < 2 || cells.length > CELLS_MAX) continue
    if (
      cells.every(
        ({ text }) =>
          text.length <= 40 &&
          !/(?<!\b(?:[a-z]{0,12}n[or]|num|avg|pts|sr|sl))\.$|[!?:]$|\d{3}/i.test(text) &&
          text.split(' ').length <= 5,
      )
    ) {
      if (cells.some(({ text }) => HEADER.test(text))) return { cells, split }
      const column = split(next, 0).findIndex(({ text }) => isPersonLabel(text) && knowsName(text))
      if (column < 0 || /\d/.test(line)) return undefined
      return {
        cells: cells.map((cell, index) => (index === column ? { ...cell, text: 'name' } : cell)),
        split,
      }
    }
  }
  return undefined
}

function rowUnder(header: { cells: RawCell[]; split: Split }, line: string, offset: number): Row | undefined {
  if (line.trim() === '' || line.length > LINE_MAX) return undefined
  const cells = header.split(line, offset)
  // A row may lack its last cells, and "Last, First" without quotes makes one more.
  const extra = cells.length - header.cells.length
  if (cells.length < 2 || extra > 1) return undefined
  const shift = extra === 1 ? 1 : 0
  return {
    cells: cells.map((cell, index) => ({
      ...cell,
      header: header.cells[index < 1 + shift ? Math.min(index, 0) : index - shift]?.text ?? '',
    })),
  }
}

function splitAt(line: string, delimiter: RegExp, offset: number): RawCell[] {
  const cells: RawCell[] = []
  let start = 0
  for (const match of line.matchAll(delimiter)) {
    cells.push(trimmed(line, { start, end: match.index }, offset))
    start = match.index + match[0].length
  }
  cells.push(trimmed(line, { start, end: line.length }, offset))
  // Markdown rows start and end with a delimiter.
  if (cells[0]?.text === '' && cells.length > 2) cells.shift()
  if (cells.at(-1)?.text === '' && cells.length > 2) cells.pop()
  return cells
}

function splitQuoted(line: string, delimiter: string, offset: number): RawCell[] {
  const cells: RawCell[] = []
  let start = 0
  let quoted = false
  for (let index = 0; index <= line.length; index++) {
    if (line[index] === '"') quoted = !quoted
    if (index < line.length && (quoted || line[index] !== delimiter)) continue
    cells.push(trimmed(line, { start, end: index }, offset))
    start = index + 1
  }
  return cells
}

function trimmed(line: string, { start, end }: Span, offset: number): RawCell {
  const whole = line.slice(start, end)
  const before = /^[\s"*`]{0,20}/.exec(whole)?.[0].length ?? 0
  const text = whole.slice(before).replace(/[\s"*`]{1,20}$/, '')
  return { text, start: offset + start + before, end: offset + start + before + text.length }
}
