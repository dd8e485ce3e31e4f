import { GROUP_ROLES } from '@prompt-library/domain/groups/permissions'
import {
  GROUP_ABOUT_MAX,
  GROUP_CLAIM_MAX,
  GROUP_CLAIMS_MAX,
  GROUP_MEMBERS_MAX,
  GROUP_NAME_MAX,
  PERSONAL_MESSAGE_MAX,
} from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { token } from './collections.ts'
import { count, page, searchText } from './list-query.ts'
import { id } from './numbers.ts'
import { foundRecipient, namesUpTo, recipientName } from './sharing.ts'
import { writtenName, writtenText } from './written-text.ts'

const person = z.object({ id: z.int(), display_name: z.string() })

const group = z.object({
  id: z.int(),
  name: z.string(),
  about: z.string(),
  last_day: z.nullable(z.iso.date()),
  /** Your role, and what else `groupPermissions` in domain needs. */
  role: z.nullable(z.enum(GROUP_ROLES)),
  is_open: z.boolean(),
  has_manager: z.boolean(),
  managers: z.array(person),
  /** Managers and members, without those who wait. Only for its managers and for admins. */
  member_count: z.nullable(z.int()),
  /** The claim values that lead to it. Only for admins, if the sign-in service sends any. */
  claim_values: z.nullable(z.array(z.string())),
})

export type Group = z.output<typeof group>

const group_id = id('group_id')
const name = writtenName(GROUP_NAME_MAX, 'The name', 'A group needs a name.')
const details = {
  about: z.optional(z.string().check(z.overwrite(oneLine), atMost(GROUP_ABOUT_MAX, 'The line about it'))),
  last_day: z.optional(z.nullable(z.iso.date('The last day must be a date, such as 2026-05-20.'))),
}
const done = z.object({ success: z.literal(true) })

export const listGroups = defineCall({
  method: 'GET',
  path: '/api/groups',
  summary: 'List the groups that you’re in, by name. Those that have ended are listed only to their managers',
  access: 'member',
  answer: z.array(group),
})

export const listAllGroups = defineCall({
  method: 'GET',
  path: '/api/admin/groups',
  summary: 'List all groups by name, 25 per page. `q` finds a part of the name',
  access: 'admin',
  query: z.object({ q: searchText, page }),
  headers: z.object({ 'x-total-count': count }),
  answer: z.array(group),
})

export const getGroup = defineCall({
  method: 'GET',
  path: '/api/groups/:group_id',
  summary: 'Get a group that you’re in',
  access: 'member',
  query: z.object({ group_id }),
  answer: group,
})

export const createGroup = defineCall({
  method: 'POST',
  path: '/api/groups',
  summary:
    'Create a group that you manage. Until the end of its last day, members see what is shared with it',
  access: 'member',
  idempotent: true,
  status: 201,
  body: z.object({ name, ...details }),
  answer: group,
})

export const updateGroup = defineCall({
  method: 'PATCH',
  path: '/api/groups/:group_id',
  summary:
    'Change a group that you manage. `ended` ends it right away, or reopens it. Admins can rename any group, and choose with `claim_values` who joins it at sign-in',
  access: 'member',
  body: z.object({
    group_id,
    name: z.optional(name),
    ...details,
    ended: z.optional(z.boolean('ended must be true or false.')),
    claim_values: z.optional(
      z
        .array(writtenName(GROUP_CLAIM_MAX, 'A claim value', 'A claim value can’t be empty.'))
        .check(z.maxLength(GROUP_CLAIMS_MAX, `A group can have up to ${GROUP_CLAIMS_MAX} claim values.`)),
    ),
  }),
  answer: group,
})

export const deleteGroup = defineCall({
  method: 'DELETE',
  path: '/api/groups/:group_id',
  summary: 'Delete a group. What was shared with it stays its authors’',
  access: 'admin',
  query: z.object({ group_id }),
  answer: done,
})

const member = z.object({
  /** Null for someone who waits. */
  id: z.nullable(z.int()),
  name: z.string(),
  /** An email address, or else an ID. Null for someone who waits, whose name it is. */
  address: z.nullable(z.string()),
  role: z.enum([...GROUP_ROLES, 'waiting']),
  /** Whether they leave the group once the sign-in service no longer says they’re in it, and when it last did. */
  by_claim: z.boolean(),
  seen_at: z.nullable(z.iso.datetime()),
  last_login_at: z.nullable(z.iso.datetime()),
})

export type GroupMember = z.output<typeof member>

export const listGroupMembers = defineCall({
  method: 'GET',
  path: '/api/groups/:group_id/members',
  summary:
    'List everyone in a group that you manage: managers, members, and who becomes one when they sign in',
  access: 'member',
  query: z.object({ group_id }),
  answer: z.array(member),
})

export const findGroupMembers = defineCall({
  method: 'POST',
  path: '/api/groups/:group_id/recipients',
  summary:
    'Find the users with up to 2,000 IDs or email addresses for a group that you manage, in the order of `names`, and who can wait for it',
  access: 'member',
  body: z.object({ group_id, names: namesUpTo(GROUP_MEMBERS_MAX) }),
  answer: z.array(foundRecipient),
})

function upTo2000<Item extends z.ZodMiniType>(item: Item) {
  const tooMany = `A list can have up to ${groupedCount(GROUP_MEMBERS_MAX)} people.`
  return z.optional(z.array(item).check(z.maxLength(GROUP_MEMBERS_MAX, tooMany)))
}

export const changeGroupMembers = defineCall({
  method: 'POST',
  path: '/api/groups/:group_id/members',
  summary:
    'Add people to a group that you manage, and remove some. With `role`, those in `add_ids` get it also if they’re in the group. Those in `add_names` have no account yet, and join when they sign in. Members can remove only themselves',
  access: 'member',
  body: z.object({
    group_id,
    add_ids: upTo2000(id('add_ids')),
    role: z.optional(z.enum(GROUP_ROLES, 'role must be manager or member.')),
    add_names: upTo2000(recipientName),
    remove_ids: upTo2000(id('remove_ids')),
    remove_names: upTo2000(recipientName),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
})

/** A prompt, or a collection by its token. */
const shared = { prompt_id: z.optional(id('prompt_id')), token: z.optional(token) }
const isOne = z.refine<{ prompt_id?: number | undefined; token?: string | undefined }>(
  ({ prompt_id, token }) => (prompt_id === undefined) !== (token === undefined),
  'Send either prompt_id or token.',
)

export const listGroupShares = defineCall({
  method: 'GET',
  path: '/api/group-shares',
  summary:
    'List the groups that a prompt or collection is shared with, newest first. Its author or owner sees every share; others see their own, and those with groups that they manage',
  access: 'member',
  query: z.object(shared).check(isOne),
  answer: z.array(
    z.object({
      group_id: z.int(),
      /** Null if you aren’t in the group. */
      group_name: z.nullable(z.string()),
      sharer: person,
      shared_at: z.iso.datetime(),
    }),
  ),
})

export const shareWithGroup = defineCall({
  method: 'PUT',
  path: '/api/group-shares',
  summary:
    'Share a prompt or collection with a group that you manage. Today’s members get a notification, unless an earlier one about the group is unread',
  access: 'member',
  body: z
    .object({
      group_id,
      ...shared,
      personal_message: z.optional(z.nullable(writtenText(PERSONAL_MESSAGE_MAX, 'Your message'))),
    })
    .check(isOne),
  answer: done,
})

export const stopGroupShare = defineCall({
  method: 'DELETE',
  path: '/api/group-shares',
  summary:
    'Stop sharing a prompt or collection with a group. Its author or owner, and the group’s managers, remove every share with the group; others remove only their own',
  access: 'member',
  query: z.object({ group_id, ...shared }).check(isOne),
  answer: done,
})
