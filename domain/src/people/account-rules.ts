import type { Role } from './roles.ts'

export interface Account {
  id: number
  netid: string | null
  display_name: string
  role: Role
  status: 'active' | 'disabled'
}

interface Request {
  actorId: number
  accountId: number
  /** The account and all active admins. */
  accounts: readonly Account[]
  /** NetIDs of the admins set in the server configuration. */
  adminNetIds: readonly string[]
}

interface Refusal {
  /** HTTP status code. */
  code: 403 | 404 | 409
  /** The reason, as shown to the user. */
  refused: string
}

/** Actions that can leave the library with one admin fewer, as worded in the refusals. */
const LOSSES = {
  remove_admin: { self: 'remove your own admin role', other: 'demoted' },
  disable: { self: 'disable your own account', other: 'disabled' },
  delete: { self: 'delete your own account', other: 'deleted' },
} as const

type AccountAction = keyof typeof LOSSES | 'make_admin' | 'make_curator' | 'remove_curator' | 'enable'

/**
 * Why an admin can't demote, disable, or delete an account: it's their own, it's set in ADMIN_NETIDS, or it's the last
 * active admin. Otherwise returns the account.
 */
export function accountFor(action: AccountAction, request: Request): Account | Refusal {
  const { actorId, accountId, accounts, adminNetIds } = request
  const activeAdmins = accounts.filter(({ role, status }) => role === 'admin' && status === 'active')
  // Another admin can change the actor's role after the request passes authorization.
  if (!activeAdmins.some(({ id }) => id === actorId)) return refusal(403, 'Only admins can do this.')
  const account = accounts.find(({ id }) => id === accountId)
  if (!account) return refusal(404, 'This user no longer exists.')
  if (action === 'make_admin' || action === 'enable') return account
  if (action === 'make_curator' || action === 'remove_curator')
    return account.role === 'admin'
      ? refusal(409, `${account.display_name} is an admin and can already do everything curators can.`)
      : account

  const { self, other } = LOSSES[action]
  if (accountId === actorId) return refusal(403, `You can’t ${self}. Ask another admin.`)
  const name = account.display_name
  if (account.netid !== null && adminNetIds.includes(account.netid))
    return refusal(409, `${name} is set as an admin in the server configuration and can’t be ${other} here.`)
  // The actor is currently always another active admin. If that rule ever changes, this keeps the last admin in place.
  if (!activeAdmins.some(({ id }) => id !== accountId))
    return refusal(409, `${name} is the last active admin and can’t be ${other}.`)
  return account
}

function refusal(code: Refusal['code'], refused: string): Refusal {
  return { code, refused }
}
