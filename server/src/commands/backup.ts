import { stat } from 'node:fs/promises'
import { parseDatabaseConfig } from '../config.ts'
import { writeBackup } from './backup/backup-file.ts'
import { rowsInWords, tableLines, withProgress } from './backup/progress.ts'
import { withSnapshot } from './backup/snapshot.ts'
import { type Command, readArguments, withDatabase } from './command.ts'

/**
 * Sessions are left out of files: a restored one would bring back who was signed out or disabled since, and all that it
 * saves people is one sign-in.
 */
const NOT_IN_FILES = ['sessions']

const help = `npm run backup [-- FILE]

Writes everything in the library's database to FILE, as of one moment, or to a new file in ./backups.
On PostgreSQL the servers keep running. The embedded database has to be closed: stop the server first.`

export const backup: Command = {
  help,
  run: async (args, { environment, file, say, now }) => {
    const { positionals } = readArguments(args, { optional: ['file'], help })
    const path = file(
      positionals[0] ?? `backups/library-${now.toISOString().replace(/\W/g, '').slice(0, 15)}.json.gz`,
    )
    await withDatabase(parseDatabaseConfig(environment), {}, async (database) => {
      say(`Saving ${database.description}…`)
      await withSnapshot(database, { except: NOT_IN_FILES, now }, async ({ header, batches }) => {
        await writeBackup(path, { header, batches: withProgress({ header, batches }, say) })
        say(tableLines(header))
        const size = ((await stat(path)).size / 1_000_000).toFixed(1)
        say(`Saved ${rowsInWords(header)} to ${path} (${size} MB).`)
      })
    })
  },
}
