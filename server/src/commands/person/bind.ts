import { readFile } from 'node:fs/promises'
import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { Config } from '../../config.ts'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { recordAudit } from '../../features/audit/queries.ts'
import { createAccount } from '../../features/session/account-queries.ts'
import { issuer as issuerSetting } from '../../setting-values.ts'
import type { CommandContext } from '../command.ts'
import { Refusal } from '../refusal.ts'
import { type LinkedAccount, listLinkedAccounts, makeAdmins, replaceLinks } from './bind-queries.ts'
import type { Link } from './link-file.ts'

const OPERATOR = { id: null, display_name: 'Server operator' }
const SHOWN = 200

interface Options {
  lines: readonly Link[]
  issuer: string
  adminNetIds: readonly string[]
  now: Date
}

interface Plan {
  linked: readonly (Link & { account: LinkedAccount })[]
  relinked: Plan['linked']
  unlinked: Plan['linked']
  unchanged: Plan['linked']
  /** NetIDs of admins in the settings, whose accounts are created, because no one can sign in as them before. */
  created: readonly Link[]
  withoutAccount: readonly Link[]
}

export function readIssuer(option: string | undefined, { signIn }: Config): string {
  if (option === undefined) {
    if (signIn.kind === 'oidc') return signIn.issuer
    throw new Refusal('Set OIDC_ISSUER, or add --issuer with the address of the issuer.')
  }
  const { data, error } = issuerSetting.safeParse(option)
  if (error) throw new Refusal(`--issuer ${error.issues[0]?.message}`)
  return data
}

export async function readLinkFile(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error) => {
    throw new Refusal(`${path} can't be read: ${error.message}.`)
  })
}

/** Links accounts to identities, or says what that would change. */
export async function bindAccounts(
  db: Db,
  options: Omit<Options, 'now'> & { changes: boolean; yes: boolean; context: CommandContext },
): Promise<void> {
  const { print, ask, now } = options.context
  const input = { ...options, now }
  print(`Issuer: ${options.issuer}`)
  report(await inTransaction(db, (tx) => planFor(tx, input)), print)
  if (!options.changes) return print('Nothing was changed. Use bind to make these changes.')
  if (!options.yes && (await ask('Type bind to confirm: ')).trim().toLowerCase() !== 'bind')
    throw new Refusal('Nothing was changed.')
  const changed = await inTransaction(db, (tx) => applyPlan(tx, input))
  print(`Changed ${countOf(changed, 'account')}. Their sessions have ended, and their API keys are revoked.`)
}

async function planFor(tx: Tx, { lines, issuer, adminNetIds }: Options): Promise<Plan> {
  const accounts = await listLinkedAccounts(tx, { lines, issuer })
  const byNetId = new Map(accounts.map((account) => [account.netid, account]))
  refuseTakenSubjects({ accounts, lines, issuer })
  const found = lines.flatMap((line) => {
    const account = byNetId.get(line.netid)
    return account ? [{ ...line, account }] : []
  })
  const isSame = ({ subject, account }: Plan['linked'][number]) =>
    subject === account.subject && (subject === null || account.issuer === issuer)
  const changing = found.filter((line) => !isSame(line))
  const missing = lines.filter(({ netid }) => !byNetId.has(netid))
  const isCreated = ({ netid, subject }: Link) => subject !== null && adminNetIds.includes(netid)
  return {
    linked: changing.filter(({ subject, account }) => subject !== null && account.subject === null),
    relinked: changing.filter(({ subject, account }) => subject !== null && account.subject !== null),
    unlinked: changing.filter(({ subject }) => subject === null),
    unchanged: found.filter(isSame),
    created: missing.filter(isCreated),
    withoutAccount: missing.filter((line) => !isCreated(line)),
  }
}

/** A subject can move between accounts of the file, but not away from another one. */
function refuseTakenSubjects({
  accounts,
  lines,
  issuer,
}: {
  accounts: readonly LinkedAccount[]
  lines: readonly Link[]
  issuer: string
}): void {
  const listed = new Set(lines.map(({ netid }) => netid))
  const taken = accounts.filter((account) => account.issuer === issuer && !listed.has(account.netid))
  if (taken.length === 0) return
  const names = taken.slice(0, SHOWN).map(({ netid, subject }) => `  ${subject} is linked to ${netid}`)
  throw new Refusal(
    `Some identities belong to accounts that aren’t in the file. Nothing was changed.\n${names.join('\n')}`,
  )
}

function report(plan: Plan, print: CommandContext['print']): void {
  const sections: [string, readonly Link[]][] = [
    ['To be linked', plan.linked],
    ['To be linked to another identity', plan.relinked],
    ['To be unlinked', plan.unlinked],
    ['To be created and linked, because ADMIN_NETIDS lists them', plan.created],
    [`No account has this ${DEFAULT_CAMPUS.id_name}`, plan.withoutAccount],
  ]
  for (const [title, lines] of sections) {
    if (lines.length === 0) continue
    print(`${title}: ${lines.length}`)
    for (const line of lines.slice(0, SHOWN)) print(`  ${describe(line)}`)
    if (lines.length > SHOWN) print(`  and ${lines.length - SHOWN} more`)
  }
  print(`Already as in the file: ${plan.unchanged.length}`)
}

function describe(line: Link & { account?: LinkedAccount }): string {
  const { netid, subject, account } = line
  const person = account
    ? `${netid} (${account.display_name}${account.role === 'admin' ? ', admin' : ''})`
    : netid
  const before = account?.subject ? `${account.subject} → ` : ''
  return `${person}: ${before}${subject ?? 'not linked'}`
}

/** Plans again, because an account may have changed since the confirmation. */
async function applyPlan(tx: Tx, options: Options): Promise<number> {
  const { issuer, adminNetIds, now } = options
  const { created, linked, relinked, unlinked, unchanged } = await planFor(tx, options)
  for (const { netid, subject } of created)
    await createAccount(tx, { netid, identity: subject === null ? undefined : { issuer, subject }, now })
  const changed = [...linked, ...relinked, ...unlinked]
  await replaceLinks(tx, {
    links: changed.map(({ account, subject }) => ({ id: account.id, subject })),
    issuer,
  })
  for (const { account, subject } of changed)
    if (account.role === 'admin')
      await recordAdmin(tx, {
        account,
        action: subject === null ? 'unlinked account' : 'linked account',
        now,
      })
  const listed = [...created, ...linked, ...relinked, ...unchanged].filter(
    ({ netid, subject }) => subject !== null && adminNetIds.includes(netid),
  )
  const admins = await makeAdmins(
    tx,
    listed.map(({ netid }) => netid),
  )
  for (const account of admins) await recordAdmin(tx, { account, action: 'made admin', now })
  const onlyAdmins = admins.filter(({ id }) => unchanged.some(({ account }) => account.id === id))
  const total = changed.length + created.length + onlyAdmins.length
  if (total > 0)
    await recordAudit(tx, {
      actor: OPERATOR,
      action: 'linked accounts',
      target: {
        type: 'setting',
        id: null,
        name: 'Sign-in',
        details: `linked ${linked.length + created.length}, linked to another identity ${relinked.length}, unlinked ${unlinked.length}`,
      },
      now,
    })
  return total
}

async function recordAdmin(
  tx: Tx,
  { account, action, now }: { account: LinkedAccount; action: string; now: Date },
): Promise<void> {
  await recordAudit(tx, {
    actor: OPERATOR,
    action,
    target: { type: 'user', id: account.id, name: account.display_name, subject: account },
    now,
  })
}
