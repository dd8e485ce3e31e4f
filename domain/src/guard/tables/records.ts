// Rows whose columns are named with every value: INSERT in SQL, and the objects of JSON.
import type { Span } from '../finding.ts'

/** A value with the name of its column. */
interface NamedValue extends Span {
  header: string
  text: string
}

export type NamedRow = readonly NamedValue[]

const INSERT =
  /\binsert\s{1,4}into\s{1,4}[\w."`]{1,60}\s{0,4}\((?<columns>[^()]{1,400})\)\s{0,4}values\s{0,4}/gi
const VALUES = /[\s,]{0,6}\((?<values>[^()\n]{1,600})\)/y
const VALUE = /'(?<quoted>[^'\n]{0,200})'|(?<plain>[^\s,'][^,'\n]{0,60})/g

export function insertedRows(text: string): NamedRow[] {
  const rows: NamedRow[] = []
  for (const match of text.matchAll(INSERT)) {
    const columns = (match.groups?.['columns'] ?? '').split(',').map((column) => column.trim())
    VALUES.lastIndex = match.index + match[0].length
    for (let row = VALUES.exec(text); row; row = VALUES.exec(text)) {
      const values = row.groups?.['values'] ?? ''
      const from = row.index + row[0].length - 1 - values.length
      const cells = Array.from(values.matchAll(VALUE), (value, index) => {
        const written = value.groups?.['quoted'] ?? value.groups?.['plain']?.trimEnd() ?? ''
        const start = from + value.index + value[0].indexOf(written)
        return { header: columns[index] ?? '', text: written, start, end: start + written.length }
      })
      if (cells.length > 0) rows.push(cells)
    }
  }
  return rows
}

const OBJECT = /\{(?=\s{0,20}["'])[^{}]{10,1500}\}/g
const QUOTED = String.raw`"(?<quoted>[^"\n]{1,200})"`
const MEMBER = new RegExp(
  String.raw`["'](?<key>[\p{L}_][\p{L}\d_ -]{0,30})["']\s{0,3}:\s{0,3}(?:${QUOTED}|(?<plain>-?\d[\d.]{0,15}))`,
  'gu',
)

export function rowsOfObjects(text: string): NamedRow[] {
  const rows: NamedRow[] = []
  for (const match of text.matchAll(OBJECT)) {
    const cells = Array.from(match[0].matchAll(MEMBER), (member) => {
      const value = member.groups?.['quoted'] ?? member.groups?.['plain'] ?? ''
      const end = match.index + member.index + member[0].length - (member.groups?.['quoted'] ? 1 : 0)
      return { header: member.groups?.['key'] ?? '', text: value, start: end - value.length, end }
    })
    if (cells.length > 1) rows.push(cells)
  }
  return rows
}
