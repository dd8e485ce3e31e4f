import { receivedNotice } from '@prompt-library/domain/prompts/transfer-notice'
import type { Tx } from '../../db/database.ts'
import { createNotifications } from '../notifications/queries.ts'
import { libraryAccount } from './library-account-queries.ts'
import { listPublicPrompts, movePrompts, passOnCollections } from './move-queries.ts'

export interface NewOwner {
  /** Null for the library's own account. */
  id: number | null
  name: string
}

export const LIBRARY: NewOwner = { id: null, name: 'Prompt Library' }

interface Leaver {
  id: number
  /** For an erasure: a pattern that matches the person's names. What it matches isn't transferred. */
  naming?: string
  /** The admin who does this, and needn't be told. */
  actorId?: number
  now: Date
}

/**
 * Gives the public prompts of a person who leaves, and their public collections without co-editors, to someone else. Delete the
 * account in the same transaction. Lock their prompts and both accounts first.
 */
export async function leaveTo(
  tx: Tx,
  { id: newOwnerId }: NewOwner,
  { id, naming, actorId, now }: Leaver,
): Promise<{ prompts: number; collections: number }> {
  const to = newOwnerId ?? (await libraryAccount(tx, now))
  const promptIds = await listPublicPrompts(tx, { id, naming })
  await movePrompts(tx, { promptIds, from: id, to, currentTextOnly: naming !== undefined, now })
  const collections = await passOnCollections(tx, { id, naming, to, now })
  const moved = { prompts: promptIds.length, collections }
  if (newOwnerId !== null && newOwnerId !== actorId && moved.prompts + moved.collections > 0)
    await createNotifications(tx, {
      type: 'prompts_received',
      userIds: [newOwnerId],
      prompt_id: null,
      actor_id: null,
      ...receivedNotice(moved),
      personal_message: null,
      now,
    })
  return moved
}
