// What creating, editing, sharing, featuring, and deleting a collection accept, and adding, removing,
// annotating, and moving its prompts. Apart from collections.ts, which every page with cards can load: only forms and
// menus need these.
import { COLLECTION_VISIBILITIES } from '@prompt-library/domain/collections/permissions'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { description, name, note } from './collection-texts.ts'
import { collection, token } from './collections.ts'
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
    'Edit the name, description, or visibility of a collection. Anything you leave out stays the same. Only the owner can change the visibility. A collection that becomes private gets a new token',
  access: 'member',
  body: z.object({
    token,
    name: z.optional(name),
    description: z.optional(description),
    visibility: z.optional(visibility),
  }),
  answer: z.extend(collection, {
    before: z
      .object({ name: z.string(), description: z.string() })
      .check(z.describe('What this change replaced.')),
  }),
})

export const deleteCollection = defineCall({
  method: 'DELETE',
  path: '/api/collections/:token',
  summary: 'Delete a collection, but not its prompts. Only for its owner, and for admins if it’s public',
  access: 'member',
  body: z.object({ token }),
  answer: z.object({ success }),
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
  summary: 'Write a note for a prompt in a collection you own or co-edit. An empty note removes it',
  access: 'member',
  body: z.object({ token, prompt_id: id('prompt_id'), note }),
  answer: z.object({
    success,
    before: z.string().check(z.describe('The note that this one replaced.')),
  }),
})

export const moveInCollection = defineCall({
  method: 'PUT',
  path: '/api/collections/:token/items/:prompt_id/place',
  summary:
    'Move a prompt within a collection you own or co-edit. `place` counts the prompts you can view, from 1. Beyond the last one, the prompt becomes the last',
  access: 'member',
  body: z.object({ token, prompt_id: id('prompt_id'), place: id('place') }),
  answer: z.object({ success }),
})
