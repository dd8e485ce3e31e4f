import { COLLECTION_TOKEN_MAX, NOTES_MAX, TAG_MAX, TITLE_MAX } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { PUBLISHING_STATES } from '@prompt-library/domain/prompts/publishing'
import { SORTS } from '@prompt-library/domain/prompts/sorts'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { fields } from './fields.ts'
import { count, listQuery } from './list-query.ts'
import { id } from './numbers.ts'
import { promptParts } from './prompt-parts.ts'
import { review } from './review.ts'

/** Start and end of each match, as arguments for `slice`. */
const marks = z.array(z.object({ start: z.int(), end: z.int() }))

const snippet = z.object({ text: z.string(), marks })
export type Snippet = z.output<typeof snippet>

export const prompt = z.object({
  id: z.int(),
  title: z.string(),
  category: z.enum(ALL_CATEGORIES),
  markdown: z.string(),
  notes: z.nullable(z.string()),
  is_public: z.boolean(),
  visibility: z.enum(['public', 'private']),
  /**
   * Of your own prompts: `waiting` for approval, or a curator made it private, and it needs approval to be public again. If your edit
   * of a public prompt waits, it's both public and `waiting`.
   */
  publishing: z.nullable(z.enum(PUBLISHING_STATES)),
  author_id: z.int(),
  author_name: z.nullable(z.string()),
  /** Whether it belongs to the library’s own account. Curators and admins can edit it. */
  by_library: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Changes with every save, for the edit lock. */
  version: z.int(),
  /** Changes when the title, content, notes, category, tags, fields, or data class do. */
  revision: z.int(),
  upvotes: z.int(),
  userHasVoted: z.boolean(),
  userHasSaved: z.boolean(),
  /** Whether it's in a collection that you own or co-edit. */
  userHasCollected: z.boolean(),
  tags: z.array(z.string()),
  from_prompt_builder: z.boolean(),
  /** What the author says about the `{{fields}}` of the text. */
  fields,
  /** The id of the most sensitive class of data that its fields are meant for. Has no effect on who sees the prompt. */
  data_class: z.string(),
  /** On how many days people copied or opened it, each person counted once a day. */
  uses: z.int(),
  /** Null if no curator has reviewed it. */
  review: z.nullable(review),
  /** After a save: descriptions that were dropped because their field isn’t in the text. */
  dropped_fields: z.optional(z.array(z.string())),
  /** In a search: whether all of the words match, or most of them. */
  match: z.optional(z.enum(['full', 'partial'])),
  /** In a search: the matches in the title, and the passage of the content with the most matches. */
  title_marks: z.optional(marks),
  snippet: z.optional(snippet),
  /** For a single prompt: the prompt it was cloned from, if you can view that. */
  cloned_from: z.optional(z.nullable(z.object({ id: z.int(), title: z.string() }))),
  /** For a single prompt: how many public prompts were cloned from it. */
  public_clones: z.optional(z.int()),
  /**
   * For a single prompt: your edit of a public prompt, until a curator approves it. Everyone else, and every list, has the prompt as it
   * was approved.
   */
  edit: z.optional(z.nullable(z.object({ revision: z.int(), ...promptParts, note: z.string() }))),
  /** For a single prompt of yours: why a curator made it private. */
  made_private_because: z.optional(z.nullable(z.string())),
  /** The latest share, if the prompt is shared with you. In the shared list and for a single prompt. */
  shared_by_name: z.optional(z.string()),
  shared_at: z.optional(z.iso.datetime()),
  personal_message: z.optional(z.nullable(z.string())),
  /** The group that the latest share is with, if it isn’t with you yourself. */
  shared_group: z.optional(z.nullable(z.object({ id: z.int(), name: z.string() }))),
  /** In the list of a group with 3 members or more, for its managers: how often members used it, each counted once a day. */
  group_uses: z.optional(z.nullable(z.int())),
})

export type Prompt = z.output<typeof prompt>

function flag(name: string) {
  return z.optional(
    z.pipe(
      z.enum(['true', 'false'], `${name} must be true or false.`),
      z.transform((text) => text === 'true'),
    ),
  )
}

export const promptListQuery = z.object({
  ...listQuery,
  category: z.optional(z.enum(ALL_CATEGORIES, `category must be one of ${ALL_CATEGORIES.join(', ')}.`)),
  sort: z.optional(z.enum(SORTS, `sort must be one of ${SORTS.join(', ')}.`)),
  author: z.optional(id('author')),
  /** Prompts cloned from this one. */
  clones_of: z.optional(id('clones_of')),
  tag: z.optional(z.string().check(atMost(TAG_MAX, 'A tag'))),
  /** The token of a collection you can view. */
  collection: z.optional(z.string().check(atMost(COLLECTION_TOKEN_MAX, 'collection'))),
  /** With `reviewed=true`, only prompts that a curator approved as they are now. */
  reviewed: flag('reviewed'),
  /** With `exact=true`, a search doesn't correct spelling. */
  exact: flag('exact'),
})

export type ListQuery = z.output<typeof promptListQuery>

/** Described in server/src/plugins/api-docs.ts. */
export const listHeaders = z.object({
  'x-total-count': z.optional(count),
  'x-did-you-mean': z.optional(z.string()),
  'x-suggestion': z.optional(z.string()),
  'x-total-more': z.optional(z.literal('true')),
})

export const listPrompts = defineCall({
  method: 'GET',
  path: '/api/prompts.php',
  summary: 'List public prompts, with search, filters, sorting, and paging',
  access: 'visitor',
  scope: 'read',
  query: promptListQuery,
  headers: listHeaders,
  answer: z.array(prompt),
})

export const listPopularPrompts = defineCall({
  method: 'GET',
  path: '/api/popular-prompts',
  summary:
    'List the 3 public prompts used most in the last four weeks, or in a library that few have used yet, the 3 reviewed last',
  access: 'visitor',
  scope: 'read',
  answer: z.object({ by: z.enum(['uses', 'reviews']), prompts: z.array(prompt) }),
})

export const listOwnPrompts = defineCall({
  method: 'GET',
  path: '/api/my_prompts.php',
  summary: 'List your own prompts, public and private',
  access: 'member',
  scope: 'read',
  query: promptListQuery,
  headers: listHeaders,
  answer: z.array(prompt),
})

export const listSharedPrompts = defineCall({
  method: 'GET',
  path: '/api/get_shared_prompts.php',
  summary:
    'List prompts shared with you, also through a group. `newest` and `oldest` sort by the time of sharing. With `group`, lists all that is shared with a group you’re in',
  access: 'member',
  scope: 'read',
  query: z.extend(promptListQuery, { group: z.optional(id('group')) }),
  headers: listHeaders,
  answer: z.array(prompt),
})

export const countOwnPrompts = defineCall({
  method: 'GET',
  path: '/api/prompt_count.php',
  summary: 'Count your own prompts',
  access: 'member',
  scope: 'read',
  answer: z.object({ count: z.int() }),
})

export const getPrompt = defineCall({
  method: 'GET',
  path: '/api/get_prompt.php',
  summary: 'Get a prompt you can view',
  access: 'visitor',
  scope: 'read',
  query: z.object({ id: id('id') }),
  answer: prompt,
})

export const findSimilarPrompts = defineCall({
  method: 'POST',
  path: '/api/prompts/similar',
  summary:
    'Find up to 3 public prompts like one with this title and these notes. They are in the body, so that no log has them, and they aren’t counted as a search',
  access: 'visitor',
  scope: 'read',
  body: z.object({
    title: z.string().check(z.overwrite(oneLine), atMost(TITLE_MAX, 'The title')),
    notes: z.string().check(atMost(NOTES_MAX, 'The notes')),
  }),
  answer: z.array(z.object({ id: z.int(), title: z.string(), author_name: z.nullable(z.string()) })),
})

export const toggleUpvote = defineCall({
  method: 'POST',
  path: '/api/upvote.php',
  summary: 'Upvote a prompt, or remove your upvote',
  access: 'member',
  body: z.object({
    prompt_id: id('prompt_id'),
    /** Whether it should have your upvote, so that a repeated request can't reverse it. Without it, the call toggles. */
    voted: z.optional(z.boolean('voted must be true or false.')),
  }),
  answer: z.object({ status: z.enum(['upvoted', 'downvoted']), upvotes: z.int() }),
})
