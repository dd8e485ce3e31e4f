import { stat } from 'node:fs/promises'
import { parseDatabaseConfig } from '../config.ts'
import { type BackupContent, pipeBackup, writeBackup } from './backup/backup-file.ts'
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
Without FILE, it's a new file in ./backups, library-TIME.json.gz. Nothing is deleted.
With PostgreSQL, the servers can keep running. With the embedded database, stop the server first.`

export const backup: Command = {
  help,
  run: async (args, context) => {
    const { positionals } = readArguments(args, { optional: ['file'], help })
    const [file] = positionals
    if (file === '-') return saveToOutput(context)
    await saveTo(
      file === undefined ? context.file(`backups/${nameOf(context.now)}`) : pathOf(file, context),
      context,
    )
  },
}

async function saveToOutput(context: CommandContext): Promise<void> {
  const { output } = context
  if (output.isTTY)
    throw new Refusal(`A terminal can't show a backup. Send it to a program or a file.\n\n${help}`)
  const saved = await save(context, (content) => pipeBackup(content, output))
  context.print(`Saved ${saved}.`)
}

/** Names sort by time. */
function nameOf(time: Date): string {
  return `library-${time.toISOString().replace(/\W/g, '').slice(0, 15)}.json.gz`
}

async function saveTo(path: string, context: CommandContext): Promise<void> {
  const saved = await save(context, (content) => writeBackup(path, content))
  const { size } = await stat(path)
  context.print(`Saved ${saved} to ${path} (${(size / 1_000_000).toFixed(1)} MB).`)
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
