import {
  type CollectionVisibility,
  canPublishCollections,
  collectionPermissions,
} from '@prompt-library/domain/collections/permissions'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import type { Queryable, Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Publisher } from '../prompts/publish.ts'
import { type FoundCollection, findCollection, lockCollection } from './queries.ts'

type Right = keyof ReturnType<typeof collectionPermissions>

interface AccessRequest {
  user: Viewer | null
  token: string
  right: Right
}

/** Completes "You don't have permission to …". */
const ACTIONS: Record<Right, string> = {
  view: 'view this collection',
  editItems: 'change this collection',
  editDetails: 'edit this collection',
  changeAudience: 'change who can see this collection',
  share: 'share this collection',
  manageEditors: 'choose who can edit this collection',
  leave: 'leave this collection',
  delete: 'delete this collection',
  feature: 'feature this collection',
  report: 'report this collection',
}

/** Throws if the user can't do this with the collection: 404 if they can't view it, else "You don't have permission to …". */
export async function authorizeCollection(
  db: Queryable,
  { user, token, right }: AccessRequest,
): Promise<FoundCollection> {
  const collection = await findCollection(db, { token, viewerId: user?.id ?? null })
  if (!collection) throw collectionNotFound()
  const permissions = collectionPermissions(user, collection)
  if (permissions[right]) return collection
  throw permissions.view
    ? new AppError(403, `You don’t have permission to ${ACTIONS[right]}.`)
    : collectionNotFound()
}

/** The same, for a change: until the transaction ends, no one else can change the collection. */
export async function authorizeChange(tx: Tx, request: AccessRequest): Promise<FoundCollection> {
  // The role is read after the lock, because another change may just have removed it.
  await lockCollection(tx, { token: request.token })
  return authorizeCollection(tx, request)
}

/** Throws if this user can't write what a collection shows to everyone. */
export function refusePublishing({ rule, ...user }: Publisher, visibility: CollectionVisibility): void {
  if (visibility === 'public' && !canPublishCollections(rule, user))
    throw new AppError(
      403,
      'Only curators can write what everyone reads in a public collection here. Share yours by link, or keep it private.',
    )
}

/** The same for a missing and a hidden collection, so the response doesn't reveal which tokens exist. */
export function collectionNotFound(): AppError {
  return new AppError(404, 'This collection doesn’t exist, or you can’t view it.')
}
