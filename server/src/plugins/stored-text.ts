import { DAY } from '@prompt-library/domain/durations'
import type { Tx } from '../db/database.ts'
import { formatDuration, TooManyRequests } from '../errors.ts'
import { addToLimit, STORED_TEXT } from './limits.ts'

/** 500 saves of the longest prompts in Latin letters, or 160 in Chinese. */
const BYTES_MAX = 50_000_000

interface StoredText {
  userId: number
  bytes: number
  now: Date
}

/**
 * Counts the text that a user stores in a day (UTC), across all server processes. Every saved version of a prompt is kept,
 * so one user could otherwise fill the disk. Call it in the transaction that stores the text: if it's too much, nothing is
 * stored or counted.
 */
export async function countStoredText(tx: Tx, { userId, bytes: by, now }: StoredText): Promise<void> {
  const windowStart = now.getTime() - (now.getTime() % DAY)
  const key = `${STORED_TEXT}:${userId}`
  const total = await addToLimit(tx, { key, windowStart: new Date(windowStart), now, by })
  if (total <= BYTES_MAX) return
  const wait = Math.ceil((windowStart + DAY - now.getTime()) / 1000)
  throw new TooManyRequests(
    wait,
    `You’ve saved ${BYTES_MAX / 1_000_000} MB of text today, which is the most for one day. This change isn’t saved. Please try again in ${formatDuration(wait)}.`,
  )
}
