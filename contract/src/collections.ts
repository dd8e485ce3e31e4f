import { COLLECTION_ROLES, COLLECTION_VISIBILITIES } from '@prompt-library/domain/collections/permissions'
import { COLLECTION_TOKEN_MAX } from '@prompt-library/domain/limits'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { count, page, searchText } from './list-query.ts'
import { id } from './numbers.ts'
import { listHeaders, prompt, promptListQuery } from './prompts.ts'

/** The random part of a collection's address. */
// Two dots would lead to the address of another call.
const TOKEN = /^[\w-]+$/

export const token = z
  .string('A collection’s token is missing.')
  .check(
    atMost(COLLECTION_TOKEN_MAX, 'token'),
    z.regex(TOKEN, 'A collection’s token has letters, digits, dashes, and underscores.'),
  )

const visibility = z.enum(COLLECTION_VISIBILITIES)
const role = z.nullable(z.enum(COLLECTION_ROLES))

const summary = z.object({
  token: z.string(),
  name: z.string(),
  description: z.string(),
  visibility,
  owner_id: z.int(),
  owner_name: z.string(),
  /** Your role, or null. `collectionPermissions` in domain says what you can do. */
  role,
  /** How many of its prompts you can view. */
  prompt_count: z.int(),
  /** The titles of the first three of them. */
  first_titles: z.array(z.string()),
  /** Whether it’s featured in the library. */
  featured: z.boolean(),
  created_at: z.iso.datetime(),
  /** The last change of name, description, or visibility. */
  updated_at: z.iso.datetime(),
})

export type CollectionSummary = z.output<typeof summary>

const editor = z.object({
  id: z.int(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  /** Only for users without an email, to tell apart two with the same name. */
  netid: z.optional(z.string()),
})

export type CollectionEditor = z.output<typeof editor>

export const collection = z.extend(summary, {
  /** Whether it has prompts that you can’t view. */
  some_unavailable: z.boolean(),
  /** The co-editors, longest-standing first. Only for the owner and co-editors. */
  editors: z.optional(z.array(editor)),
  /** The prompts you can view, by ID. Only for the owner and co-editors. */
  prompt_ids: z.optional(z.array(z.int())),
})

export type Collection = z.output<typeof collection>

export const listCollections = defineCall({
  method: 'GET',
  path: '/api/collections',
  summary:
    'List public collections, newest first, with `scope=featured` only those featured in the library, with `scope=own` your own and those you co-edit, last used first, or with `group` those shared with a group you’re in, newest first. 24 per page. `q` finds words, or the start of words, in names and descriptions',
  access: 'visitor',
  scope: 'read',
  query: z.object({
    scope: z.optional(z.enum(['public', 'featured', 'own'], 'scope must be public, featured, or own.')),
    group: z.optional(id('group')),
    q: searchText,
    page,
  }),
  headers: z.object({
    'x-total-count': count,
    'x-total-more': z.optional(
      z
        .literal('true')
        .check(z.describe('Sent when there are more matches: a search counts up to 1,200 collections.')),
    ),
  }),
  answer: z.array(summary),
})

export const getCollection = defineCall({
  method: 'GET',
  path: '/api/collections/:token',
  summary: 'Get a collection you can view',
  access: 'visitor',
  scope: 'read',
  query: z.object({ token }),
  answer: collection,
})

const collectedPrompt = z.extend(prompt, {
  /** What the collection says about this prompt. */
  note: z.string(),
})

export type CollectedPrompt = z.output<typeof collectedPrompt>

export const listCollectionPrompts = defineCall({
  method: 'GET',
  path: '/api/collections/:token/items',
  summary:
    'List the prompts of a collection that you can view, in the collection’s order, with search and filters',
  access: 'visitor',
  scope: 'read',
  query: z.extend(z.omit(promptListQuery, { sort: true, collection: true }), { token }),
  headers: listHeaders,
  answer: z.array(collectedPrompt),
})

export const listCollectionsForPrompt = defineCall({
  method: 'GET',
  path: '/api/prompts/:prompt_id/collections',
  summary:
    'List up to 100 collections that you own or co-edit, last used first, and whether each contains a prompt you can view. `q` finds words, or the start of words, in names and descriptions',
  access: 'member',
  scope: 'read',
  query: z.object({ prompt_id: id('prompt_id'), q: searchText }),
  answer: z.array(
    z.object({
      token: z.string(),
      name: z.string(),
      visibility,
      role: z.enum(COLLECTION_ROLES),
      contains_prompt: z.boolean(),
    }),
  ),
})
