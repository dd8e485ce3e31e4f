import type { Query } from '@prompt-library/contract/call'
import {
  createCollection,
  deleteCollection,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import {
  getCollection,
  listCollectionPrompts,
  listCollections,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { COLLECTIONS_MAX, COLLECTIONS_PAGE_SIZE, SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import { atLeast } from '../../at-least.ts'
import { inSnapshot, inTransaction } from '../../db/database.ts'
import { AppError, notSignedIn } from '../../errors.ts'
import { runOnce } from '../../plugins/idempotency.ts'
import type { Serve } from '../../serve.ts'
import { findAuditedCollection, recordAudit } from '../audit/queries.ts'
import { authorize } from '../prompts/authorize.ts'
import { list } from '../prompts/list.ts'
import { createPublisherOf } from '../prompts/publish.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { authorizeChange, authorizeCollection, collectionNotFound, refusePublishing } from './authorize.ts'
import { featureRoutes } from './feature-routes.ts'
import { addItem, withNotes } from './item-queries.ts'
import { itemRoutes } from './item-routes.ts'
import * as lists from './list-queries.ts'
import { countOwned } from './member-queries.ts'
import { memberRoutes } from './member-routes.ts'
import * as queries from './queries.ts'
import { createToken } from './token.ts'

/** Counting the prompts that someone can view takes longer the more there are that they can't view: 1.4 ms for 240. */
const MILLISECONDS_MIN = 20

type Scope = NonNullable<Query<typeof listCollections>['scope']>

function scopeFor(
  { scope, groupId }: { scope: Scope; groupId: number | undefined },
  userId: number | undefined,
): lists.CollectionScope {
  if (userId !== undefined && groupId !== undefined) return { of: 'group', groupId, userId }
  if (userId !== undefined && scope === 'own') return { of: 'member', userId }
  return { of: scope === 'featured' ? 'featured' : 'everyone' }
}

export function collectionRoutes(serve: Serve, { db, clock, settings }: FeatureParts): void {
  const synonyms = async () => (await settings.readLast()).synonyms
  const publisherOf = createPublisherOf(settings)
  itemRoutes(serve, { db, clock, publisherOf })
  memberRoutes(serve, { db, clock })
  featureRoutes(serve, { db, clock })

  serve(listCollections, async ({ query, user, readDb }) => {
    const { scope = 'public', group: groupId, q: text = '', page = 1 } = query
    if ((scope === 'own' || groupId !== undefined) && !user) throw notSignedIn()
    const viewerId = user?.id ?? null
    const which = scopeFor({ scope, groupId }, user?.id)
    const window = pageWindow({ page }, COLLECTIONS_PAGE_SIZE)
    const found = Promise.all([
      lists.listCollections(readDb, which, { text, ...window, viewerId }),
      lists.countCollections(readDb, which, text),
    ])
    const [answer, total] = await atLeast(MILLISECONDS_MIN, found)
    const isMore = text.trim() !== '' && total > SEARCH_COUNT_MAX
    const counted = isMore ? SEARCH_COUNT_MAX : total
    return {
      answer,
      headers: { 'x-total-count': counted, ...(isMore && { 'x-total-more': 'true' as const }) },
    }
  })

  serve(getCollection, async ({ query: { token }, user, readDb }) => {
    const collection = inSnapshot(readDb, async (tx) => {
      const { id } = await authorizeCollection(tx, { user, token, right: 'view' })
      return lists.getCollection(tx, id, user?.id ?? null)
    })
    return atLeast(MILLISECONDS_MIN, collection)
  })

  serve(listCollectionPrompts, async ({ query, user, readDb }) => {
    const viewerId = user?.id ?? null
    const collection = { token: query.token, viewerId }
    await authorizeCollection(readDb, { user, token: query.token, right: 'view' })
    const listed = list(readDb, {
      source: { of: 'collection', collection },
      query,
      viewerId,
      now: clock(),
      synonyms,
    })
    const { answer, headers } = await atLeast(MILLISECONDS_MIN, listed)
    return { answer: await withNotes(readDb, answer, collection), headers }
  })

  serve(listCollectionsForPrompt, async ({ query: { prompt_id: promptId, q: text = '' }, user }) => {
    return inSnapshot(db, async (tx) => {
      await authorize(tx, { user, id: promptId, right: 'view' })
      return lists.listForPrompt(tx, { userId: user.id, promptId, text })
    })
  })

  serve(createCollection, async ({ body, user, request }) => {
    const { name, description = '', visibility = 'private', prompt_id: promptId } = body
    refusePublishing(await publisherOf(user), visibility)
    return inTransaction(db, async (tx) => {
      const now = clock()
      const effect = async () => {
        if ((await countOwned(tx, user.id)) >= COLLECTIONS_MAX)
          throw new AppError(
            409,
            `You can have up to ${COLLECTIONS_MAX} collections. Delete one you no longer need.`,
          )
        if (promptId !== undefined) await authorize(tx, { user, id: promptId, right: 'view' })
        const details = { name, description, visibility, token: createToken() }
        const id = await queries.createCollection(tx, { ...details, ownerId: user.id, now })
        if (promptId !== undefined) await addItem(tx, { collectionId: id, promptId, note: '' })
        return id
      }
      const id = await runOnce(tx, { request, now, effect })
      if (id === null) throw collectionNotFound()
      await queries.lockCollection(tx, { id })
      const collection = await lists.getCollection(tx, id, user.id)
      // A repeated request can come after the user has lost access to the collection.
      if (!collectionPermissions(user, collection).view) throw collectionNotFound()
      return { success: true as const, collection }
    })
  })

  serve(updateCollection, async ({ body: { token: currentToken, ...changes }, user }) => {
    const publisher = await publisherOf(user)
    return inTransaction(db, async (tx) => {
      const found = await authorizeChange(tx, { user, token: currentToken, right: 'editDetails' })
      const { id, visibility } = found
      const changesAudience = changes.visibility !== undefined && changes.visibility !== visibility
      if (changesAudience && !collectionPermissions(user, found).changeAudience)
        throw new AppError(403, 'Only the owner can change who can see this collection.')
      const before = await queries.getDetails(tx, id)
      const { name = before.name, description = before.description } = changes
      const details = { name, description, visibility: changes.visibility ?? visibility }
      refusePublishing(publisher, details.visibility)
      // The link that others have must not work again when the collection is shared later.
      const token = changesAudience && details.visibility === 'private' ? createToken() : undefined
      await queries.updateDetails(tx, { id, details, token, now: clock() })
      if (token !== undefined) await queries.endOthersGroupShares(tx, id, user.id)
      const { visibility: _, ...replaced } = before
      return { ...(await lists.getCollection(tx, id, user.id)), before: replaced }
    })
  })

  serve(deleteCollection, async ({ body: { token }, user }) => {
    await inTransaction(db, async (tx) => {
      const { id, role } = await authorizeChange(tx, { user, token, right: 'delete' })
      // An admin deleting someone else's collection is recorded in the audit log.
      const target = role === 'owner' ? undefined : await findAuditedCollection(tx, id)
      await queries.deleteCollection(tx, id)
      if (target) await recordAudit(tx, { actor: user, action: 'deleted collection', target, now: clock() })
    })
    return { success: true as const }
  })
}
