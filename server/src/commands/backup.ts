// What `npm run backup` leaves out (sessions and API keys), and when older backups are deleted: all but the newest
// BACKUP_KEEP, unless the new one is less than half as large.
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseBackupConfig, parseDatabaseConfig } from '../config.ts'
import { type BackupContent, pipeBackup, writeBackup } from './backup/backup-file.ts'
import { listBackups, nameOf } from './backup/folder.ts'
import { rowsInWords, tableLines } from './backup/progress.ts'
import { withSnapshot } from './backup/snapshot.ts'
import { type Command, type CommandContext, pathOf, readArguments, withDatabase } from './command.ts'
import { Refusal } from './refusal.ts'

/**
 * A restored session would sign in users who have signed out or been disabled since the backup, and a restored key may have been
 * revoked.
 */
const EXCLUDED_TABLES = ['sessions', 'api_keys', 'oauth_codes', 'oauth_tokens']

const help = `npm run backup [-- FILE]

Saves a snapshot of the library's database to FILE. With - as FILE, it goes to standard output, for a program that stores it
elsewhere: npm run --silent backup -- - | aws s3 cp - s3://bucket/library.json.gz
Without FILE, it's a new file in BACKUP_TO, and all but the newest BACKUP_KEEP files there are deleted. If BACKUP_TO isn't
set, it's a new file in ./backups, and nothing is deleted.
With PostgreSQL, the servers can keep running. With the embedded database, stop the server first.`

export const backup: Command = {
  help,
  run: async (args, context) => {
    const { positionals } = readArguments(args, { optional: ['file'], help })
    const [file] = positionals
    if (file === '-') return saveToOutput(context)
    if (file !== undefined) return context.print((await saveTo(pathOf(file, context), context)).sentence)
    const name = nameOf(context.now)
    const backups = parseBackupConfig(context.environment)
    if (backups) return saveInFolder(join(backups.folder, name), { ...backups, context })
    context.print((await saveTo(context.file(`backups/${name}`), context)).sentence)
  },
}

async function saveToOutput(context: CommandContext): Promise<void> {
  const { output } = context
  if (output.isTTY)
    throw new Refusal(`A terminal can't show a backup. Send it to a program or a file.\n\n${help}`)
  const saved = await save(context, (content) => pipeBackup(content, output))
  context.print(`Saved ${saved}.`)
}

async function saveInFolder(
  path: string,
  { folder, keep, context }: { folder: string; keep: number; context: CommandContext },
): Promise<void> {
  // Before everything is read, in case the folder can't be used.
  const earlier = await listBackups(folder)
  const { sentence, size } = await saveTo(path, context)
  // Backups of a database that was lost and created again must not push out those that have everything.
  const larger = earlier.filter((old) => old.size > 2 * size)
  for (const old of [...earlier, { path, size }].slice(0, -keep)) {
    if (larger.includes(old)) continue
    await rm(old.path)
    context.print(`Deleted ${old.path}.`)
  }
  const newest = larger.at(-1)
  if (newest)
    throw new Refusal(
      `${sentence} That's less than half the size of ${newest.path}, so backups of that size are kept. If nothing is missing in the library, delete them.`,
    )
  context.print(sentence)
}

async function saveTo(path: string, context: CommandContext): Promise<{ sentence: string; size: number }> {
  const saved = await save(context, (content) => writeBackup(path, content))
  const { size } = await stat(path)
  return { sentence: `Saved ${saved} to ${path} (${(size / 1_000_000).toFixed(1)} MB).`, size }
}

/** Returns how much was saved, in words. */
async function save(
  { environment, print, now }: CommandContext,
  write: (content: BackupContent) => Promise<void>,
): Promise<string> {
  return withDatabase(parseDatabaseConfig(environment), { canBeReplica: true }, (database) => {
    print(`Saving ${database.description}…`)
    return withSnapshot(database, { except: EXCLUDED_TABLES, now }, async ({ header, batches }) => {
      await write({ header, batches })
      print(tableLines(header))
      return rowsInWords(header)
    })
  })
}
