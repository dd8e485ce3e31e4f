import { AppError } from '../../errors.ts'
import type { Account } from './user-queries.ts'

interface Case {
  actorId: number
  accountId: number
  /** The account and all active admins, locked. */
  accounts: readonly Account[]
  /** Admins by the server's settings. */
  adminNetIds: readonly string[]
}

/** What takes an admin away from the library, in the words of the refusals. */
const LOSSES = {
  remove_admin: { self: 'remove your own admin role', other: 'demoted' },
  disable: { self: 'disable your own account', other: 'disabled' },
  delete: { self: 'delete your own account', other: 'deleted' },
} as const

/** The account, if the actor is still an admin and may do this to it; else throws why not. */
export function accountFor(
  action: keyof typeof LOSSES | 'make_admin' | 'enable',
  { actorId, accountId, accounts, adminNetIds }: Case,
): Account {
  // another admin may have changed that since the call was let in
  if (!accounts.some((one) => one.id === actorId && one.role === 'admin' && one.status === 'active'))
    throw new AppError(403, 'This is for administrators only.')
  const account = accounts.find((one) => one.id === accountId)
  if (!account) throw new AppError(404, 'This person is not here any more.')
  if (action === 'make_admin' || action === 'enable') return account

  const words = LOSSES[action]
  if (accountId === actorId) throw new AppError(403, `You can’t ${words.self}. Ask another admin.`)
  if (account.netid !== null && adminNetIds.includes(account.netid))
    throw new AppError(
      409,
      `${account.display_name} is an admin by the server’s settings and can’t be ${words.other} here.`,
    )
  // the actor is one of them, unless what stands above is changed some day: a library without an admin has no way back
  const others = accounts.filter(
    (one) => one.role === 'admin' && one.status === 'active' && one.id !== accountId,
  )
  if (others.length === 0)
    throw new AppError(409, `${account.display_name} is the last active admin and can’t be ${words.other}.`)
  return account
}
