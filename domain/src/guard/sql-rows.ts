import type { Span } from './finding.ts'
import type { Cell, Row } from './tables.ts'

const INSERT =
  /\binsert\s{1,9}into\s{1,9}[\w."`[\]]{1,80}\s{0,9}\((?<columns>[^()]{1,400})\)\s{0,9}values\s{0,9}/gi
const TUPLE = /\s{0,9},?\s{0,9}\((?<values>(?:'[^'\n]{0,200}'|[^()'\n]){1,600})\)/y
const VALUE = /'[^'\n]{0,200}'|[^,']{1,200}/g

/** The rows of INSERT INTO … (name, grade) VALUES ('…', '…'). */
export function findSqlRows(text: string): Row[] {
  const rows: Row[] = []
  for (const match of text.matchAll(INSERT)) {
    const headers = (match.groups?.['columns'] ?? '').split(',').map((name) => name.replace(/[\s"`[\]]/g, ''))
    TUPLE.lastIndex = match.index + match[0].length
    for (let tuple = TUPLE.exec(text); tuple; tuple = TUPLE.exec(text)) {
      const values = tuple.groups?.['values'] ?? ''
      rows.push({ cells: cellsOf(values, headers, tuple.index + tuple[0].lastIndexOf(values)) })
    }
  }
  return rows
}

function cellsOf(values: string, headers: readonly string[], offset: number): Cell[] {
  return Array.from(values.matchAll(VALUE))
    .filter(([value]) => value.trim() !== '')
    .map(({ 0: value, index }, column) => ({
      header: headers[column] ?? '',
      ...unquoted(value, offset + index),
    }))
}

function unquoted(value: string, offset: number): Span & { text: string } {
  const start = /^[\s']{0,9}/.exec(value)?.[0].length ?? 0
  const text = value.slice(start).replace(/[\s']{1,9}$/, '')
  return { text, start: offset + start, end: offset + start + text.length }
}
