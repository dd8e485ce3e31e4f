import { countOf } from '@prompt-library/domain/text/count-of'
import { parseDatabaseConfig } from '../config.ts'
import { inTransaction } from '../db/database.ts'
import { seedStarterCollections } from '../seeds/starter-collections.ts'
import { addNewStarterPrompts } from '../seeds/starter-prompts.ts'
import { type Command, readArguments, withDatabase } from './command.ts'

const help = `npm run starters

Adds the starter prompts and collections that this version brings to a library that was set up before. Prompts and collections
that the library already got stay as they are: changed ones keep their changes, and deleted ones stay deleted.
With PostgreSQL, the servers can keep running. With the embedded database, stop the server first.`

/** `npm run starters` adds starter prompts and collections that are newer than the library. */
export const starters: Command = {
  help,
  run: async (args, { environment, print, now }) => {
    readArguments(args, { help })
    await withDatabase(parseDatabaseConfig(environment), {}, async ({ db }) => {
      const added = await inTransaction(db, async (tx) => {
        const prompts = await addNewStarterPrompts(tx, now)
        const collections = await seedStarterCollections(tx, now)
        return [...(prompts.length > 0 ? [countOf(prompts.length, 'starter prompt')] : []), ...collections]
      })
      print(added.length > 0 ? `Added ${added.join(', ')}.` : 'There was nothing to add.')
    })
  },
}
