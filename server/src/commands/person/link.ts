import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import type { Config } from '../../config.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { recordAudit } from '../../features/audit/queries.ts'
import { createAccount, findUser } from '../../features/session/account-queries.ts'
import type { Identity } from '../../outside/sign-in.ts'
import { issuer as issuerSetting } from '../../setting-values.ts'
import { Refusal } from '../refusal.ts'
import { replaceLink } from './link-queries.ts'

const OPERATOR = { id: null, display_name: 'Server operator' }
/** The longest `sub` that OpenID Connect allows. */
const SUBJECT_MAX = 255

export function readIdentity(
  subject: string,
  { issuer, signIn }: Pick<Config, 'signIn'> & { issuer: string | undefined },
): Identity {
  if (subject === '' || subject.length > SUBJECT_MAX || /[^\x21-\x7e]/.test(subject))
    throw new Refusal(`"${subject}" is not a "sub".`)
  if (issuer === undefined) {
    if (signIn.kind === 'oidc') return { issuer: signIn.issuer, subject }
    throw new Refusal('Set OIDC_ISSUER, or add --issuer with the address of the issuer.')
  }
  const { data, error } = issuerSetting.safeParse(issuer)
  if (error) throw new Refusal(`--issuer ${error.issues[0]?.message}`)
  return { issuer: data, subject }
}

interface Link {
  netid: string
  identity: Identity
  adminNetIds: readonly string[]
  now: Date
}

/** Links an account to an identity, in place of any other, and returns what was done. Admins of the settings become admins. */
export async function linkPerson(db: Db, { netid, identity, adminNetIds, now }: Link): Promise<string> {
  return inTransaction(db, async (tx) => {
    const other = await findUser(tx, identity)
    if (other && other.netid !== netid)
      throw new Refusal(`This identity is linked to ${other.netid}. Nothing was changed.`)
    const isAdmin = adminNetIds.includes(netid)
    const found = await findUser(tx, { netid })
    // No one can sign in as an admin of the settings before the account is linked.
    const account = found ?? (isAdmin ? await createAccount(tx, { netid, identity, now }) : undefined)
    if (!account)
      throw new Refusal(`No account has the ${DEFAULT_CAMPUS.id_name} ${netid}. Nothing was changed.`)
    const { id, display_name } = account
    await replaceLink(tx, { id, identity, role: isAdmin ? 'admin' : account.role })
    const target = { type: 'user', id, name: display_name, subject: { netid, display_name } } as const
    await recordAudit(tx, { actor: OPERATOR, action: 'linked account', target, now })
    if (isAdmin && account.role !== 'admin')
      await recordAudit(tx, { actor: OPERATOR, action: 'made admin', target, now })
    return `Linked ${display_name} (${netid}${isAdmin ? ', admin' : ''}) to ${identity.subject} at ${identity.issuer}. Their sessions have ended, and their API keys are revoked.`
  })
}
