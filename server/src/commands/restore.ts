import { parseDatabaseConfig } from '../config.ts'
import { readBackup } from './backup/backup-file.ts'
import { load } from './backup/load.ts'
import { rowsInWords, tableLines } from './backup/progress.ts'
import { type Command, readArguments, withDatabase } from './command.ts'

const help = `npm run restore -- FILE [--replace | --check]

Puts a backup into the database of the settings (DATABASE_URL, or else DATA_DIR), which has to be empty or
new. A new embedded one is made only where DATA_DIR is set: without any setting, nothing is meant.
Stop the servers first. If anything goes wrong, the database stays as it was.

  --replace   what the database holds now goes, all of it
  --check     only looks whether the file is whole; needs no database`

export const restore: Command = {
  help,
  run: async (args, { environment, file, say }) => {
    const { values, positionals } = readArguments(args, {
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
      required: ['file'],
      help,
    })
    const path = file(positionals[0] ?? '')
    const { header, batches } = await readBackup(path)
    say(`A backup of ${header.made_at}, ${rowsInWords(header)}, at ${header.migrations.at(-1)}.`)
    // the whole file first: a damaged one should be found before anything is touched
    say('Checking the file…')
    for await (const _ of batches);
    say('It is whole.')
    if (values.check) return say(tableLines(header))

    await withDatabase(
      parseDatabaseConfig(environment),
      { create: environment['DATA_DIR'] !== undefined },
      async (database) => {
        say(`Restoring into ${database.description}…`)
        await load(database, { ...(await readBackup(path)), replace: values.replace ?? false, say })
        say(tableLines(header))
        say(`Restored ${rowsInWords(header)}. Everybody has to sign in again.`)
      },
    )
  },
}
