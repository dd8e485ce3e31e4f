// Which groups someone is in from a sign-in on.
import { nameKey } from '@prompt-library/domain/people/net-id'
import { type Db, inTransaction } from '../../db/database.ts'
import { followClaims, joinWaited } from './member-queries.ts'

export interface Joining {
  person: { id: number; netid: string | null; email: string | null }
  /** The values of the claim. Undefined if there is none, or if the sign-in service didn't say all of them. */
  claims: readonly string[] | undefined
  now: Date
}

/** Joins groups that the person waits for, and follows the claims of the sign-in service into groups and out of them. */
export async function joinGroups(db: Db, { person, claims, now }: Joining): Promise<void> {
  const names = [person.netid, person.email].flatMap((name) => (name ? nameKey(name) : []))
  await inTransaction(db, async (tx) => {
    await joinWaited(tx, { userId: person.id, names, now })
    if (claims) await followClaims(tx, { userId: person.id, values: claims, now })
  })
}
