import type { Body } from '@prompt-library/contract/call'
import {
  listNotifications,
  markNotificationsRead,
  type Notification,
} from '@prompt-library/contract/notifications'
import { NOTIFICATION_LIMIT, NOTIFICATION_POLL_MILLISECONDS } from '@prompt-library/domain/limits'
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError, callApi } from '../../lib/api-client.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { refetchShared } from '../sharing/api.ts'

export const NOTIFICATIONS_PAGE_SIZE = 20

interface NotificationPage {
  notifications: Notification[]
  unread: number
  total: number
  /** Gone once the page was changed here: the server must not say that it is still the same. */
  etag: string | undefined
}

/** What the bell shows: asked for again every 30 seconds while the tab is in sight, and at once when it comes back. */
export const latestNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: async ({ client, signal }): Promise<NotificationPage> => {
    const before = client.getQueryData<NotificationPage>(['notifications', 'latest'])
    const now = await fetchPage({ limit: NOTIFICATION_LIMIT }, { signal, etag: before?.etag }).catch(
      (error) => {
        if (before && error instanceof ApiError && error.status === 304) return before
        throw error
      },
    )
    // what changed shows at once in the lists that are open
    if (before && before.etag !== now.etag)
      void client.invalidateQueries({ queryKey: ['notifications', 'page'] })
    if (before && isOther(before, now)) void refetchShared(client)
    return now
  },
  staleTime: 0,
  refetchInterval: NOTIFICATION_POLL_MILLISECONDS,
  refetchOnWindowFocus: 'always',
  retry: false,
  meta: { quiet: true },
})

/** One page of all notifications. */
export function notificationsPageQuery(page: number) {
  return queryOptions({
    queryKey: ['notifications', 'page', page],
    queryFn: ({ signal }) => fetchPage({ limit: NOTIFICATIONS_PAGE_SIZE, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

async function fetchPage(
  query: { limit: number; page?: number },
  { signal, etag }: { signal: AbortSignal; etag?: string | undefined },
): Promise<NotificationPage> {
  const { answer, headers } = await callApi(listNotifications, { query, signal, etag })
  return {
    notifications: answer,
    unread: headers['x-unread-count'],
    total: headers['x-total-count'],
    etag: headers.etag,
  }
}

/** Whether something came or went: more than that it was read. */
function isOther(before: NotificationPage, after: NotificationPage): boolean {
  return before.total !== after.total || before.notifications[0]?.id !== after.notifications[0]?.id
}

type Which = Body<typeof markNotificationsRead>

/** Marks one notification, those of one prompt, or all of them: on the screen at once, whatever the server says later. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['mark-read'],
    actsOn: (which) => JSON.stringify(which),
    mutationFn: async (which: Which) =>
      (await callApi(markNotificationsRead, { body: which })).answer.unread_count,
    onMutate: async (which) => {
      // an answer on its way is of before
      await queryClient.cancelQueries({ queryKey: ['notifications'] })
      patchPages(queryClient, (page) => marked(page, which))
    },
    onSuccess: (unread) => {
      patchPages(queryClient, (page) => ({ ...page, unread }))
      // a first answer that was cancelled would leave the bell without any until the next poll
      void queryClient.invalidateQueries({
        queryKey: ['notifications'],
        predicate: ({ state }) => state.data === undefined,
      })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['notifications'] }),
    meta: { quiet: true },
  })
}

/** Whoever opens a prompt that was shared with them needs no notification of it any more. */
export function useMarkPromptRead(promptId: number | undefined): void {
  const { mutate } = useMarkRead()
  const mark = useEffectEvent((id: number) => mutate({ prompt_id: id }))
  // once for each opening: what is shared again while the prompt is open stays unread
  useEffect(() => {
    if (promptId !== undefined) mark(promptId)
  }, [promptId])
}

function patchPages(queryClient: QueryClient, change: (page: NotificationPage) => NotificationPage): void {
  queryClient.setQueriesData<NotificationPage>(
    { queryKey: ['notifications'] },
    (page) => page && change(page),
  )
}

function marked(page: NotificationPage, which: Which): NotificationPage {
  const isMeant = ({ id, type, data }: Notification) =>
    which.mark_all_read ||
    id === which.notification_id ||
    (type === 'prompt_shared' && data.prompt_id !== null && data.prompt_id === which.prompt_id)
  const read = page.notifications.filter((one) => isMeant(one) && !one.is_read).length
  return {
    ...page,
    etag: undefined,
    unread: which.mark_all_read ? 0 : Math.max(0, page.unread - read),
    notifications: page.notifications.map((one) => (isMeant(one) ? { ...one, is_read: true } : one)),
  }
}
