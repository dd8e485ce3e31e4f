// Writes one row after another and prints the name of each as soon as the database has acknowledged it, until it dies.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { inTransaction } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'

const [target = ''] = process.argv.slice(2)
const database = target.startsWith('postgres:')
  ? await openPostgres(target, () => {})
  : await openEmbedded(target)
await migrate(database)

for (;;) {
  const name = randomUUID()
  await inTransaction(database.db, (tx) =>
    tx.insertInto('seeds').values({ name, planted_at: new Date() }).execute(),
  )
  writeSync(1, `${name}\n`)
}
