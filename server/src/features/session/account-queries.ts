import type { SessionUser } from '@prompt-library/contract/session'
import type { Account } from '@prompt-library/domain/people/account-rules'
import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import type { Tx } from '../../db/database.ts'
import type { Person } from '../../outside/person.ts'
import type { Identity } from '../../outside/sign-in.ts'
import { indexPromptsOf } from '../../search/index-prompts.ts'

/** Also locks all active admins, so that two admins who remove each other at the same moment can't leave the site without one. */
export async function lockAccounts(
  tx: Tx,
  ...ids: readonly number[]
): Promise<(Account & { issuer: string | null })[]> {
  return tx
    .selectFrom('users')
    .select(['id', 'netid', 'display_name', 'role', 'status', 'issuer'])
    .where('kind', '=', 'person')
    .where(({ or, and, eb }) =>
      or([eb('id', 'in', ids), and([eb('role', '=', 'admin'), eb('status', '=', 'active')])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

const COLUMNS = ['id', 'netid', 'display_name', 'email', 'role', 'status', 'issuer', 'subject'] as const

export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Locks the account. */
export async function findUser(tx: Tx, by: { netid: string } | Identity) {
  const user = tx.selectFrom('users').select(COLUMNS)
  return user
    .where(({ and }) => and({ ...by }))
    .forUpdate()
    .executeTakeFirst()
}

/** Undefined if another request created an account with this NetID or identity at the same moment. */
export async function createAccount(
  tx: Tx,
  { netid, identity, now }: { netid: string; identity: Identity | undefined; now: Date },
): Promise<FoundAccount | undefined> {
  return tx
    .insertInto('users')
    .values({ netid, ...identity, ...nameFields(netid, null), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
}

export async function linkAccount(tx: Tx, id: number, identity: Identity): Promise<void> {
  await tx.updateTable('users').set(identity).where('id', '=', id).execute()
}

/** Undefined if the account is disabled. */
export async function recordSignIn(
  tx: Tx,
  account: FoundAccount,
  { person, role, now }: { person: Person; role: Account['role']; now: Date },
): Promise<SessionUser | undefined> {
  // Attributes that the sign-in service leaves out keep their previous values.
  const display_name = person.displayName ?? account.display_name
  const user = await tx
    .updateTable('users')
    .set({ ...nameFields(display_name, person.email ?? account.email), role, last_login_at: now })
    .where('id', '=', account.id)
    .where('status', '=', 'active')
    .returning(['id', 'display_name', 'email', 'role'])
    .executeTakeFirst()
  if (user && account.display_name !== display_name) await indexPromptsOf(tx, user.id)
  return user
}

function nameFields(display_name: string, email: string | null) {
  return {
    display_name,
    email,
    name_key: sortKey(display_name),
    search_text: searchKey(`${display_name}\n${email ?? ''}`),
  }
}
