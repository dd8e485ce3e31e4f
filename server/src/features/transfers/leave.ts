// What someone who leaves passes on: public prompts, and public collections without co-editors.
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
  now: Date
  /** The admin who does this, and needn't be told. */
  actorId?: number
}

/**
 * Gives the public prompts of a person who leaves, and their public collections without co-editors, to someone else. Delete the
 * account in the same transaction. Lock their prompts and both accounts first.
 */
export async function leaveTo(
  tx: Tx,
  newOwner: NewOwner,
  { id, actorId, now }: Leaver,
): Promise<{ promptIds: number[]; collections: number }> {
  const to = newOwner.id ?? (await libraryAccount(tx, now))
  const promptIds = await listPublicPrompts(tx, id)
  await movePrompts(tx, { promptIds, from: id, to, now })
  const collections = await passOnCollections(tx, { from: id, to, now })
  const isTold = newOwner.id !== null && newOwner.id !== actorId && promptIds.length + collections > 0
  await createNotifications(tx, {
    type: 'prompts_received',
    userIds: isTold ? [to] : [],
    ...receivedNotice({ prompts: promptIds.length, collections }),
    now,
  })
  return { promptIds, collections }
}
