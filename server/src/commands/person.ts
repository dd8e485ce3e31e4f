import { writeFile } from 'node:fs/promises'
import { parseConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { isNetId } from '../outside/cas-person.ts'
import { type Command, type Given, readArguments, withDatabase } from './command.ts'
import { erasePerson } from './person/erase.ts'
import { findMentions, namesPattern } from './person/erase-queries.ts'
import { findAccount, getEverythingAbout } from './person/export-queries.ts'
import { Refusal } from './refusal.ts'

const help = `npm run person -- export NETID [--out FILE]
npm run person -- erase NETID [--prompts delete | keep] [--yes]

export   everything that is stored about a person, as JSON, to FILE or to the screen
erase    removes a person and everything that names them, in one transaction

  --prompts delete   their prompts go with them, as in the console; this is the default
  --prompts keep     public prompts that do not name them stay, as the library's own
  --yes              does not ask first`

export const person: Command = {
  help,
  run: async (args, given) => {
    const { values, positionals } = readArguments(args, {
      options: { out: { type: 'string' }, prompts: { type: 'string' }, yes: { type: 'boolean' } },
      required: ['action (export or erase)', 'NetID'],
      help,
    })
    const [action, text = ''] = positionals
    const netid = text.toLowerCase()
    if (!isNetId(netid)) throw new Refusal(`"${text}" is not a NetID.`)
    const { prompts = 'delete', out, yes = false } = values
    if (prompts !== 'delete' && prompts !== 'keep')
      throw new Refusal(`--prompts must be delete or keep; it is "${prompts}".\n\n${help}`)
    if (action !== 'export' && action !== 'erase')
      throw new Refusal(`The action must be export or erase; it is "${action}".\n\n${help}`)

    const { database: where, adminNetIds } = parseConfig(given.environment)
    await withDatabase(where, {}, (database) =>
      action === 'export'
        ? exportPerson(database, { netid, out, given })
        : erase(database, { netid, keepPrompts: prompts === 'keep', yes, adminNetIds, given }),
    )
  },
}

async function exportPerson(
  { db }: Database,
  { netid, out, given }: { netid: string; out: string | undefined; given: Given },
): Promise<void> {
  const account = await findAccount(db, netid)
  if (!account) throw new Refusal(`There is nobody with the NetID ${netid} here.`)
  const everything = { exported_at: given.now, ...(await getEverythingAbout(db, account)) }
  const text = JSON.stringify(everything, null, 2)
  if (out === undefined) return given.say(text)
  const path = given.file(out)
  await writeFile(path, `${text}\n`, { mode: 0o600, flag: 'wx' }).catch((error) => {
    throw new Refusal(`${path} can't be written: ${error.message}.`)
  })
  given.say(`Everything about ${account.display_name} (${netid}) is in ${path}.`)
}

interface Erasing {
  netid: string
  keepPrompts: boolean
  yes: boolean
  adminNetIds: readonly string[]
  given: Given
}

async function erase(
  database: Database,
  { netid, keepPrompts, yes, adminNetIds, given }: Erasing,
): Promise<void> {
  const { say, ask, now } = given
  const account = await findAccount(database.db, netid)
  say(
    account
      ? `${account.display_name} (${netid}, ${account.email ?? 'no address'})`
      : `Nobody is ${netid} now.`,
  )
  say(
    keepPrompts
      ? 'Public prompts that do not name them stay, as the library’s own; all else of theirs goes for good.'
      : 'All that is theirs goes for good, prompts included.',
  )
  if (!yes && (await ask('To erase them, type the NetID once more: ')).trim().toLowerCase() !== netid)
    throw new Refusal('Nothing was changed.')

  const { done, names } = await erasePerson(database.db, { netid, keepPrompts, adminNetIds, now })
  for (const line of done) say(`  ${line}`)
  say('Looking for their names in every text…')
  const mentions = await database.withSession(async (run) => {
    await run('set statement_timeout = 0')
    return findMentions(run, namesPattern(names))
  })
  if (mentions.length === 0) say('Nothing in the database names them any more.')
  else say('Others’ texts that hold one of their names, perhaps of a namesake; look at them in the console:')
  for (const { table, column, count, ids } of mentions)
    say(`  ${table}.${column}: ${count}${ids && ` (id ${ids})`}`)
  say('Backups and logs from before still hold them, until these are deleted.')
}
