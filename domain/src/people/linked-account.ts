/** Why a user with a valid identity can't use the account that has their NetID. */
export type LinkRefusal = 'linked-to-another' | 'admin-not-linked' | 'not-linked'

interface Found {
  /** The account that has the user's NetID, if any. It isn't linked to their identity. */
  account: { role: string; isLinked: boolean } | undefined
  /** Whether the server's settings make this NetID an admin. */
  isConfiguredAdmin: boolean
  /** Whether the operator says that no one can change their own NetID. */
  netIdIsFixed: boolean
}

/**
 * Whose account someone gets when they first sign in with an identity that no account is linked to. A NetID alone never
 * opens an admin's account: at many services, people can change the name that is used as their NetID.
 */
export function linkFor({
  account,
  isConfiguredAdmin,
  netIdIsFixed,
}: Found): 'create' | 'link' | LinkRefusal {
  if (account?.isLinked) return 'linked-to-another'
  if (isConfiguredAdmin || account?.role === 'admin') return 'admin-not-linked'
  if (!account) return 'create'
  return netIdIsFixed ? 'link' : 'not-linked'
}

/** The audit log's words for each refusal. */
export const LINK_REFUSALS: Record<LinkRefusal, string> = {
  'linked-to-another': 'the account is linked to another identity',
  'admin-not-linked': 'an admin’s account isn’t linked to an identity',
  'not-linked': 'the account isn’t linked to an identity',
}
