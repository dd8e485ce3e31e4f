import type { Group } from '@prompt-library/contract/groups'
import { groupPermissions } from '@prompt-library/domain/groups/permissions'
import type { Queryable, Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { findGroup, lockGroup, type Reader } from './queries.ts'

interface AccessRequest extends Reader {
  groupId: number
  right: keyof ReturnType<typeof groupPermissions>
}

/** Throws if the user can't do this with the group: 404 if they can't view it, else 403. */
export async function authorizeGroup(
  db: Queryable,
  { groupId, right, ...reader }: AccessRequest,
): Promise<Group> {
  const group = await findGroup(db, groupId, reader)
  const permissions = group && groupPermissions(reader.user, group)
  if (group && permissions?.[right]) return group
  throw permissions?.view ? new AppError(403, 'Only a manager of this group can do this.') : groupNotFound()
}

/** The same, for a change: until the transaction ends, no one else can change the group. */
export async function authorizeChange(tx: Tx, request: AccessRequest): Promise<Group> {
  // The role is read after the lock, because another change may just have removed it.
  await lockGroup(tx, request.groupId)
  return authorizeGroup(tx, request)
}

/** The same for a missing and a hidden group, so the response doesn't reveal which IDs exist. */
function groupNotFound(): AppError {
  return new AppError(404, 'This group doesn’t exist, or you aren’t in it.')
}
