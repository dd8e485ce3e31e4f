// Whose account someone gets when they sign in, whether one is created, and which role it has from then on.
import type { Account } from '@prompt-library/domain/people/account-rules'
import { type LinkRefusal, linkFor } from '@prompt-library/domain/people/linked-account'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import type { SignedIn } from '../../outside/sign-in.ts'
import { recordAudit } from '../audit/queries.ts'
import { createAccount, type FoundAccount, findUser, linkAccount, lockAccounts } from './account-queries.ts'

/** In the audit log, for what follows from the claims of the sign-in service. */
export const SERVICE = { id: null, display_name: 'Sign-in service' }

interface Options {
  config: Pick<Config, 'adminNetIds' | 'signIn'>
  now: Date
}

/** Thrown instead of returned, so that the transaction ends without a trace. */
export class AccountRefused extends Error {
  readonly reason: LinkRefusal
  readonly account: FoundAccount | undefined

  constructor(reason: LinkRefusal, account: FoundAccount | undefined) {
    super(reason)
    this.reason = reason
    this.account = account
  }
}

/** The account of whoever signed in, which is created if there is none. */
export async function findAccount(tx: Tx, signedIn: SignedIn, options: Options): Promise<FoundAccount> {
  const { person, identity } = signedIn
  const { config, now } = options
  const linked = identity && (await findUser(tx, { issuer: identity.issuer, subject: identity.subject }))
  if (linked) return linked
  const account = await findUser(tx, { netid: person.netid })
  if (!identity && account) return account
  // Another request created it since the first query.
  if (account && account.issuer === identity?.issuer && account.subject === identity?.subject) return account
  const decision = identity
    ? linkFor({
        account: account && { role: account.role, isLinked: account.subject !== null },
        isConfiguredAdmin: config.adminNetIds.includes(person.netid),
        netIdIsFixed: config.signIn.kind === 'oidc' && config.signIn.netIdIsFixed,
      })
    : 'create'
  if (decision === 'link' && identity && account) {
    await linkAccount(tx, account.id, identity)
    await recordAudit(tx, { ...entryFor(account, now), action: 'linked account' })
    return account
  }
  if (decision !== 'create' && decision !== 'link') throw new AccountRefused(decision, account)
  // If another request was faster, its account is the one.
  return (
    (await createAccount(tx, { netid: person.netid, identity, now })) ?? findAccount(tx, signedIn, options)
  )
}

/** The role that the account has from now on. The last active admin stays one. */
export async function decideRole(
  tx: Tx,
  { account, role, config, now }: Options & { account: FoundAccount; role: SignedIn['role'] },
): Promise<Account['role']> {
  const isConfiguredAdmin = account.netid !== null && config.adminNetIds.includes(account.netid)
  // With OpenID Connect, someone may have chosen their NetID, so only the command that links accounts makes them an admin.
  if (isConfiguredAdmin && (config.signIn.kind !== 'oidc' || account.role === 'admin')) return 'admin'
  if (role === undefined || role === account.role) return account.role
  if (account.role === 'admin') {
    const admins = await lockAccounts(tx, account.id)
    // One that is linked to no identity, or to one of a former service, can't sign in.
    const isLast = !admins.some(
      (other) => other.id !== account.id && other.role === 'admin' && other.issuer === account.issuer,
    )
    if (isLast) return 'admin'
  }
  await recordAudit(tx, {
    ...entryFor(account, now),
    action: role === 'user' ? `removed ${account.role}` : `made ${role}`,
  })
  return role
}

function entryFor(account: FoundAccount, now: Date) {
  const { id, netid, display_name } = account
  return {
    actor: SERVICE,
    target: { type: 'user' as const, id, name: display_name, subject: { netid, display_name } },
    now,
  }
}
