import { findRecipients } from '@prompt-library/contract/recipients'
import {
  countSharedPrompts,
  deleteShare,
  listInvitations,
  listShares,
  markSharedSeen,
  searchUsers,
  sharePrompt,
} from '@prompt-library/contract/sharing'
import { DAY } from '@prompt-library/domain/durations'
import { INVITATION_DAYS, RECIPIENT_SEARCH_MIN, SHARES_PAGE_SIZE } from '@prompt-library/domain/limits'
import { nameKey } from '@prompt-library/domain/people/net-id'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Count } from '../../plugins/call-limits.ts'
import type { Serve } from '../../serve.ts'
import { authorize } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import * as invitations from './invitation-queries.ts'
import { lookUpRecipients, YOURSELF } from './look-up-recipients.ts'
import * as queries from './queries.ts'
import { share } from './service.ts'

const SEARCH_WORDS_MAX = 5

interface Parts {
  db: Db
  clock: () => Date
  count: Count
}

export function sharingRoutes(serve: Serve, { db, clock, count }: Parts): void {
  serve(searchUsers, async ({ query: { q = '' }, user }) => {
    const text = q.trim()
    if (text.length < RECIPIENT_SEARCH_MIN) return []
    const words = text.split(/\s+/).slice(0, SEARCH_WORDS_MAX)
    return inTransaction(db, (tx) => queries.searchUsers(tx, { words, exceptId: user.id }))
  })

  serve(findRecipients, async ({ body: { names, prompt_id }, user }) => {
    // Each name counts as a search, so that lists can't find accounts faster than searches do.
    await count('search', user.id, names.length)
    const prompt =
      prompt_id === undefined ? undefined : await authorize(db, { user, id: prompt_id, right: 'share' })
    return lookUpRecipients(db, { names, userId: user.id, prompt })
  })

  serve(sharePrompt, async ({ body, user, request }) => {
    const { recipient_id, recipient_ids = [], names = [] } = body
    if (recipient_id === user.id) throw new AppError(400, YOURSELF)
    // The first one counts like any share.
    const others = recipient_ids.length + names.length - 1
    if (others > 0) await count('share', user.id, others)
    return inTransaction(db, (tx) => share(tx, { body, user, request, now: clock() }))
  })

  /** All shares of an author's prompt, and the user's own of another one. */
  const ownShares = async (user: Viewer, promptId: number) => {
    const { author_id } = await authorize(db, { user, id: promptId, right: 'share' })
    return { promptId, sharerId: author_id === user.id ? undefined : user.id }
  }

  serve(listShares, async ({ query: { prompt_id: promptId, page = 1 }, user }) => {
    const which = await ownShares(user, promptId)
    const [answer, { shares, recipients }] = await Promise.all([
      queries.listShares(db, which, { limit: SHARES_PAGE_SIZE, offset: (page - 1) * SHARES_PAGE_SIZE }),
      queries.countShares(db, which),
    ])
    return { answer, headers: { 'x-total-count': shares, 'x-recipient-count': recipients } }
  })

  serve(listInvitations, async ({ query: { prompt_id: promptId }, user }) =>
    invitations.listInvitations(db, await ownShares(user, promptId)),
  )

  serve(deleteShare, async ({ body: { prompt_id: promptId, recipient_id, name }, user }) => {
    const recipientId = name === undefined ? (recipient_id ?? user.id) : undefined
    await inTransaction(db, async (tx) => {
      // Doesn't check permissions: a sharer who can no longer view the prompt can still stop sharing it.
      const prompt = await lockPrompt(tx, promptId)
      const removesAllSharers = recipientId === user.id || prompt?.author_id === user.id
      const which = { promptId, sharerId: removesAllSharers ? undefined : user.id }
      const deleted =
        prompt &&
        (name === undefined
          ? await queries.deleteShares(tx, { ...which, recipientId })
          : await deleteInvitation(tx, { ...which, name }))
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

export async function sweepInvitations(db: Db, now: Date): Promise<void> {
  await invitations.deleteUnusedInvitations(db, new Date(now.getTime() - INVITATION_DAYS * DAY))
}

/** Returns whether someone waited under this name. */
async function deleteInvitation(
  tx: Tx,
  { name, ...which }: { promptId: number; sharerId: number | undefined; name: string },
): Promise<boolean> {
  const deleted = await invitations.deleteInvitations(tx, { ...which, names: [nameKey(name)] })
  return deleted.length > 0
}
