import { stat } from 'node:fs/promises'
import { parseDatabaseConfig } from '../config.ts'
import { writeBackup } from './backup/backup-file.ts'
import { rowsInWords, tableLines, withProgress } from './backup/progress.ts'
import { withSnapshot } from './backup/snapshot.ts'
import { type Command, readArguments, withDatabase } from './command.ts'

/**
 * A restored session would sign in users who have signed out or been disabled since the backup, and a restored key may have been
 * revoked.
 */
const EXCLUDED_TABLES = ['sessions', 'api_keys']

const help = `npm run backup [-- FILE]

Saves a snapshot of the library's database to FILE, or to a new file in ./backups.
With PostgreSQL, the servers can keep running. With the embedded database, stop the server first.`

export const backup: Command = {
  help,
  run: async (args, { environment, file, print, now }) => {
    const { positionals } = readArguments(args, { optional: ['file'], help })
    const path = file(
      positionals[0] ?? `backups/library-${now.toISOString().replace(/\W/g, '').slice(0, 15)}.json.gz`,
    )
    await withDatabase(parseDatabaseConfig(environment), {}, async (database) => {
      print(`Saving ${database.description}…`)
      await withSnapshot(database, { except: EXCLUDED_TABLES, now }, async ({ header, batches }) => {
        await writeBackup(path, { header, batches: withProgress({ header, batches }, print) })
        print(tableLines(header))
        const size = ((await stat(path)).size / 1_000_000).toFixed(1)
        print(`Saved ${rowsInWords(header)} to ${path} (${size} MB).`)
      })
    })
  },
}
