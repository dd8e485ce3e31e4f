import { findRecipients } from '@prompt-library/contract/recipients'
import {
  countSharedPrompts,
  deleteShare,
  listShares,
  markSharedSeen,
  searchUsers,
  sharePrompt,
} from '@prompt-library/contract/sharing'
import { RECIPIENT_SEARCH_MIN, SHARES_PAGE_SIZE } from '@prompt-library/domain/limits'
import { type Db, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { authorize } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import { lookUpRecipients } from './look-up-recipients.ts'
import * as queries from './queries.ts'
import { share, shareMessage, YOURSELF } from './service.ts'

const SEARCH_WORDS_MAX = 5

interface Parts {
  db: Db
  clock: () => Date
  limits: {
    countMoreShares: (userId: number, count: number) => Promise<void>
    countNames: (userId: number, count: number) => Promise<void>
  }
}

export function sharingRoutes(serve: Serve, { db, clock, limits }: Parts): void {
  serve(searchUsers, async ({ query: { q = '' }, user }) => {
    const text = q.trim()
    if (text.length < RECIPIENT_SEARCH_MIN) return []
    const words = text.split(/\s+/).slice(0, SEARCH_WORDS_MAX)
    return inTransaction(db, (tx) => queries.searchUsers(tx, { words, exceptId: user.id }))
  })

  serve(findRecipients, async ({ body: { names, prompt_id }, user }) => {
    await limits.countNames(user.id, names.length)
    const prompt =
      prompt_id === undefined ? undefined : await authorize(db, { user, id: prompt_id, right: 'share' })
    return lookUpRecipients(db, { names, userId: user.id, authorId: prompt?.author_id })
  })

  serve(sharePrompt, async ({ body, user, request }) => {
    const { recipient_id, recipient_ids } = body
    if (recipient_id === user.id) throw new AppError(400, YOURSELF)
    const ids = recipient_id === undefined ? (recipient_ids ?? []) : [recipient_id]
    await limits.countMoreShares(user.id, ids.length - 1)
    const results = await inTransaction(db, (tx) => share(tx, { body, ids, user, request, now: clock() }))
    if (!recipient_ids) return { success: true as const, message: 'Prompt shared successfully!' }
    return { success: true as const, message: shareMessage(results), results }
  })

  serve(listShares, async ({ query: { prompt_id: promptId, page = 1 }, user }) => {
    const { author_id } = await authorize(db, { user, id: promptId, right: 'share' })
    const which = { promptId, sharerId: author_id === user.id ? undefined : user.id }
    const [answer, { shares, recipients }] = await Promise.all([
      queries.listShares(db, which, { limit: SHARES_PAGE_SIZE, offset: (page - 1) * SHARES_PAGE_SIZE }),
      queries.countShares(db, which),
    ])
    return { answer, headers: { 'x-total-count': shares, 'x-recipient-count': recipients } }
  })

  serve(deleteShare, async ({ body, user }) => {
    const { prompt_id: promptId, recipient_id: recipientId = user.id } = body
    await inTransaction(db, async (tx) => {
      // Doesn't check permissions: a sharer who can no longer view the prompt can still stop sharing it.
      const prompt = await lockPrompt(tx, promptId)
      const removesAllSharers = recipientId === user.id || prompt?.author_id === user.id
      const sharerId = removesAllSharers ? undefined : user.id
      const deleted = prompt && (await queries.deleteShares(tx, { promptId, recipientId, sharerId }))
      // The same for a hidden, a missing, and an unshared prompt, so the response doesn't reveal which IDs exist.
      if (!deleted) throw new AppError(404, 'This prompt is no longer shared.')
    })
    return { success: true as const }
  })

  serve(countSharedPrompts, ({ user }) => queries.countSharedPrompts(db, user.id))

  serve(markSharedSeen, async ({ user }) => {
    await queries.markSharedSeen(db, user.id, clock())
    return { success: true as const }
  })
}
