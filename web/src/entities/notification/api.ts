// The bell polls every 30 seconds while the tab is visible; the calls that list notifications and mark them as read.
import type { Body } from '@prompt-library/contract/call'
import type { markNotificationsRead, Notification } from '@prompt-library/contract/notifications'
import {
  NOTIFICATION_LIMIT,
  NOTIFICATION_POLL_MILLISECONDS,
  NOTIFICATIONS_PAGE_SIZE,
} from '@prompt-library/domain/limits'
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError, callApi, numberIn } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { userKeys } from '../../shared/lib/query-keys.ts'
import { refetchLists, refetchStale, SHARED } from '../../shared/lib/stale.ts'

interface NotificationPage {
  notifications: Notification[]
  unread: number
  total: number
  /** Cleared by a local change, so that the next poll can't be answered with 304. */
  etag: string | undefined
}

/** The bell's notifications. Polled every 30 seconds while the tab is visible, and refetched when it becomes visible. */
export const latestNotificationsQuery = queryOptions({
  queryKey: [...userKeys.notifications, 'latest'],
  queryFn: async ({ client, signal }): Promise<NotificationPage> => {
    const before = client.getQueryData<NotificationPage>([...userKeys.notifications, 'latest'])
    const now = await fetchPage({ limit: NOTIFICATION_LIMIT }, { signal, etag: before?.etag }).catch(
      (error) => {
        if (before && error instanceof ApiError && error.status === 304) return before
        throw error
      },
    )
    // Update open lists right away.
    if (before && before.etag !== now.etag)
      refetchStale(client, { now: [[...userKeys.notifications, 'page']] })
    if (before && hasOtherItems(before, now)) {
      refetchStale(client, SHARED)
      refetchLists(client)
    }
    return now
  },
  staleTime: 0,
  refetchInterval: NOTIFICATION_POLL_MILLISECONDS,
  refetchOnWindowFocus: 'always',
  retry: false,
  meta: { quiet: true },
})

/** One page of the full notification list. */
export function notificationsPageQuery(page: number) {
  return queryOptions({
    queryKey: [...userKeys.notifications, 'page', page],
    queryFn: ({ signal }) => fetchPage({ limit: NOTIFICATIONS_PAGE_SIZE, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

async function fetchPage(
  query: { limit: number; page?: number },
  { signal, etag }: { signal: AbortSignal; etag?: string | undefined },
): Promise<NotificationPage> {
  const { answer, headers } = await callApi('GET /api/get_notifications.php', { query, signal, etag })
  return {
    notifications: answer,
    unread: numberIn(headers, 'x-unread-count'),
    total: numberIn(headers, 'x-total-count'),
    etag: headers.get('etag') ?? undefined,
  }
}

/** Whether notifications were added or removed, rather than only read. */
function hasOtherItems(before: NotificationPage, after: NotificationPage): boolean {
  return before.total !== after.total || before.notifications[0]?.id !== after.notifications[0]?.id
}

type Which = Body<typeof markNotificationsRead>

/** Marks one notification, those of one prompt, or all of them as read, optimistically. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useChange('POST /api/mark_notifications_read.php', {
    read: (answer) => answer.unread_count,
    onMutate: async (which) => {
      // A response in flight predates this change.
      await queryClient.cancelQueries({ queryKey: userKeys.notifications })
      patchPages(queryClient, (page) => marked(page, which))
    },
    onSuccess: (unread) => {
      patchPages(queryClient, (page) => ({ ...page, unread }))
      // If the first request was canceled, refetch now; otherwise the bell would stay empty until the next poll.
      void queryClient.invalidateQueries({
        queryKey: userKeys.notifications,
        predicate: ({ state }) => state.data === undefined,
      })
    },
    // They're unread again at once, not only after the next poll.
    onError: () => refetchStale(queryClient, { now: [userKeys.notifications] }),
    meta: { quiet: true },
  })
}

/** Marks a shared prompt's notifications as read when the user opens the prompt. */
export function useMarkPromptRead(promptId: number | undefined): void {
  const { mutate } = useMarkRead()
  const mark = useEffectEvent((id: number) => mutate({ prompt_id: id }))
  // Only on opening: if the prompt is shared again while it's open, that notification stays unread.
  useEffect(() => {
    if (promptId !== undefined) mark(promptId)
  }, [promptId])
}

function patchPages(queryClient: QueryClient, change: (page: NotificationPage) => NotificationPage): void {
  queryClient.setQueriesData<NotificationPage>(
    { queryKey: userKeys.notifications },
    (page) => page && change(page),
  )
}

function marked(page: NotificationPage, which: Which): NotificationPage {
  const isTarget = ({ id, type, data }: Notification) =>
    which.mark_all_read ||
    id === which.notification_id ||
    (type === 'prompt_shared' && data.prompt_id !== null && data.prompt_id === which.prompt_id)
  const read = page.notifications.filter((one) => isTarget(one) && !one.is_read).length
  return {
    ...page,
    etag: undefined,
    unread: which.mark_all_read ? 0 : Math.max(0, page.unread - read),
    notifications: page.notifications.map((one) => (isTarget(one) ? { ...one, is_read: true } : one)),
  }
}
