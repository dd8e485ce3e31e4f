import { IDEMPOTENCY_KEY_MAX } from '@prompt-library/domain/limits'
import * as z from 'zod/mini'
import { IDEMPOTENCY_HEADER } from './call.ts'

const SENTENCE = `The Idempotency-Key header must be 1 to ${IDEMPOTENCY_KEY_MAX} visible ASCII characters without spaces.`

/** What an Idempotency-Key header can be. Keys are kept for 24 hours. */
export const idempotencyHeaders = z.object({
  [IDEMPOTENCY_HEADER]: z.optional(
    z
      .string(SENTENCE)
      .check(
        z.minLength(1, SENTENCE),
        z.maxLength(IDEMPOTENCY_KEY_MAX, SENTENCE),
        z.regex(/^[\x21-\x7e]*$/, SENTENCE),
        z.describe(
          'Any value you choose. We keep it for 24 hours. Sending the same key and body again has no second effect. The same key with a different body gets a 409.',
        ),
      ),
  ),
})
