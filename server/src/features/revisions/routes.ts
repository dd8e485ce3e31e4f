import {
  getRevision,
  listRevisions,
  removeRevisions,
  restoreRevision,
} from '@prompt-library/contract/revisions'
import { REVISIONS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import { inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { authorize, promptNotFound } from '../prompts/authorize.ts'
import { createPublisherOf } from '../prompts/publish.ts'
import { lockPrompt } from '../prompts/queries.ts'
import type { FeatureParts } from '../settings/settings.ts'
import * as queries from './queries.ts'
import { type Author, removeEarlier } from './remove.ts'
import { restore, revisionNotFound } from './restore.ts'

export function revisionRoutes(serve: Serve, { db, clock, settings }: FeatureParts): void {
  const publisherOf = createPublisherOf(settings)

  serve(listRevisions, async ({ query: { prompt_id: promptId, page = 1 }, user, readDb }) => {
    await authorize(readDb, { user, id: promptId, right: 'view' })
    const viewerId = user?.id ?? null
    const [answer, total] = await Promise.all([
      queries.listRevisions(readDb, { promptId, viewerId, ...pageWindow({ page }, REVISIONS_PAGE_SIZE) }),
      queries.countRevisions(readDb, promptId, viewerId),
    ])
    return { answer, headers: { 'x-total-count': total } }
  })

  serve(getRevision, async ({ query: { prompt_id: promptId, revision: number }, user, readDb }) => {
    const key = { promptId, revision: number, viewerId: user?.id ?? null }
    const revision = await queries.getRevision(readDb, key)
    if (revision === undefined) throw promptNotFound()
    if (revision === null) throw revisionNotFound()
    return revision
  })

  serve(restoreRevision, async ({ body, user }) => {
    const { prompt_id: promptId, revision, version, publish = false } = body
    await authorize(db, { user, id: promptId, right: 'edit' })
    const by = { publisher: await publisherOf(user), now: clock() }
    return inTransaction(db, (tx) => restore(tx, { promptId, revision, version, publish, ...by }))
  })

  serve(removeRevisions, ({ query: { prompt_id: promptId, revision }, user }) =>
    inTransaction(db, async (tx) => {
      const earlier = await lockEarlier(tx, { user, promptId, revision })
      const removed = await removeEarlier(tx, earlier, { actor: user, now: clock() })
      if (revision !== undefined && removed === 0) throw revisionNotFound()
      return { success: true as const }
    }),
  )
}

interface EarlierRequest {
  user: Author
  promptId: number
  /** Undefined for all. */
  revision: number | undefined
}

/** Until the transaction ends, no save makes another revision the current one. */
async function lockEarlier(tx: Tx, { user, promptId, revision }: EarlierRequest): Promise<queries.Earlier> {
  const prompt = await lockPrompt(tx, promptId)
  const { author_id } = await authorize(tx, { user, id: promptId, right: 'edit' })
  // A curator who edits a prompt of the library couldn't read them any more.
  if (author_id !== user.id) throw new AppError(403, 'Only the author can remove versions.')
  if (!prompt) throw promptNotFound()
  if (revision === prompt.revision)
    throw new AppError(400, 'You can’t remove the current version. Edit the prompt first, or delete it.')
  return { promptId, revision, current: prompt.revision }
}
