import { type Db, inTransaction } from '../../db/database.ts'
import { deleteUser, lockAccounts, lockPromptsOf } from '../../features/admin/user-queries.ts'
import { recordAudit } from '../../features/audit/queries.ts'
import { deleteUsesOf } from '../../features/uses/queries.ts'
import { sweepPublicWords } from '../../search/index-prompts.ts'
import { Refusal } from '../refusal.ts'
import { ERASED, eraseFromAuditLog } from './audit-queries.ts'
import { countOwned, deleteLimits, giveToLibrary, namesPattern } from './erase-queries.ts'
import { type Account, findAccount } from './export-queries.ts'

interface Erasing {
  netid: string
  /** Public prompts stay, without an author, if they do not name them. */
  keepPrompts: boolean
  adminNetIds: readonly string[]
  now: Date
}

/**
 * Removes a person and what names them, all that can be seen of them in one transaction. Also of somebody whose account was deleted before: the audit
 * log still names them. Gives what was done, and the names by which the library knew them.
 */
export async function erasePerson(
  db: Db,
  { netid, keepPrompts, adminNetIds, now }: Erasing,
): Promise<{ done: string[]; names: string[] }> {
  if (adminNetIds.includes(netid))
    throw new Refusal(
      `${netid} is named in ADMIN_NETIDS. Take it out there first and start the servers anew.`,
    )

  const erased = await inTransaction(db, async (tx) => {
    const account = await findAccount(tx, netid)
    if (account) {
      // Locked before the log is read: an admin who acts on them at this moment has written the entry by then, or waits.
      await lockPromptsOf(tx, account.id)
      await refuseLastAdmin(await lockAccounts(tx, account.id), account)
    }
    await deleteLimits(tx, { id: account?.id, netid })
    const log = await eraseFromAuditLog(tx, netid)
    if (!account && log.entries === 0) throw new Refusal(`There is nobody with the NetID ${netid} here.`)
    const names = [netid, ...log.names, ...(account ? namesOf(account) : [])]
    const done: string[] = []

    if (account) {
      await deleteUsesOf(tx, account.id)
      const owned = await countOwned(tx, account.id)
      const pattern = namesPattern(names)
      const kept = keepPrompts ? await giveToLibrary(tx, { id: account.id, pattern, now }) : 0
      const deleted = await deleteUser(tx, account.id)
      done.push(
        `erased: the account; prompts: ${deleted.prompts}, votes: ${owned.votes}, shares: ${owned.shares}, notifications: ${owned.notifications}, sessions: ${owned.sessions}`,
      )
      if (keepPrompts)
        done.push(`kept as the library’s own: public prompts: ${kept} of ${owned.public_prompts}`)
      done.push(`kept without a name: AI enhancements, for their cost: ${owned.enhancements}`)
    }
    done.push(`kept without a name: entries of the audit log: ${log.entries}`)
    await recordAudit(tx, {
      actor: { id: null, display_name: 'Whoever runs the server' },
      action: 'erased person',
      target: {
        type: 'user',
        id: null,
        name: ERASED,
        details: keepPrompts ? 'public prompts were kept' : 'with all prompts',
      },
      now,
    })
    return { done, names }
  })
  // the words of their prompts too, where only theirs had them
  await sweepPublicWords(db, { waits: true })
  return erased
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
    throw new Refusal(`${account.display_name} is the last active admin. Make somebody else one first.`)
}
