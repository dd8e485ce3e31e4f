import { listGroupShares, shareWithGroup, stopGroupShare } from '@prompt-library/contract/groups'
import type { SessionUser } from '@prompt-library/contract/session'
import { GROUP_SHARES_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { type Db, inTransaction, type Queryable, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { authorizeCollection } from '../collections/authorize.ts'
import { findCollection, lockCollection } from '../collections/queries.ts'
import { notifyGroup } from '../notifications/queries.ts'
import { authorize } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import { authorizeChange } from './authorize.ts'
import * as shares from './share-queries.ts'

interface Named {
  prompt_id?: number | undefined
  token?: string | undefined
}

/** A prompt or a collection, and whether it's the user's. */
interface Found {
  shared: shares.Shared
  isOwner: boolean
}

/** Sharing prompts and collections with a group. */
export function shareRoutes(serve: Serve, { db, clock }: { db: Db; clock: () => Date }): void {
  serve(listGroupShares, async ({ query, user }) => {
    const { shared, isOwner } = await authorizeShared(db, query, { user, right: 'view' })
    return shares.listShares(db, { shared, userId: user.id, isOwner })
  })

  serve(shareWithGroup, async ({ body: { group_id: groupId, personal_message, ...named }, user }) => {
    await inTransaction(db, async (tx) => {
      await lock(tx, named)
      const { shared } = await authorizeShared(tx, named, { user, right: 'share' })
      const { is_open } = await authorizeChange(tx, { user, groupId, right: 'share' })
      if (!is_open) throw new AppError(409, 'This group has ended. Reopen it first.')
      const now = clock()
      const share = { group_id: groupId, sharer_id: user.id, personal_message: personal_message || null }
      if ((await shares.saveShare(tx, { ...share, shared, shared_at: now })) > GROUP_SHARES_MAX)
        throw new AppError(
          409,
          `Up to ${groupedCount(GROUP_SHARES_MAX)} prompts and collections can be shared with a group.`,
        )
      await notifyGroup(tx, { groupId, sharerId: user.id, now })
    })
    return { success: true as const }
  })

  serve(stopGroupShare, async ({ query: { group_id: groupId, ...named }, user }) => {
    await inTransaction(db, async (tx) => {
      // Doesn't check permissions: a sharer who can no longer view it can still stop sharing it.
      const found = await findShared(tx, named, user.id)
      const userId = found?.isOwner ? undefined : user.id
      // The same for what is hidden, missing, and unshared, so the response doesn't reveal which IDs exist.
      if (!found || !(await shares.deleteShares(tx, { shared: found.shared, groupId, userId })))
        throw new AppError(404, 'This is no longer shared with the group.')
    })
    return { success: true as const }
  })
}

/** Until the transaction ends, no one can make it private, or delete it. */
async function lock(tx: Tx, { prompt_id, token = '' }: Named): Promise<void> {
  if (prompt_id === undefined) await lockCollection(tx, { token })
  else await lockPrompt(tx, prompt_id)
}

async function authorizeShared(
  db: Queryable,
  { prompt_id: id, token = '' }: Named,
  { user, right }: { user: SessionUser; right: 'view' | 'share' },
): Promise<Found> {
  if (id !== undefined) {
    const { author_id } = await authorize(db, { user, id, right })
    return { shared: { prompt_id: id }, isOwner: author_id === user.id }
  }
  const { id: collection_id, role } = await authorizeCollection(db, { user, token, right })
  return { shared: { collection_id }, isOwner: role === 'owner' }
}

async function findShared(
  tx: Tx,
  { prompt_id, token = '' }: Named,
  userId: number,
): Promise<Found | undefined> {
  if (prompt_id !== undefined) {
    const prompt = await lockPrompt(tx, prompt_id)
    return prompt && { shared: { prompt_id }, isOwner: prompt.author_id === userId }
  }
  const collection = await findCollection(tx, { token, viewerId: userId })
  return collection && { shared: { collection_id: collection.id }, isOwner: collection.role === 'owner' }
}
