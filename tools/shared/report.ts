export interface Table {
  head: string[]
  rows: string[][]
}

export interface Result {
  tables: Table[]
  remarks?: string[]
  /** An SVG image. */
  chart?: string
}

/** Prints a table to the terminal in aligned columns. */
export function showTable({ head, rows }: Table): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  console.log(`\n${[head, ...rows].map(line).join('\n')}\n`)
}

export function toMarkdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

/** Formats a number with about two significant digits. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2)
}
