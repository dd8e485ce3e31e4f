// What happens when a curator handles a report of a collection.
import { COLLECTION_REPORT_ACTIONS } from '@prompt-library/domain/prompts/reports'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { findAuditedCollection, recordAudit } from '../audit/queries.ts'
import { getDetails, lockCollection, updateDetails } from '../collections/queries.ts'
import { createToken } from '../collections/token.ts'
import { createNotifications } from '../notifications/queries.ts'
import { lockCollectionCase } from './collection-queries.ts'
import { closeCase, listReporters } from './queries.ts'
import {
  alreadyHandled,
  type Handling,
  refuseWithoutReason,
  reportNotFound,
  tellReporters,
} from './service.ts'

/** Does what a curator decided about a reported collection, and tells who edits it and who reported it. */
export async function handleCollectionReport(
  tx: Tx,
  collectionId: number,
  { id, action, message, user, now }: Handling,
): Promise<void> {
  await lockCollection(tx, { id: collectionId })
  const found = await lockCollectionCase(tx, id)
  if (!found || found.member_ids.includes(user.id)) throw reportNotFound()
  if (found.handled_at) throw alreadyHandled(found)
  if (!found.is_public) throw reportNotFound()
  if (!COLLECTION_REPORT_ACTIONS.includes(action))
    throw new AppError(400, 'A collection can only be left as it is or made private.')
  refuseWithoutReason({ action, message })

  const target = await findAuditedCollection(tx, collectionId)
  const reporterIds = (await listReporters(tx, id)).filter((reporter) => reporter !== user.id)
  await closeCase(tx, { id, action, message, userId: user.id, wasPublic: true, now })
  await tellReporters(tx, { action, promptId: null, reporterIds, now })
  if (action === 'make_private') {
    const details = { ...(await getDetails(tx, collectionId)), visibility: 'private' as const }
    await updateDetails(tx, { id: collectionId, details, token: createToken(), now })
    await createNotifications(tx, {
      type: 'collection_unpublished',
      userIds: found.member_ids,
      collection_id: collectionId,
      title: 'A curator made your collection private',
      personal_message: message,
      now,
    })
  }
  if (target)
    await recordAudit(tx, {
      actor: user,
      action: action === 'dismiss' ? 'dismissed reports' : 'made collection private',
      target,
      reason: message,
      now,
    })
}
