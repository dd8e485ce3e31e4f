import type { Body } from '@prompt-library/contract/call'
import type { SessionUser } from '@prompt-library/contract/session'
import {
  countSharedPrompts,
  deleteShare,
  listShares,
  markSharedSeen,
  searchUsers,
  sharePrompt,
} from '@prompt-library/contract/sharing'
import { RECIPIENT_SEARCH_MIN } from '@prompt-library/domain/limits'
import { shareNotice } from '@prompt-library/domain/prompts/share-notice'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { runOnce } from '../../plugins/idempotency.ts'
import type { Serve } from '../../serve.ts'
import { createNotification } from '../notifications/queries.ts'
import { authorize, promptNotFound } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import * as queries from './queries.ts'

const SHARES_PAGE_SIZE = 50
const SEARCH_WORDS_MAX = 5

export function sharingRoutes(serve: Serve, { db, clock }: { db: Db; clock: () => Date }): void {
  serve(searchUsers, async ({ query: { q = '' }, user }) => {
    const text = q.trim()
    if (text.length < RECIPIENT_SEARCH_MIN) return []
    const words = text.split(/\s+/).slice(0, SEARCH_WORDS_MAX)
    return inTransaction(db, (tx) => queries.searchUsers(tx, { words, exceptId: user.id }))
  })

  serve(sharePrompt, async ({ body, user, request }) => {
    if (body.recipient_id === user.id) throw new AppError(400, 'You can’t share a prompt with yourself.')
    await inTransaction(db, async (tx) => {
      const now = clock()
      // Lock the prompt before inserting the idempotency key, which references the account. Deleting an account also locks
      // prompts first, so the opposite order could deadlock.
      await lockPrompt(tx, body.prompt_id)
      const effect = async () => {
        await share(tx, { body, user, now })
        return null
      }
      await runOnce(tx, { request, now, effect })
    })
    return { success: true as const, message: 'Prompt shared successfully!' }
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
      const deleted = await queries.deleteShares(tx, { promptId, recipientId, sharerId })
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

interface NewShare {
  body: Body<typeof sharePrompt>
  user: SessionUser
  now: Date
}

async function share(tx: Tx, { body, user, now }: NewShare): Promise<void> {
  const prompt = await lockPrompt(tx, body.prompt_id)
  if (!prompt) throw promptNotFound()
  await authorize(tx, { user, id: prompt.id, right: 'share' })
  const recipient = await queries.findRecipient(tx, body.recipient_id)
  if (!recipient)
    throw new AppError(
      404,
      'We couldn’t find this user, or their account is disabled. Please choose someone else.',
    )
  if (prompt.author_id === recipient.id)
    throw new AppError(
      409,
      `${recipient.display_name} is the author of this prompt, so you don’t need to share it with them.`,
    )
  const message = { prompt_id: prompt.id, personal_message: body.personal_message || null, now }
  await queries.saveShare(tx, { ...message, recipient_id: recipient.id, sharer_id: user.id })
  await createNotification(tx, {
    ...message,
    user_id: recipient.id,
    actor_id: user.id,
    ...shareNotice(user.display_name, prompt.title),
  })
}
