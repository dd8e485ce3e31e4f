import type { UserAction } from '@prompt-library/contract/admin'
import { type Account, accountFor } from '@prompt-library/domain/people/account-rules'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { lockAccounts } from '../session/account-queries.ts'

interface Change {
  action: UserAction | 'delete'
  actorId: number
  accountId: number
  /** Another account that the change is about. */
  otherId?: number | null | undefined
  adminNetIds: readonly string[]
}

/**
 * Keeps two admins from changing the same account at once. Locks the account, and the other one if it exists. Throws if
 * the actor can't do this.
 */
export async function lockAccount(
  tx: Tx,
  { action, otherId, ...change }: Change,
): Promise<{ account: Account; other: Account | undefined }> {
  const accounts = await lockAccounts(tx, change.accountId, ...(otherId ? [otherId] : []))
  const account = accountFor(action, { ...change, accounts })
  if ('refused' in account) throw new AppError(account.code, account.refused)
  return { account, other: accounts.find(({ id }) => id === otherId) }
}
