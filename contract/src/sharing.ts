import { PERSONAL_MESSAGE_MAX } from '@prompt-library/domain/limits'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { count, page, searchText } from './list-query.ts'
import { id } from './numbers.ts'

const person = z.object({
  id: z.int(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  /** Only of people without an address: two of the same name could not be told apart. */
  netid: z.optional(z.string()),
})

export type Recipient = z.output<typeof person>

export const searchUsers = defineCall({
  method: 'GET',
  path: '/api/search_users.php',
  summary:
    'People whose name or address holds the words of `q`, 10 at most; nobody for less than 2 characters',
  access: 'member',
  query: z.object({
    q: searchText,
  }),
  answer: z.array(person),
})

export const sharePrompt = defineCall({
  method: 'POST',
  path: '/api/share_prompt.php',
  summary: 'Share a prompt with somebody, who gets a notification',
  access: 'member',
  idempotent: true,
  body: z.object({
    prompt_id: id('prompt_id'),
    recipient_id: id('recipient_id'),
    personal_message: z.optional(
      z.nullable(
        z
          .string()
          .check(
            z.overwrite(withoutHiddenText),
            z.trim(),
            atMost(PERSONAL_MESSAGE_MAX, 'A personal message'),
          ),
      ),
    ),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
})

const share = z.object({
  recipient: person,
  sharer: z.object({ id: z.int(), display_name: z.string() }),
  shared_at: z.iso.datetime(),
})

export type Share = z.output<typeof share>

export const listShares = defineCall({
  method: 'GET',
  path: '/api/get_shares.php',
  summary:
    'List who a prompt is shared with, newest first, 50 per page. Authors see every share, other people only their own. `X-Recipient-Count` counts each person once',
  access: 'member',
  query: z.object({
    prompt_id: id('prompt_id'),
    page,
  }),
  headers: z.object({ 'x-total-count': count, 'x-recipient-count': count }),
  answer: z.array(share),
})

export const deleteShare = defineCall({
  method: 'POST',
  path: '/api/remove_share.php',
  summary:
    'Without `recipient_id`: take a prompt off one’s own shared list. With it: take back what the caller shared with that person; the author takes back what anybody did',
  access: 'member',
  body: z.object({ prompt_id: id('prompt_id'), recipient_id: z.optional(id('recipient_id')) }),
  answer: z.object({ success: z.literal(true) }),
})

export const countSharedPrompts = defineCall({
  method: 'GET',
  path: '/api/shared_count.php',
  summary: 'How many prompts are shared with the caller, and how many of them since they last looked',
  access: 'member',
  answer: z.object({ count: z.int(), unseen: z.int() }),
})

export const markSharedSeen = defineCall({
  method: 'POST',
  path: '/api/mark_shared_seen.php',
  summary: 'The caller has looked at what was shared with them',
  access: 'member',
  answer: z.object({ success: z.literal(true) }),
})
