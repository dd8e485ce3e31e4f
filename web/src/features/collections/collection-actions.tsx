import type { Collection } from '@prompt-library/contract/collections'

/** What the viewer can do with the collection itself: edit, co-editors, new link, transfer, leave, delete. */
export function CollectionActions({ collection: _ }: { collection: Collection }) {
  return null
}
