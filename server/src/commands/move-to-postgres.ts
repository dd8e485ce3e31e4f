import { parseDatabaseConfig } from '../config.ts'
import { load } from './backup/load.ts'
import { rowsInWords, tableLines } from './backup/progress.ts'
import { withSnapshot } from './backup/snapshot.ts'
import { type Command, readArguments, withDatabase } from './command.ts'
import { Refusal } from './refusal.ts'

const help = `npm run move-to-postgres

Copies everything from the embedded database in DATA_DIR to the PostgreSQL database in DATABASE_URL, which must be empty,
and compares every row. The embedded database doesn't change. Stop the server first.`

/**
 * `npm run move-to-postgres` copies everything from the embedded database to PostgreSQL, sessions included, so users
 * stay signed in.
 */
export const moveToPostgres: Command = {
  help,
  run: async (args, { environment, print, now }) => {
    readArguments(args, { help })
    const target = parseDatabaseConfig(environment)
    if (target.kind !== 'postgres')
      throw new Refusal(`DATABASE_URL is not set. Set it to the database to move to.\n\n${help}`)
    const source = parseDatabaseConfig({ ...environment, DATABASE_URL: undefined })
    await withDatabase(source, {}, (embedded) =>
      withDatabase(target, { create: true }, async (postgres) => {
        print(`Moving from ${embedded.description} to ${postgres.description}…`)
        // Sessions are included so that users stay signed in.
        await withSnapshot(embedded, { except: [], now }, async ({ header, batches }) => {
          await load(postgres, { header, batches, replace: false, print })
          print(tableLines(header))
          print(`Moved ${rowsInWords(header)}. Every row was read back and compared.`)
          print(
            `The ${embedded.description} is unchanged. The server doesn’t use it while DATABASE_URL is set.`,
          )
        })
      }),
    )
  },
}
