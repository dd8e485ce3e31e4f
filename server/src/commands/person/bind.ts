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

/** What becomes of a line, as it's reported. */
const CHANGES = {
  linked: 'To be linked',
  relinked: 'To be linked to another identity',
  unlinked: 'To be unlinked',
  created: 'To be created and linked, because ADMIN_NETIDS lists them',
  missing: `No account has this ${DEFAULT_CAMPUS.id_name}`,
}

interface PlannedLine extends Link {
  account: LinkedAccount | undefined
  change: keyof typeof CHANGES | 'unchanged'
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

/** Says what it will change, asks, and links accounts to identities. */
export async function bindAccounts(
  db: Db,
  options: Omit<Options, 'now'> & { yes: boolean; context: CommandContext },
): Promise<void> {
  const { print, ask, now } = options.context
  const input = { ...options, now }
  print(`Issuer: ${options.issuer}`)
  report(await inTransaction(db, (tx) => planFor(tx, input)), print)
  if (!options.yes && (await ask('Type bind to confirm: ')).trim().toLowerCase() !== 'bind')
    throw new Refusal('Nothing was changed.')
  const changed = await inTransaction(db, (tx) => applyPlan(tx, input))
  print(`Changed ${countOf(changed, 'account')}. Their sessions have ended, and their API keys are revoked.`)
}

async function planFor(tx: Tx, options: Options): Promise<PlannedLine[]> {
  const { lines, issuer } = options
  const accounts = await listLinkedAccounts(tx, { lines, issuer })
  refuseTakenSubjects(accounts, options)
  const byNetId = new Map(accounts.map((account) => [account.netid, account]))
  return lines.map((line) => {
    const account = byNetId.get(line.netid)
    return { ...line, account, change: changeOf(line, account, options) }
  })
}

function changeOf(
  { netid, subject }: Link,
  account: LinkedAccount | undefined,
  { issuer, adminNetIds }: Options,
): PlannedLine['change'] {
  // No one can sign in as an admin of the settings before the account exists.
  if (!account) return subject !== null && adminNetIds.includes(netid) ? 'created' : 'missing'
  if (subject === account.subject && (subject === null || issuer === account.issuer)) return 'unchanged'
  if (subject === null) return 'unlinked'
  return account.subject === null ? 'linked' : 'relinked'
}

/** A subject can move between accounts of the file, but not away from another one. */
function refuseTakenSubjects(
  accounts: readonly LinkedAccount[],
  { lines, issuer }: Pick<Options, 'lines' | 'issuer'>,
): void {
  const listed = new Set(lines.map(({ netid }) => netid))
  const taken = accounts.filter((account) => account.issuer === issuer && !listed.has(account.netid))
  if (taken.length === 0) return
  const names = taken.slice(0, SHOWN).map(({ netid, subject }) => `  ${subject} is linked to ${netid}`)
  throw new Refusal(
    `Some identities belong to accounts that aren’t in the file. Nothing was changed.\n${names.join('\n')}`,
  )
}

function report(plan: readonly PlannedLine[], print: CommandContext['print']): void {
  for (const [change, title] of Object.entries(CHANGES)) {
    const lines = plan.filter((line) => line.change === change)
    if (lines.length === 0) continue
    print(`${title}: ${lines.length}`)
    for (const line of lines.slice(0, SHOWN)) print(`  ${describe(line)}`)
    if (lines.length > SHOWN) print(`  and ${lines.length - SHOWN} more`)
  }
  print(`Already as in the file: ${countIn(plan, 'unchanged')}`)
}

function countIn(plan: readonly PlannedLine[], change: PlannedLine['change']): number {
  return plan.filter((line) => line.change === change).length
}

function describe({ netid, subject, account }: PlannedLine): string {
  const person = account
    ? `${netid} (${account.display_name}${account.role === 'admin' ? ', admin' : ''})`
    : netid
  const before = account?.subject ? `${account.subject} → ` : ''
  return `${person}: ${before}${subject ?? 'not linked'}`
}

/** Plans again, because an account may have changed since the confirmation. Returns how many accounts changed. */
async function applyPlan(tx: Tx, options: Options): Promise<number> {
  const { issuer, adminNetIds, now } = options
  const plan = await planFor(tx, options)
  const changed = new Set<string>()
  const links: { id: number; subject: string | null }[] = []
  for (const { netid, subject, account, change } of plan) {
    if (change === 'unchanged' || change === 'missing') continue
    changed.add(netid)
    if (account) links.push({ id: account.id, subject })
    else if (subject !== null) await createAccount(tx, { netid, identity: { issuer, subject }, now })
    if (account?.role === 'admin')
      await recordAdmin(tx, { account, action: `${subject === null ? 'un' : ''}linked account`, now })
  }
  await replaceLinks(tx, { links, issuer })
  const listed = plan.filter(({ netid, subject }) => subject !== null && adminNetIds.includes(netid))
  const netids = listed.map(({ netid }) => netid)
  for (const account of await makeAdmins(tx, netids)) {
    changed.add(account.netid)
    await recordAdmin(tx, { account, action: 'made admin', now })
  }
  const linked = countIn(plan, 'linked') + countIn(plan, 'created')
  const details = `linked ${linked}, linked to another identity ${countIn(plan, 'relinked')}, unlinked ${countIn(plan, 'unlinked')}`
  const target = { type: 'setting', id: null, name: 'Sign-in', details } as const
  if (changed.size > 0) await recordAudit(tx, { actor: OPERATOR, action: 'linked accounts', target, now })
  return changed.size
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
