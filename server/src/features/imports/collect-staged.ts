import { COLLECTION_ITEMS_MAX, COLLECTIONS_MAX } from '@prompt-library/domain/limits'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { countOwned } from '../collections/member-queries.ts'
import { createCollection } from '../collections/queries.ts'
import { createToken } from '../collections/token.ts'
import * as queries from './collection-queries.ts'

interface Collected {
  importId: number
  userId: number
  now: Date
  name: string
  description?: string | undefined
}

/** Makes a private collection of the prompts of an import in their order, with those that the user already had. */
export async function collectStaged(tx: Tx, { importId, userId, now, name, description = '' }: Collected) {
  if ((await countOwned(tx, userId)) >= COLLECTIONS_MAX)
    throw new AppError(
      409,
      `You can have up to ${COLLECTIONS_MAX} collections. Nothing was imported. Delete one you no longer need, or import without the collection.`,
    )
  const details = { name, description, visibility: 'private' as const, token: createToken() }
  const collectionId = await createCollection(tx, { ...details, ownerId: userId, now })
  const count = await queries.addStagedItems(tx, { importId, userId, collectionId })
  if (count > COLLECTION_ITEMS_MAX)
    throw new AppError(
      409,
      `A collection can have up to ${COLLECTION_ITEMS_MAX} prompts, and this one has ${count}. Nothing was imported. Import without the collection.`,
    )
  await queries.setCollection(tx, { importId, collectionId })
}
