import {
  getRevision,
  hideRevisions,
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

  /** Changes one earlier revision, or all of them. A request for one is refused if there is none with this number. */
  const changeEarlier = async (
    { user, promptId, revision }: EarlierRequest,
    { currentRefused, change }: EarlierChange,
  ): Promise<void> => {
    const { author_id } = await authorize(db, { user, id: promptId, right: 'edit' })
    // A curator who edits a prompt of the library couldn't read them any more.
    if (author_id !== user.id) throw new AppError(403, 'Only the author can hide or remove versions.')
    await inTransaction(db, async (tx) => {
      // Until the transaction ends, no save makes another revision the current one.
      await lockPrompt(tx, promptId)
      const current = await queries.getCurrentRevision(tx, promptId)
      if (current === undefined) throw promptNotFound()
      if (revision === current) throw new AppError(400, currentRefused)
      const changed = await change(tx, { promptId, revision, current })
      if (revision !== undefined && changed === 0) throw revisionNotFound()
    })
  }

  serve(hideRevisions, async ({ body: { prompt_id: promptId, revision, hidden }, user }) => {
    await changeEarlier(
      { user, promptId, revision },
      {
        currentRefused: 'You can’t hide the current version. To hide the whole prompt, make it private.',
        change: (tx, earlier) => queries.hideRevisions(tx, { ...earlier, hidden }),
      },
    )
    return { success: true as const }
  })

  serve(removeRevisions, async ({ query: { prompt_id: promptId, revision }, user }) => {
    await changeEarlier(
      { user, promptId, revision },
      {
        currentRefused: 'You can’t remove the current version. Edit the prompt first, or delete it.',
        change: (tx, earlier) => removeEarlier(tx, earlier, { actor: user, now: clock() }),
      },
    )
    return { success: true as const }
  })
}

interface EarlierRequest {
  user: Author
  promptId: number
  /** Undefined for all. */
  revision: number | undefined
}

interface EarlierChange {
  /** The sentence if the request names the current revision. */
  currentRefused: string
  change: (tx: Tx, earlier: queries.Earlier) => Promise<number>
}
