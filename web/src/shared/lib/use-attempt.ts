import { useState } from 'react'
import { attemptWith, idempotencyAttempt } from './idempotency-attempt.ts'
import { writeStored } from './storage.ts'
import { readPersisted } from './use-persisted.ts'

/** Idempotency keys for a form, kept in the tab: a request whose outcome is unknown may be retried from a new form. */
export function useAttempt(place: string) {
  // Fixed when the form opens, as its contents are.
  const [attempt] = useState(() => {
    let last = readPersisted(idempotencyAttempt, 'tab', place)
    return {
      /** The same key for the same body. */
      keyFor: (body: object): string => {
        last = attemptWith(body, last)
        writeStored('tab', place, last)
        return last.key
      },
      /**
       * Call this once the outcome is known. A form that is still open keeps its key: a second click before it closes must send
       * the same again, with the same key.
       */
      settle: () => writeStored('tab', place, undefined),
    }
  })
  return attempt
}
