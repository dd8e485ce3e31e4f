import { RECIPIENT_NAME_MAX, SHARE_RECIPIENTS_MAX } from '@prompt-library/domain/limits'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { id } from './numbers.ts'
import { recipient } from './sharing.ts'

const foundRecipient = z.object({
  /** As it was sent. */
  name: z.string(),
  result: z.enum(['found', 'yourself', 'author', 'several', 'not_found']),
  /** Only if `result` is `found`. */
  recipient: z.optional(recipient),
  /** Otherwise, why not, as a sentence. */
  message: z.optional(z.string()),
})

export type FoundRecipient = z.output<typeof foundRecipient>

export const findRecipients = defineCall({
  method: 'POST',
  path: '/api/recipients',
  summary:
    'Find the users with these IDs or email addresses, in the order of `names`. With `prompt_id`, also says which of them is the author',
  access: 'member',
  body: z.object({
    names: z
      .array(
        z
          .string('A name must be text.')
          // An empty name would match every account without an email.
          .check(z.refine(hasVisibleText, 'A name can’t be empty.'), atMost(RECIPIENT_NAME_MAX, 'A name')),
        'names must be a list of strings.',
      )
      .check(
        z.minLength(1, 'Enter at least one ID or email address.'),
        z.maxLength(
          SHARE_RECIPIENTS_MAX,
          `A list can have up to ${SHARE_RECIPIENTS_MAX} IDs or email addresses.`,
        ),
      ),
    prompt_id: z.optional(id('prompt_id')),
  }),
  answer: z.array(foundRecipient),
})
