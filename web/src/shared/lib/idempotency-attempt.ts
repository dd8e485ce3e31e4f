import * as z from 'zod/mini'

/** A request that may be retried: its idempotency key and its body. */
export const idempotencyAttempt = z.object({ key: z.string(), body: z.string() })

type Attempt = z.output<typeof idempotencyAttempt>

/** Reuses the last attempt if the body is the same, so a retry has no second effect. */
export function attemptWith(body: object, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(body)
  return last?.body === text ? last : { key: newKey(), body: text }
}

/** `crypto.randomUUID` is available only over HTTPS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
