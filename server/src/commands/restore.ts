import { parseDatabaseConfig } from '../config.ts'
import { readBackup } from './backup/backup-file.ts'
import { load } from './backup/load.ts'
import { rowsInWords, tableLines } from './backup/progress.ts'
import { type Command, type CommandContext, pathOf, readArguments, withDatabase } from './command.ts'

const help = `npm run restore -- FILE [--replace | --check]

Restores a backup into the database in DATABASE_URL, or else in DATA_DIR. The database must be new or empty.
A new embedded database is created only if DATA_DIR is set.
Stop the servers first. If anything goes wrong, the database doesn't change.

  --replace   delete everything in the database first
  --check     only check that the file is complete; needs no database`

/** `npm run restore` checks a backup and loads it. Users have to sign in again and create new API keys. */
export const restore: Command = {
  help,
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, {
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
      required: ['file'],
      help,
    })
    const [file = ''] = positionals
    await restoreFile({ path: pathOf(file, context), ...values }, context)
  },
}

interface Restoring {
  path: string
  replace?: boolean
  check?: boolean
}

async function restoreFile(
  { path, replace = false, check = false }: Restoring,
  { environment, print }: CommandContext,
): Promise<void> {
  const { header, batches } = await readBackup(path)
  print(`Backup from ${header.made_at}: ${rowsInWords(header)}, schema ${header.migrations.at(-1)}.`)
  // A damaged file must be found before anything is changed.
  print('Checking the file…')
  for await (const _ of batches);
  print('The file is complete.')
  if (check) return print(tableLines(header))

  await withDatabase(
    parseDatabaseConfig(environment),
    { create: environment['DATA_DIR'] !== undefined },
    async (database) => {
      print(`Restoring into ${database.description}…`)
      await load(database, { ...(await readBackup(path)), replace, print })
      print(tableLines(header))
      print(`Restored ${rowsInWords(header)}. All users have to sign in again and create new API keys.`)
    },
  )
}
