// What someone who leaves passes on: public prompts, and public collections without co-editors.
import { receivedNotice } from '@prompt-library/domain/prompts/transfer-notice'
import type { Tx } from '../../db/database.ts'
import { createNotifications } from '../notifications/queries.ts'
import { libraryAccount } from './library-account-queries.ts'
import { listPublicPrompts, lockPublicPrompts, movePrompts, passOnCollections } from './move-queries.ts'

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
  /** How many prompts the new owner got before, in parts. */
  before?: number
  now: Date
}

/** The embedded database serves no one else while it moves these and indexes them for search, which takes about half a second. */
const PART = 100

/**
 * Locks the next part of a person's public prompts, if they have so many that `leaveTo` would take too long. Call it before locking
 * both accounts.
 */
export async function lockPart(tx: Tx, id: number): Promise<number[]> {
  const promptIds = await lockPublicPrompts(tx, { id, limit: 2 * PART })
  return promptIds.length < 2 * PART ? [] : promptIds.slice(0, PART)
}

/** Gives what `lockPart` locked to someone else. */
export async function leavePart(
  tx: Tx,
  { id: newOwnerId }: NewOwner,
  { id: from, promptIds, now }: { id: number; promptIds: readonly number[]; now: Date },
): Promise<void> {
  await movePrompts(tx, { promptIds, from, to: newOwnerId ?? (await libraryAccount(tx, now)), now })
}

/**
 * Gives the public prompts of a person who leaves, and their public collections without co-editors, to someone else. Delete the
 * account in the same transaction. Lock their prompts and both accounts first.
 */
export async function leaveTo(
  tx: Tx,
  { id: newOwnerId }: NewOwner,
  { id, naming, actorId, before = 0, now }: Leaver,
): Promise<{ promptIds: number[]; collections: number }> {
  const to = newOwnerId ?? (await libraryAccount(tx, now))
  const promptIds = await listPublicPrompts(tx, { id, naming })
  await movePrompts(tx, { promptIds, from: id, to, currentTextOnly: naming !== undefined, now })
  const collections = await passOnCollections(tx, { id, naming, to, now })
  const moved = { prompts: before + promptIds.length, collections }
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
  return { promptIds, collections }
}
