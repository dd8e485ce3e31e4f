import { writeFile } from 'node:fs/promises'
import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { isNetId } from '@prompt-library/domain/people/net-id'
import { parseConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { type Command, type CommandContext, readArguments, withDatabase } from './command.ts'
import { erasePerson } from './person/erase.ts'
import { findMentions, namesPattern } from './person/erase-queries.ts'
import { findAccount, getEverythingAbout } from './person/export-queries.ts'
import { linkPerson, readIdentity } from './person/link.ts'
import { Refusal } from './refusal.ts'

const help = `npm run person -- export NETID [--out FILE]
npm run person -- erase NETID [--yes]
npm run person -- link NETID SUB [--issuer ADDRESS]

export   writes everything stored about a user, as JSON, to FILE or to the terminal
erase    deletes a user and everything that names them, in one transaction
link     links an account to the identity that has this "sub" at an OpenID Connect service, in place of any other

  --issuer ADDRESS   the service's issuer; defaults to OIDC_ISSUER
  --yes              skip the confirmation`

const ACTIONS = ['export', 'erase', 'link']

/**
 * `npm run person`: its actions (export, erase, link), their options, and the question before it erases.
 */
export const person: Command = {
  help,
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, {
      options: {
        out: { type: 'string' },
        issuer: { type: 'string' },
        yes: { type: 'boolean' },
      },
      required: [`action (${ACTIONS.join(', ')})`, DEFAULT_CAMPUS.id_name],
      optional: ['sub'],
      help,
    })
    const [action, text = '', subject = ''] = positionals
    const { out, yes = false } = values
    const config = parseConfig(context.environment)
    const { database: where, adminNetIds, signIn } = config
    const netid = text.toLowerCase()
    if (!isNetId(netid)) throw new Refusal(`"${text}" is not a ${DEFAULT_CAMPUS.id_name}.`)
    if (action === 'link') {
      const identity = readIdentity(subject, { issuer: values.issuer, signIn })
      return withDatabase(where, {}, async ({ db }) =>
        context.print(await linkPerson(db, { netid, identity, adminNetIds, now: context.now })),
      )
    }
    if (action !== 'export' && action !== 'erase')
      throw new Refusal(`The action must be one of ${ACTIONS.join(', ')}, not "${action}".\n\n${help}`)
    await withDatabase(where, {}, (database) =>
      action === 'export'
        ? exportPerson(database, { netid, out, context })
        : erase(database, { netid, yes, adminNetIds, context }),
    )
  },
}

async function exportPerson(
  { db }: Database,
  { netid, out, context }: { netid: string; out: string | undefined; context: CommandContext },
): Promise<void> {
  const account = await findAccount(db, netid)
  if (!account) throw new Refusal(`No user has the ${DEFAULT_CAMPUS.id_name} ${netid}.`)
  const everything = { exported_at: context.now, ...(await getEverythingAbout(db, account)) }
  const text = JSON.stringify(everything, null, 2)
  if (out === undefined) return context.print(text)
  const path = context.file(out)
  await writeFile(path, `${text}\n`, { mode: 0o600, flag: 'wx' }).catch((error) => {
    throw new Refusal(`${path} can't be written: ${error.message}.`)
  })
  context.print(`Saved everything about ${account.display_name} (${netid}) to ${path}.`)
}

interface EraseOptions {
  netid: string
  yes: boolean
  adminNetIds: readonly string[]
  context: CommandContext
}

async function erase(database: Database, { netid, yes, adminNetIds, context }: EraseOptions): Promise<void> {
  const { print, ask, now } = context
  const account = await findAccount(database.db, netid)
  print(
    account
      ? `${account.display_name} (${netid}, ${account.email ?? 'no email'})`
      : `No account has the ${DEFAULT_CAMPUS.id_name} ${netid}. The audit log may still name it.`,
  )
  print('This permanently deletes everything they have, including their prompts.')
  if (
    !yes &&
    (await ask(`Type the ${DEFAULT_CAMPUS.id_name} again to confirm: `)).trim().toLowerCase() !== netid
  )
    throw new Refusal('Nothing was changed.')

  const { done, names } = await erasePerson(database.db, { netid, adminNetIds, now })
  for (const line of done) print(`  ${line}`)
  print('Searching all text for their names…')
  const mentions = await database.withSession(async (run) => {
    await run('set statement_timeout = 0')
    return findMentions(run, namesPattern(names))
  })
  if (mentions.length === 0) print('The database no longer names them.')
  else
    print(
      'Other texts contain one of their names. It may belong to someone else. Review these in the Admin Console:',
    )
  for (const { table, column, count, ids } of mentions)
    print(`  ${table}.${column}: ${count}${ids && ` (id ${ids})`}`)
  print('Earlier backups and logs still contain their data until you delete those.')
}
