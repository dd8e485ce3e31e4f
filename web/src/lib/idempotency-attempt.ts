import * as z from 'zod/mini'
import { keepInTab, readFromTab } from './tab-storage.ts'

/** One request that may be sent several times: the key that goes with it, and what it asked for. */
export const idempotencyAttempt = z.object({ key: z.string(), body: z.string() })

type Attempt = z.output<typeof idempotencyAttempt>

/** The attempt to send with a body: the last one again while the body is the same, so that a retry has no second effect. */
export function attemptWith(body: object, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(body)
  return last?.body === text ? last : { key: newKey(), body: text }
}

/** Keeps an attempt for this tab while its outcome isn't known. */
export function keepAttempt(place: string, attempt: Attempt | undefined): void {
  keepInTab(place, attempt && JSON.stringify(attempt))
}

export function readAttempt(place: string): Attempt | undefined {
  try {
    return z.safeParse(idempotencyAttempt, JSON.parse(readFromTab(place) ?? '')).data
  } catch {
    return undefined
  }
}

/** Not `crypto.randomUUID`, which browsers offer over https only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
