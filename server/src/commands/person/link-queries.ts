import type { Role } from '@prompt-library/domain/people/roles'
import type { Tx } from '../../db/database.ts'
import type { Identity } from '../../outside/sign-in.ts'

/** Ends the account's sessions and revokes its keys. */
export async function replaceLink(
  tx: Tx,
  { id, identity, role }: { id: number; identity: Identity; role: Role },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...identity, role })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await tx.deleteFrom('api_keys').where('user_id', '=', id).execute()
}
