import type { Batch, Header } from './snapshot.ts'

const STEP = 100_000

/** Passes the batches through and prints a line for every 100,000 rows of a table. */
export async function* withProgress(
  { header, batches }: { header: Header; batches: AsyncIterable<Batch> },
  print: (text: string) => void,
): AsyncGenerator<Batch> {
  const done = new Map(header.tables.map((table) => [table.name, { ...table, count: 0 }]))
  for await (const batch of batches) {
    yield batch
    const table = done.get(batch.table)
    if (!table) continue
    const before = table.count
    table.count += batch.lines.length
    if (Math.floor(before / STEP) < Math.floor(table.count / STEP))
      print(`  ${table.name}: ${table.count} of ${table.rows}…`)
  }
}

/** One line per table with its number of rows. */
export function tableLines({ tables }: Header): string {
  return tables.map(({ name, rows }) => `  ${name.padEnd(20)} ${String(rows).padStart(9)}`).join('\n')
}

export function rowsInWords({ tables }: Header): string {
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables`
}
