import { useState } from 'react'
import { attemptWith, keepAttempt, readAttempt } from './idempotency-attempt.ts'

/** Idempotency keys for a form, kept in the tab: a request whose outcome is unknown may be retried from a new form. */
export function useAttempt(place: string) {
  // Fixed when the form opens, as its contents are.
  const [attempt] = useState(() => {
    let last = readAttempt(place)
    return {
      /** The same key for the same body, until `settle`. */
      keyFor: (body: object): string => {
        last = attemptWith(body, last)
        keepAttempt(place, last)
        return last.key
      },
      /** Call this once the outcome is known. */
      settle: () => {
        last = undefined
        keepAttempt(place, undefined)
      },
    }
  })
  return attempt
}
