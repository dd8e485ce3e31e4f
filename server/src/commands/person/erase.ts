import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import { type Db, inTransaction } from '../../db/database.ts'
import { deleteUser, lockPromptsOf } from '../../features/admin/user-queries.ts'
import { recordAudit } from '../../features/audit/queries.ts'
import { deleteWaiting } from '../../features/groups/member-queries.ts'
import { lockAccounts } from '../../features/session/account-queries.ts'
import { deleteInvitations } from '../../features/sharing/invitation-queries.ts'
import { deleteUsesOf } from '../../features/uses/queries.ts'
import { Refusal } from '../refusal.ts'
import { ERASED, eraseFromAuditLog } from './audit-queries.ts'
import { deleteLimits } from './erase-queries.ts'
import { type Account, countParts, findAccount } from './export-queries.ts'

interface EraseOptions {
  netid: string
  adminNetIds: readonly string[]
  now: Date
}

/**
 * What erasing a person deletes, and what it keeps without their name, in one transaction. Also works for a deleted
 * account, which the audit log still names. Returns what was done and every name of the user.
 */
export async function erasePerson(
  db: Db,
  { netid, adminNetIds, now }: EraseOptions,
): Promise<{ done: string[]; names: string[] }> {
  if (adminNetIds.includes(netid))
    throw new Refusal(`${netid} is listed in ADMIN_NETIDS. Remove it there and restart the servers first.`)

  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, netid)
    if (account) {
      // Locked before the audit log is read, so that a concurrent admin action is either in the log already or waits.
      await lockPromptsOf(tx, account.id)
      refuseLastAdmin(await lockAccounts(tx, account.id), account)
    }
    await deleteLimits(tx, account ?? { netid })
    const log = await eraseFromAuditLog(tx, netid)
    const invitedAs = [netid, account?.email ?? netid].map(searchKey)
    const invitations = await deleteInvitations(tx, { names: invitedAs })
    const waiting = await deleteWaiting(tx, invitedAs)
    if (!account && log.entries + invitations.length + waiting === 0)
      throw new Refusal(`No user has the ${DEFAULT_CAMPUS.id_name} ${netid}.`)
    const names = [netid, ...log.names, ...(account ? namesOf(account) : [])]
    const done: string[] = []

    if (account) {
      await deleteUsesOf(tx, account.id)
      const parts = await countParts(tx, account.id)
      const deleted = await deleteUser(tx, { id: account.id, now })
      done.push(`Deleted the account. It had: ${parts.join(', ')}`)
      done.push(
        `Deleted collections: ${deleted.collections}. Transferred to a co-editor: ${deleted.transferredCollections}`,
      )
      done.push('AI enhancements are kept for their cost, without a name')
    }
    if (invitations.length > 0) done.push(`Deleted invitations to them: ${invitations.length}`)
    if (waiting > 0) done.push(`Removed from groups that they wait for: ${waiting}`)
    done.push(`Anonymized audit log entries: ${log.entries}`)
    await recordAudit(tx, {
      actor: { id: null, display_name: 'Server operator' },
      action: 'erased user',
      target: { type: 'user', id: null, name: ERASED },
      now,
    })
    return { done, names }
  })
}

function namesOf({ display_name, email }: Account): string[] {
  return email === null ? [display_name] : [display_name, email]
}

function refuseLastAdmin(
  accounts: readonly { id: number; role: string; status: string }[],
  account: Account,
): void {
  const others = accounts.filter(
    ({ id, role, status }) => id !== account.id && role === 'admin' && status === 'active',
  )
  const isAdmin = accounts.some(({ id, role }) => id === account.id && role === 'admin')
  if (isAdmin && others.length === 0)
    throw new Refusal(`${account.display_name} is the last active admin. Make another user an admin first.`)
}
