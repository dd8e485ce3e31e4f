import { parseDatabaseConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { load } from './backup/load.ts'
import { rowsInWords, tableLines } from './backup/progress.ts'
import { withSnapshot } from './backup/snapshot.ts'
import { type Command, readArguments, withDatabase } from './command.ts'
import { deleteExampleUsers, listExampleUsers } from './example-users.ts'
import { Refusal } from './refusal.ts'

const help = `npm run move-to-postgres [-- --without-examples]

Copies everything from the embedded database in DATA_DIR to the PostgreSQL database in DATABASE_URL, which must be empty,
and compares every row. The embedded database doesn't change. Stop the server first.

  --without-examples   leave out the example users of a trial and what was done with their accounts`

/**
 * `npm run move-to-postgres` copies everything from the embedded database to PostgreSQL, sessions included, so users
 * stay signed in.
 */
export const moveToPostgres: Command = {
  help,
  run: async (args, { environment, print, now }) => {
    const { values } = readArguments(args, { options: { 'without-examples': { type: 'boolean' } }, help })
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
          if (values['without-examples'])
            print(`Deleted ${await deleteExampleUsers(postgres.db, now)} example users from it.`)
          else await nameExampleUsers(postgres.db, print)
          print(
            `The ${embedded.description} is unchanged. The server doesn’t use it while DATABASE_URL is set.`,
          )
        })
      }),
    )
  },
}

/** Says which accounts of the new database belong to no one, and how to be rid of them. */
async function nameExampleUsers(db: Db, print: (text: string) => void): Promise<void> {
  const users = await listExampleUsers(db)
  if (users.length === 0) return
  const names = users.map(
    ({ netid, display_name, role }) => `${display_name} (${netid}${role === 'admin' ? ', an admin' : ''})`,
  )
  print(
    `It has the trial’s example users: ${names.join(', ')}. Delete them in the Admin Console, or move again into an empty database with --without-examples.`,
  )
}
