import type { Header } from './snapshot.ts'

/** One line per table with its number of rows. */
export function tableLines({ tables }: Header): string {
  return tables.map(({ name, rows }) => `  ${name.padEnd(20)} ${String(rows).padStart(9)}`).join('\n')
}

export function rowsInWords({ tables }: Header): string {
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables`
}
