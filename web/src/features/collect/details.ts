// A collection's name, description, and visibility as typed, and which of them are saved: those that the user changed.
import type { Collection } from '@prompt-library/contract/collections'
import { COLLECTION_VISIBILITIES } from '@prompt-library/domain/collections/permissions'
import * as z from 'zod/mini'

/** What the forms edit, as typed. */
export const collectionDetails = z.object({
  name: z.string(),
  description: z.string(),
  visibility: z.enum(COLLECTION_VISIBILITIES),
})

export type CollectionDetails = z.output<typeof collectionDetails>

export const NO_DETAILS: CollectionDetails = { name: '', description: '', visibility: 'private' }

export function detailsOf({ name, description, visibility }: Collection): CollectionDetails {
  return { name, description, visibility }
}

/**
 * What a user changed. Only this is saved: someone else may have changed the rest, and co-editors can’t send the visibility,
 * not even the one they see.
 */
export function changesOf(before: CollectionDetails, after: CollectionDetails): Partial<CollectionDetails> {
  const { name, description, visibility } = after
  return {
    ...(name !== before.name && { name }),
    ...(description !== before.description && { description }),
    ...(visibility !== before.visibility && { visibility }),
  }
}
