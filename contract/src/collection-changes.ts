// What creating, editing, sharing, featuring, transferring, and deleting a collection accept, and adding, removing,
// annotating, and reordering its prompts. Apart from collections.ts, which every page with cards can load: only forms and
// menus need these.
import { COLLECTION_VISIBILITIES } from '@prompt-library/domain/collections/permissions'
import { COLLECTION_ITEMS_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { description, name, note } from './collection-texts.ts'
import { collection, token } from './collections.ts'
import { failure } from './failure.ts'
import { id } from './numbers.ts'

const visibility = z.enum(COLLECTION_VISIBILITIES, 'The visibility must be private, link, or public.')

const success = z.literal(true)

export const createCollection = defineCall({
  method: 'POST',
  path: '/api/collections',
  summary:
    'Create a collection, optionally with its first prompt. It’s private unless `visibility` says otherwise',
  access: 'member',
  idempotent: true,
  body: z.object({
    name,
    description: z.optional(description),
    visibility: z.optional(visibility),
    prompt_id: z.optional(id('prompt_id')),
  }),
  status: 201,
  answer: z.object({ success, collection }),
})

export const updateCollection = defineCall({
  method: 'PATCH',
  path: '/api/collections/:token',
  summary:
    'Edit the name, description, or visibility of a collection. Anything you leave out stays the same. Only the owner can change the visibility. Returns 409 with the current collection if `version` isn’t the latest',
  access: 'member',
  body: z.object({
    token,
    name: z.optional(name),
    description: z.optional(description),
    visibility: z.optional(visibility),
    version: z.optional(id('version')),
  }),
  answer: collection,
  conflict: z.extend(failure, { collection }),
})

export const deleteCollection = defineCall({
  method: 'DELETE',
  path: '/api/collections/:token',
  summary: 'Delete a collection, but not its prompts. Only for its owner, and for admins if it’s public',
  access: 'member',
  body: z.object({ token }),
  answer: z.object({ success }),
})

export const renewCollectionLink = defineCall({
  method: 'POST',
  path: '/api/collections/:token/link',
  summary: 'Give your collection a new address. The old one stops working',
  access: 'member',
  body: z.object({ token }),
  answer: z.object({ success, token: z.string() }),
})

export const featureCollection = defineCall({
  method: 'PUT',
  path: '/api/collections/:token/featured',
  summary: 'Feature a public collection in the library, before those already featured. For admins',
  access: 'member',
  body: z.object({ token }),
  answer: collection,
})

export const unfeatureCollection = defineCall({
  method: 'DELETE',
  path: '/api/collections/:token/featured',
  summary: 'Stop featuring a collection. For admins',
  access: 'member',
  body: z.object({ token }),
  answer: collection,
})

export const transferCollection = defineCall({
  method: 'PUT',
  path: '/api/collections/:token/owner',
  summary: 'Make a co-editor the owner of your collection. You become a co-editor',
  access: 'member',
  body: z.object({ token, user_id: id('user_id') }),
  answer: collection,
})

export const addCollectionEditor = defineCall({
  method: 'PUT',
  path: '/api/collections/:token/editors/:user_id',
  summary: 'Add a co-editor to your collection. It can have up to 20',
  access: 'member',
  body: z.object({ token, user_id: id('user_id') }),
  answer: collection,
})

export const removeCollectionEditor = defineCall({
  method: 'DELETE',
  path: '/api/collections/:token/editors/:user_id',
  summary: 'Remove a co-editor from your collection',
  access: 'member',
  body: z.object({ token, user_id: id('user_id') }),
  answer: z.object({ success }),
})

export const leaveCollection = defineCall({
  method: 'POST',
  path: '/api/collections/:token/leave',
  summary: 'Leave a collection you co-edit',
  access: 'member',
  body: z.object({ token }),
  answer: z.object({ success }),
})

export const addToCollection = defineCall({
  method: 'PUT',
  path: '/api/collections/:token/items/:prompt_id',
  summary:
    'Add a prompt you can view to a collection you own or co-edit, before `before_prompt_id` or at the end. `added` is false if the collection already has it',
  access: 'member',
  body: z.object({
    token,
    prompt_id: id('prompt_id'),
    before_prompt_id: z.optional(z.nullable(id('before_prompt_id'))),
    note: z.optional(note),
  }),
  answer: z.object({ success, added: z.boolean() }),
})

export const removeFromCollection = defineCall({
  method: 'DELETE',
  path: '/api/collections/:token/items/:prompt_id',
  summary:
    'Remove a prompt from a collection you own or co-edit. To undo, add it again with `before_prompt_id` and `note`',
  access: 'member',
  body: z.object({ token, prompt_id: id('prompt_id') }),
  answer: z.object({
    success,
    removed: z.boolean(),
    /** The prompt that followed it, or null if it was the last one you can view. */
    before_prompt_id: z.nullable(z.int()),
    note: z.string(),
  }),
})

export const setCollectionNote = defineCall({
  method: 'PUT',
  path: '/api/collections/:token/items/:prompt_id/note',
  summary:
    'Write a note for a prompt in a collection you own or co-edit. An empty note removes it. Returns 409 with the current note if it isn’t `before`, the note you started from',
  access: 'member',
  body: z.object({ token, prompt_id: id('prompt_id'), note, before: z.optional(note) }),
  answer: z.object({ success }),
  conflict: z.extend(failure, { note: z.string() }),
})

/** Prompts that were hidden when others were added can become visible, so a list can exceed the limit on adding. */
const REORDER_MAX = COLLECTION_ITEMS_MAX * 2

export const reorderCollection = defineCall({
  method: 'PUT',
  path: '/api/collections/:token/order',
  summary:
    'Put the prompts of a collection you own or co-edit into this order. Prompts that aren’t listed keep their place',
  access: 'member',
  body: z.object({
    token,
    prompt_ids: z
      .array(id('prompt_ids'), 'prompt_ids must be a list of prompt ids.')
      .check(z.maxLength(REORDER_MAX, `You can reorder up to ${groupedCount(REORDER_MAX)} prompts at once.`)),
  }),
  answer: z.object({
    success,
    prompt_ids: z.array(z.int()).check(z.describe('The new order of what you can view.')),
  }),
})
