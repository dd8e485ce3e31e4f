// Where a text has tables, and which cell is in which column.
import type { FindingKind, Span } from '../finding.ts'
import { type Held, isName, kindOfCell } from './cell-values.ts'
import { SUMMARY } from './column-words.ts'
import { decideColumns, heldBy } from './columns.ts'
import { type RawTable, tablesOfLines } from './line-tables.ts'

export interface Cell extends Span {
  header: string
  text: string
  /** What it is, where its column and the row say so. */
  kind: FindingKind | undefined
  /** Whether it has sentences in it, which are read as such. */
  hasSentences: boolean
  /** Whether nothing is known of its column, where the people to call can be. */
  mayNameOthers: boolean
}

export interface Row extends Span {
  cells: readonly Cell[]
  /** Whether the row is about a person: not in a list of rooms, and not a row of totals. */
  isAboutPerson: boolean
}

export interface Tables {
  rows: Row[]
  /** Headers, and cells of which is known what they hold. Nothing else is found in them. */
  settled: Span[]
}

/** The rows of every table with a header: Markdown, CSV, tabs, and columns of spaces. */
export function findTables(text: string): Tables {
  const tables = tablesOfLines(text)
  const rows = tables.flatMap(rowsOf)
  const cells = rows.flatMap((row) => row.cells.filter(({ hasSentences }) => !hasSentences))
  const settled = [...tables.map(({ header }) => header), ...cells].sort((a, b) => a.start - b.start)
  return { rows, settled }
}

function rowsOf({ headers, rows, isGradebook }: RawTable): Row[] {
  const values = headers.map(() => [] as string[])
  for (const row of rows) for (const { column, text } of row) values[column]?.push(text)
  const { held, arePeople } = decideColumns({ headers, values, isGradebook })
  return rows.map((row) => {
    const isAboutPerson = arePeople && namesSomeone(row, held)
    const cells = row.map(({ column, text, start, end }) => ({
      header: headers[column] ?? '',
      text,
      start,
      end,
      kind: isAboutPerson ? kindOfCell(held[column] ?? 'other', text) : undefined,
      hasSentences: held[column] === 'sentences',
      mayNameOthers: heldBy(headers[column] ?? '') === 'number',
    }))
    return { cells, isAboutPerson, start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 }
  })
}

/** Whether a row has a name or an ID where there are some. */
function namesSomeone(row: RawTable['rows'][number], held: readonly Held[]): boolean {
  const has = (kinds: readonly Held[]) => kinds.some((kind) => held.includes(kind))
  const names: readonly Held[] = has(['name', 'name part']) ? ['name', 'name part'] : []
  const others: readonly Held[] = ['username', 'email', 'id', 'personal']
  if (row.some(({ column, text }) => names.includes(held[column] ?? 'other') && SUMMARY.test(text)))
    return false
  return row.some(({ column, text }) => {
    const one = held[column] ?? 'other'
    if (names.includes(one)) return isName(text)
    if (one === 'personal') return /\d/.test(text)
    return (
      others.includes(one) &&
      kindOfCell(one === 'email' ? 'username' : one, text.replace('@', '.')) !== undefined
    )
  })
}
