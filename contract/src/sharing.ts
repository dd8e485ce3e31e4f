import { PERSONAL_MESSAGE_MAX, RECIPIENT_NAME_MAX, SHARE_RECIPIENTS_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { failure } from './failure.ts'
import { count, page, searchText } from './list-query.ts'
import { id } from './numbers.ts'
import { writtenText } from './written-text.ts'

export const recipient = z.object({
  id: z.int(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  /** Only for users without an email, to tell apart two with the same name. */
  netid: z.optional(z.string()),
})

export type Recipient = z.output<typeof recipient>

export const searchUsers = defineCall({
  method: 'GET',
  path: '/api/search_users.php',
  summary:
    'Find up to 10 users by name or email. Every word of `q` must match. Empty for fewer than 2 characters',
  access: 'member',
  query: z.object({
    q: searchText,
  }),
  answer: z.array(recipient),
})

export const recipientName = z
  .string('A name must be text.')
  // An empty name would match every account without an email.
  .check(z.refine(hasVisibleText, 'A name can’t be empty.'), atMost(RECIPIENT_NAME_MAX, 'A name'))

export function namesUpTo(max: number) {
  return z
    .array(recipientName, 'names must be a list of strings.')
    .check(
      z.minLength(1, 'Enter at least one ID or email address.'),
      z.maxLength(max, `A list can have up to ${groupedCount(max)} IDs or email addresses.`),
    )
}

export const recipientNames = namesUpTo(SHARE_RECIPIENTS_MAX)

/** Whom an ID or email address belongs to. */
export const foundRecipient = z.object({
  /** As it was sent. */
  name: z.string(),
  /** `waits`: no one has signed in with it yet. `public`: the same, but they need only the link of the prompt. */
  result: z.enum(['found', 'yourself', 'author', 'several', 'not_found', 'waits', 'public']),
  /** Only if `result` is `found`. */
  recipient: z.optional(recipient),
  /** Why not, as a sentence, unless `result` is `found` or `waits`. */
  message: z.optional(z.string()),
})

export type FoundRecipient = z.output<typeof foundRecipient>

/** What happened for one of `recipient_ids` or `names`. */
const shareResult = z.object({
  /** Missing for names without an account. */
  recipient_id: z.optional(z.int()),
  /** Only for names, as it was sent. */
  name: z.optional(z.string()),
  result: z.enum(['shared', 'yourself', 'author', 'several', 'not_found', 'waits', 'public']),
  /** Missing for accounts that weren't found, including disabled ones. */
  display_name: z.optional(z.string()),
  /** Why the prompt wasn't shared with them, as a sentence. */
  message: z.optional(z.string()),
})

export type ShareResult = z.output<typeof shareResult>

/** Only with `recipient_ids` or `names`, in their order. */
const results = z.optional(z.array(shareResult))

export const TOO_MANY_RECIPIENTS = `You can share a prompt with up to ${SHARE_RECIPIENTS_MAX} people at once.`

export const sharePrompt = defineCall({
  method: 'POST',
  path: '/api/share_prompt.php',
  summary:
    'Share a prompt with `recipient_id`, or with up to 50 `recipient_ids` and `names`, which are IDs or email addresses. Recipients get a notification. Whoever has no account yet gets a private prompt when they sign in. `results` says what happened for each of `recipient_ids`, then `names`. Returns 409 if the prompt couldn’t be shared with any of them',
  access: 'member',
  idempotent: true,
  body: z
    .object({
      prompt_id: id('prompt_id'),
      recipient_id: z.optional(id('recipient_id')),
      recipient_ids: z.optional(
        z.array(id('recipient_ids'), 'recipient_ids must be a list of whole numbers.').check(
          z.minLength(1, 'Choose at least one person to share with.'),
          z.maxLength(SHARE_RECIPIENTS_MAX, TOO_MANY_RECIPIENTS),
          z.refine((ids) => new Set(ids).size === ids.length, 'recipient_ids must not repeat a person.'),
        ),
      ),
      names: z.optional(recipientNames),
      personal_message: z.optional(z.nullable(writtenText(PERSONAL_MESSAGE_MAX, 'Your message'))),
    })
    .check(
      z.refine(
        ({ recipient_id, recipient_ids, names }) =>
          (recipient_id === undefined) !== (recipient_ids === undefined && names === undefined),
        'Choose who to share with: send either recipient_id or recipient_ids.',
      ),
      z.refine(
        ({ recipient_ids = [], names = [] }) => recipient_ids.length + names.length <= SHARE_RECIPIENTS_MAX,
        TOO_MANY_RECIPIENTS,
      ),
    ),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    results,
  }),
  conflict: z.extend(failure, { results }),
})

const share = z.object({
  recipient,
  sharer: z.object({ id: z.int(), display_name: z.string() }),
  shared_at: z.iso.datetime(),
})

export type Share = z.output<typeof share>

export const listShares = defineCall({
  method: 'GET',
  path: '/api/prompts/:prompt_id/shares',
  summary:
    'List who a prompt is shared with, newest first, 50 per page. Authors see every share; others see only their own. `X-Recipient-Count` counts each recipient once',
  access: 'member',
  query: z.object({
    prompt_id: id('prompt_id'),
    page,
  }),
  headers: z.object({ 'x-total-count': count, 'x-recipient-count': count }),
  answer: z.array(share),
})

const invitation = z.object({
  /** An ID or email address, in lowercase. */
  name: z.string(),
  sharer: z.object({ id: z.int(), display_name: z.string() }),
  invited_at: z.iso.datetime(),
})

export type Invitation = z.output<typeof invitation>

export const listInvitations = defineCall({
  method: 'GET',
  path: '/api/prompts/:prompt_id/invitations',
  summary:
    'List who gets a prompt when they sign in for the first time, newest first. Authors see everyone; others see only who they invited',
  access: 'member',
  query: z.object({ prompt_id: id('prompt_id') }),
  answer: z.array(invitation),
})

export const deleteShare = defineCall({
  method: 'POST',
  path: '/api/remove_share.php',
  summary:
    'Stop sharing a prompt with `recipient_id`, or with `name`, who hasn’t signed in yet. Authors remove every share with that person; others remove only their own. Without either, remove the prompt from your own shared list',
  access: 'member',
  body: z
    .object({
      prompt_id: id('prompt_id'),
      recipient_id: z.optional(id('recipient_id')),
      name: z.optional(z.string('name must be text.').check(atMost(RECIPIENT_NAME_MAX, 'A name'))),
    })
    .check(
      z.refine(
        ({ recipient_id, name }) => recipient_id === undefined || name === undefined,
        'Send either recipient_id or name.',
      ),
    ),
  answer: z.object({ success: z.literal(true) }),
})

export const countSharedPrompts = defineCall({
  method: 'GET',
  path: '/api/shared-prompts/count',
  summary: 'Count prompts shared with you, and how many are new since you last looked',
  access: 'member',
  answer: z.object({ count: z.int(), unseen: z.int() }),
})

export const markSharedSeen = defineCall({
  method: 'POST',
  path: '/api/mark_shared_seen.php',
  summary: 'Mark all prompts shared with you as seen',
  access: 'member',
  answer: z.object({ success: z.literal(true) }),
})
