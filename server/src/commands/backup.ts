// What `npm run backup` leaves out (sessions and API keys), and when older backups are deleted: all but the newest
// BACKUP_KEEP, unless the new one is less than half as large.
import { stat } from 'node:fs/promises'
import { parseBackupConfig, parseDatabaseConfig } from '../config.ts'
import { writeBackup } from './backup/backup-file.ts'
import { rowsInWords, tableLines, withProgress } from './backup/progress.ts'
import { withSnapshot } from './backup/snapshot.ts'
import { type BackupStore, locate, nameOf, openStore } from './backup/store.ts'
import { type Command, type CommandContext, readArguments, withDatabase } from './command.ts'
import { Refusal } from './refusal.ts'

/**
 * A restored session would sign in users who have signed out or been disabled since the backup, and a restored key may have been
 * revoked.
 */
const EXCLUDED_TABLES = ['sessions', 'api_keys']

const help = `npm run backup [-- FILE]

Saves a snapshot of the library's database to FILE, which can be a path or an address such as s3://bucket/name.json.gz.
Without FILE, it's a new file in BACKUP_TO, and all but the newest BACKUP_KEEP files there are deleted. If BACKUP_TO isn't
set, it's a new file in ./backups, and nothing is deleted.
With PostgreSQL, the servers can keep running. With the embedded database, stop the server first.`

export const backup: Command = {
  help,
  run: async (args, context) => {
    const { positionals } = readArguments(args, { optional: ['file'], help })
    const { environment, print, now } = context
    const { store, name, keep } = await targetOf(positionals[0], context)
    // Before everything is read, in case the storage can't be used.
    const earlier = keep === undefined ? [] : await store.list()
    let saved = ''
    let size = 0
    await store.save(name, (path) =>
      withDatabase(parseDatabaseConfig(environment), { canBeReplica: true }, async (database) => {
        print(`Saving ${database.description}…`)
        await withSnapshot(database, { except: EXCLUDED_TABLES, now }, async ({ header, batches }) => {
          await writeBackup(path, { header, batches: withProgress({ header, batches }, print) })
          print(tableLines(header))
          size = (await stat(path)).size
          saved = `Saved ${rowsInWords(header)} to ${store.addressOf(name)} (${(size / 1_000_000).toFixed(1)} MB).`
        })
      }),
    )
    // Backups of a database that was lost and created again must not push out those that have everything.
    const larger = earlier.filter((old) => old.size > 2 * size)
    for (const old of keep === undefined ? [] : [...earlier, { name, size }].slice(0, -keep)) {
      if (larger.includes(old)) continue
      await store.remove(old.name)
      print(`Deleted ${store.addressOf(old.name)}.`)
    }
    const newest = larger.at(-1)
    if (newest)
      throw new Refusal(
        `${saved} That's less than half the size of ${store.addressOf(newest.name)}, so backups of that size are kept. If nothing is missing in the library, delete them.`,
      )
    print(saved)
  },
}

async function targetOf(
  file: string | undefined,
  context: CommandContext,
): Promise<{ store: BackupStore; name: string; keep?: number }> {
  if (file !== undefined) return locate(file, context)
  const name = nameOf(context.now)
  const backups = parseBackupConfig(context.environment)
  if (!backups) return locate(`backups/${name}`, context)
  return { store: await openStore(backups.to), name, keep: backups.keep }
}
