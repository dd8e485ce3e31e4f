import { parseDatabaseConfig } from '../config.ts'
import { inTransaction } from '../db/database.ts'
import { seedStarterCollections } from '../seeds/starter-collections.ts'
import { type Command, readArguments, withDatabase } from './command.ts'

const help = `npm run starters

Adds the starter collections to a library that was set up before they existed. It leaves out collections that the library
already has, and prompts that were deleted or renamed.
With PostgreSQL, the servers can keep running. With the embedded database, stop the server first.`

export const starters: Command = {
  help,
  run: async (args, { environment, print, now }) => {
    readArguments(args, { help })
    await withDatabase(parseDatabaseConfig(environment), {}, async ({ db }) => {
      const added = await inTransaction(db, (tx) => seedStarterCollections(tx, now))
      print(added.length > 0 ? `Added ${added.join(', ')}.` : 'There was nothing to add.')
    })
  },
}
