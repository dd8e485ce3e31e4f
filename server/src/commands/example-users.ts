import { type Db, inTransaction, type Queryable } from '../db/database.ts'
import { deleteUser } from '../features/admin/user-queries.ts'
import { deleteUsesOf } from '../features/uses/queries.ts'
import { deleteMissesOf } from '../search/missed-searches.ts'
import { DEMO_USERS } from '../seeds/demo-users.ts'

const NETIDS = DEMO_USERS.map(({ netid }) => netid)

/** The accounts of a trial that belong to no one: those of the development sign-in and of the example data. */
export function listExampleUsers(db: Queryable) {
  return db
    .selectFrom('users')
    .select(['id', 'netid', 'display_name', 'role'])
    .where('netid', 'in', NETIDS)
    .orderBy('id')
    .execute()
}

/** Deletes the example accounts with everything that was done with them, also the enhancements that erasing a person keeps for their cost. */
export function deleteExampleUsers(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const users = await listExampleUsers(tx)
    for (const { id } of users) {
      await deleteUsesOf(tx, id)
      await deleteMissesOf(tx, id)
      await tx.deleteFrom('enhancements').where('user_id', '=', id).execute()
      await deleteUser(tx, { id, now })
    }
    return users.length
  })
}
