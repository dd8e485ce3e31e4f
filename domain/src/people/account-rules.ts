export interface Account {
  id: number
  netid: string | null
  display_name: string
  role: 'user' | 'admin'
  status: 'active' | 'disabled'
}

interface Request {
  actorId: number
  accountId: number
  /** The account and all active admins. */
  accounts: readonly Account[]
  /** Admins by the server's settings. */
  adminNetIds: readonly string[]
}

interface Refusal {
  /** As a status of HTTP. */
  code: 403 | 404 | 409
  /** Why, in a sentence. */
  refused: string
}

/** Actions that cost the library an admin, in the words of the refusals. */
const LOSSES = {
  remove_admin: { self: 'remove your own admin role', other: 'demoted' },
  disable: { self: 'disable your own account', other: 'disabled' },
  delete: { self: 'delete your own account', other: 'deleted' },
} as const

type AccountAction = keyof typeof LOSSES | 'make_admin' | 'enable'

/** The account, if the actor may do this to it; else why not. */
export function accountFor(action: AccountAction, request: Request): Account | Refusal {
  const { actorId, accountId, accounts, adminNetIds } = request
  const activeAdmins = accounts.filter(({ role, status }) => role === 'admin' && status === 'active')
  // Another admin may have changed the actor's role since the call was let in.
  if (!activeAdmins.some(({ id }) => id === actorId)) return refusal(403, 'This is for administrators only.')
  const account = accounts.find(({ id }) => id === accountId)
  if (!account) return refusal(404, 'This user no longer exists.')
  if (action === 'make_admin' || action === 'enable') return account

  const { self, other } = LOSSES[action]
  if (accountId === actorId) return refusal(403, `You can’t ${self}. Ask another admin.`)
  const name = account.display_name
  if (account.netid !== null && adminNetIds.includes(account.netid))
    return refusal(409, `${name} is set as an admin in the server configuration and can’t be ${other} here.`)
  // The actor is one of them today. If that changes, a library without an admin would have no way back.
  if (!activeAdmins.some(({ id }) => id !== accountId))
    return refusal(409, `${name} is the last active admin and can’t be ${other}.`)
  return account
}

function refusal(code: Refusal['code'], refused: string): Refusal {
  return { code, refused }
}
