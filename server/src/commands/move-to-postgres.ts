import { parseDatabaseConfig } from '../config.ts'
import { load } from './backup/load.ts'
import { rowsInWords, tableLines } from './backup/progress.ts'
import { withSnapshot } from './backup/snapshot.ts'
import { type Command, readArguments, withDatabase } from './command.ts'
import { Refusal } from './refusal.ts'

const help = `npm run move-to-postgres

Copies everything from the embedded database in DATA_DIR to the PostgreSQL of DATABASE_URL, which has to be empty, and
compares every row. The embedded one stays as it is. Stop the server first.`

export const moveToPostgres: Command = {
  help,
  run: async (args, { environment, say, now }) => {
    readArguments(args, { help })
    const target = parseDatabaseConfig(environment)
    if (target.kind !== 'postgres')
      throw new Refusal(`DATABASE_URL is not set: it says where to move to.\n\n${help}`)
    const source = parseDatabaseConfig({ ...environment, DATABASE_URL: undefined })
    await withDatabase(source, {}, (embedded) =>
      withDatabase(target, { create: true }, async (postgres) => {
        say(`Moving from ${embedded.description} to ${postgres.description}…`)
        // sessions too: nobody has to sign in again
        await withSnapshot(embedded, { except: [], now }, async ({ header, batches }) => {
          await load(postgres, { header, batches, replace: false, say })
          say(tableLines(header))
          say(`Moved ${rowsInWords(header)}; each row was read back and compared.`)
          say(
            `The ${embedded.description} is as it was. The server uses it no more while DATABASE_URL is set.`,
          )
        })
      }),
    )
  },
}
