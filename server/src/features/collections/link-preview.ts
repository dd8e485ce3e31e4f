import { LINK_PREVIEW_MAX } from '@prompt-library/domain/limits'
import { cutText } from '@prompt-library/domain/text/cut-text'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import type { Db } from '../../db/database.ts'
import { getPublicDetails } from './queries.ts'

const NO_DESCRIPTION = 'A collection of AI prompts.'

/**
 * What chats show with a link to a collection. Undefined unless the collection is public, because anyone can see a link
 * preview.
 */
export async function getCollectionPreview(db: Db, token: string) {
  const collection = await getPublicDetails(db, token)
  if (!collection) return undefined
  const { name, description } = collection
  return { title: name, description: cutText(oneLine(description), LINK_PREVIEW_MAX) || NO_DESCRIPTION }
}
