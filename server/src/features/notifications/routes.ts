import {
  listNotificationKinds,
  listNotifications,
  markNotificationsRead,
  setNotificationKind,
} from '@prompt-library/contract/notifications'
import { DAY } from '@prompt-library/domain/durations'
import { NOTIFICATION_DAYS, NOTIFICATION_LIMIT } from '@prompt-library/domain/limits'
import { NOTIFICATION_KINDS } from '@prompt-library/domain/people/notification-kinds'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { matchesEtag } from '../../etag.ts'
import { NOT_MODIFIED, type Serve } from '../../serve.ts'
import * as queries from './queries.ts'

export function notificationRoutes(serve: Serve, { db, clock }: { db: Db; clock: () => Date }): void {
  serve(
    listNotifications,
    async ({ query: { limit = NOTIFICATION_LIMIT, page = 1 }, user, request, reply }) => {
      const { sum, total, unread } = await queries.getNotificationState(db, user.id)
      // Includes the user and the page, because a browser may request both with the same ETag.
      const etag = `W/"${[user.id, limit, page, sum, total, unread].join('-')}"`
      if (matchesEtag(request, etag)) {
        reply.header('etag', etag)
        return NOT_MODIFIED
      }
      const answer = await queries.listNotifications(db, user.id, {
        limit,
        offset: (page - 1) * limit,
        now: clock(),
      })
      return { answer, headers: { 'x-unread-count': unread, 'x-total-count': total, etag } }
    },
  )

  serve(markNotificationsRead, async ({ body: { notification_id: id, prompt_id: promptId }, user }) => {
    const marked = await queries.markRead(db, { userId: user.id, now: clock(), id, promptId })
    if (id !== undefined && marked === 0n) throw new AppError(404, 'This notification doesn’t exist.')
    const { unread } = await queries.getNotificationState(db, user.id)
    return { success: true as const, unread_count: unread }
  })

  const listKinds = async (userId: number) => {
    const muted = await queries.getMuted(db, userId)
    return NOTIFICATION_KINDS.map((kind) => ({ kind, on: !muted.includes(kind) }))
  }

  serve(listNotificationKinds, ({ user }) => listKinds(user.id))

  serve(setNotificationKind, async ({ body: { kind, on }, user }) => {
    await queries.setMuted(db, { userId: user.id, kind, muted: !on })
    return listKinds(user.id)
  })
}

export async function sweepNotifications(db: Db, now: Date): Promise<void> {
  await queries.deleteReadNotifications(db, new Date(now.getTime() - NOTIFICATION_DAYS * DAY))
}
