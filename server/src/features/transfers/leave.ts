// What someone who leaves passes on: public prompts, and public collections without co-editors.
import { receivedNotice } from '@prompt-library/domain/prompts/transfer-notice'
import type { Tx } from '../../db/database.ts'
import { createNotifications, deleteNotificationsAt } from '../notifications/queries.ts'
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
  now: Date
  /** The admin who does this, and needn't be told. */
  actorId?: number | undefined
  /** How many prompts the new owner got before, in parts. */
  before?: number
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

/** Gives what `lockPart` locked to someone else, who is told right away, in case the next part fails. */
export async function leavePart(
  tx: Tx,
  newOwner: NewOwner,
  { id: from, promptIds, before = 0, ...leaver }: Leaver & { promptIds: readonly number[] },
): Promise<void> {
  const { now } = leaver
  await movePrompts(tx, { promptIds, from, to: newOwner.id ?? (await libraryAccount(tx, now)), now })
  await notify(tx, newOwner, { ...leaver, prompts: before + promptIds.length, collections: 0 })
}

/**
 * Gives the public prompts of a person who leaves, and their public collections without co-editors, to someone else. Delete the
 * account in the same transaction. Lock their prompts and both accounts first.
 */
export async function leaveTo(
  tx: Tx,
  newOwner: NewOwner,
  { id, naming, actorId, before = 0, now }: Leaver,
): Promise<{ promptIds: number[]; collections: number }> {
  const to = newOwner.id ?? (await libraryAccount(tx, now))
  const promptIds = await listPublicPrompts(tx, { id, naming })
  await movePrompts(tx, { promptIds, from: id, to, currentTextOnly: naming !== undefined, now })
  const collections = await passOnCollections(tx, { id, naming, to, now })
  await notify(tx, newOwner, { prompts: before + promptIds.length, collections, actorId, now })
  return { promptIds, collections }
}

/** Replaces the notification about the parts before, which has the same time. */
async function notify(
  tx: Tx,
  { id }: NewOwner,
  { actorId, now, ...received }: Pick<Leaver, 'actorId' | 'now'> & { prompts: number; collections: number },
): Promise<void> {
  if (id === null || id === actorId || received.prompts + received.collections === 0) return
  const type = 'prompts_received'
  await deleteNotificationsAt(tx, { userId: id, type, now })
  await createNotifications(tx, {
    type,
    userIds: [id],
    prompt_id: null,
    actor_id: null,
    ...receivedNotice(received),
    personal_message: null,
    now,
  })
}
