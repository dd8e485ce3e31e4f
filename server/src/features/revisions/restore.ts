import { isDeepStrictEqual } from 'node:util'
import type { Prompt } from '@prompt-library/contract/prompts'
import { isPublishedByRestoring } from '@prompt-library/domain/prompts/revisions'
import { ownTags, reservedTags } from '@prompt-library/domain/prompts/tags'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { promptContent } from '../../rich-text/prompt-content.ts'
import { promptNotFound } from '../prompts/authorize.ts'
import type { Publisher } from '../prompts/publish.ts'
import { getPrompt, lockPrompt } from '../prompts/queries.ts'
import { found, saveChanges } from '../prompts/save-changes.ts'
import * as queries from './queries.ts'

interface Restoring {
  promptId: number
  revision: number
  version: number | undefined
  publish: boolean
  publisher: Publisher
  now: Date
}

/** Saves the text of an earlier revision as a new one. Check the permission first. */
export async function restore(
  tx: Tx,
  { promptId, revision, version, publish, publisher, now }: Restoring,
): Promise<Prompt> {
  await lockPrompt(tx, promptId)
  const { old, current } = await queries.getParts(tx, { promptId, revision })
  if (!current) throw promptNotFound()
  if (!old) throw revisionNotFound()
  const { was_public: _was, ...parts } = old
  const { is_public, waiting_since, revision: _revision, version: latest, ...currentParts } = current
  const restored = { ...parts, tags: [...reservedTags(current.tags), ...ownTags(old.tags)] }
  // Also for a repeated request, whose version is no longer the latest.
  if (isDeepStrictEqual(restored, currentParts))
    return found(await getPrompt(tx, promptId, { viewerId: publisher.id, now }))
  const isLatest = version === undefined || version === latest
  if (isLatest && isPublishedByRestoring(old, current) && !publish)
    throw new AppError(
      400,
      `This prompt is public, and only you can read version ${revision}. Restoring it lets everyone read it. To confirm, send publish.`,
    )
  const fields = {
    ...restored,
    ...promptContent(old),
    fields: JSON.stringify(old.fields),
    // What waits for approval continues to wait.
    is_public: is_public || waiting_since !== null,
  }
  const note = `Restored version ${revision}`
  return saveChanges(tx, { id: promptId, version, fields, note, publisher, now })
}

/** The same for a missing revision and one that the user can't read, so the response doesn't reveal which exist. */
export function revisionNotFound(): AppError {
  return new AppError(404, 'This version doesn’t exist, or you can’t view it.')
}
