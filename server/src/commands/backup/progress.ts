import type { Batch, Header } from './snapshot.ts'

const STEP = 100_000

/** The same rows; tells of every hundred thousand of a table that have gone by. */
export async function* withProgress(
  { header, batches }: { header: Header; batches: AsyncIterable<Batch> },
  say: (text: string) => void,
): AsyncGenerator<Batch> {
  const done = new Map(header.tables.map((table) => [table.name, { ...table, passed: 0 }]))
  for await (const batch of batches) {
    yield batch
    const table = done.get(batch.table)
    if (!table) continue
    const before = table.passed
    table.passed += batch.lines.length
    if (Math.floor(before / STEP) < Math.floor(table.passed / STEP))
      say(`  ${table.name}: ${table.passed} of ${table.rows}…`)
  }
}

/** Every table with its number of rows, a line each. */
export function tableLines({ tables }: Header): string {
  return tables.map(({ name, rows }) => `  ${name.padEnd(20)} ${String(rows).padStart(9)}`).join('\n')
}

export function rowsInWords({ tables }: Header): string {
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables`
}
