// The console's calls, and how their lists are paged.
import type { AdminUser } from '@prompt-library/contract/admin'
import type { Answer } from '@prompt-library/contract/call'
import type { Calls } from '@prompt-library/contract/routes'
import { withoutHiddenHtml } from '@prompt-library/domain/text/hidden-text'
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask, callApi, numberIn } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { adminKeys } from '../../shared/lib/query-keys.ts'

export const statsQuery = queryOptions({
  queryKey: [...adminKeys.all, 'stats'],
  queryFn: ask('GET /api/get_admin_stats.php'),
})

export const chartsQuery = queryOptions({
  queryKey: [...adminKeys.all, 'charts'],
  queryFn: ask('GET /api/get_chart_data.php'),
})

export const activityQuery = queryOptions({
  queryKey: [...adminKeys.all, 'activity'],
  queryFn: ask('GET /api/admin/activity'),
})

export const builderStatsQuery = queryOptions({
  queryKey: [...adminKeys.all, 'builder-stats'],
  queryFn: ask('GET /api/get_prompt_builder_stats.php'),
})

const LISTS = {
  users: 'GET /api/get_users.php',
  prompts: 'GET /api/get_prompts.php',
  /** What admins deleted, last deleted first. */
  deleted: 'GET /api/admin/deleted-prompts',
  audit: 'GET /api/get_audit_log.php',
} as const
type List = keyof typeof LISTS

/** One page of a list in the console. */
export interface AdminPage<Row> {
  rows: Row[]
  total: number
}

/**
 * One page of a list, with what its address says: '' doesn't filter. The previous page stays visible while the next one loads.
 */
export function adminListQuery<L extends List>(list: L, params: Record<string, string | number>) {
  type Rows = Answer<Calls[(typeof LISTS)[L]]>
  const given = Object.entries(params).filter(([, value]) => String(value).trim() !== '')
  const query = Object.fromEntries(given)
  return queryOptions({
    queryKey: [...adminKeys.all, list, query],
    queryFn: async ({ signal }): Promise<AdminPage<Rows[number]>> => {
      const { answer, headers } = await callApi<(typeof LISTS)[List]>(LISTS[list], { query, signal })
      const rows = asList(answer as Rows)
      return { rows, total: numberIn(headers, 'x-total-count') || rows.length }
    },
    placeholderData: keepPreviousData,
  })
}

export function promptTextQuery(id: number) {
  return queryOptions({
    queryKey: [...adminKeys.all, 'prompt-text', id],
    queryFn: async ({ signal }) => {
      const { answer } = await callApi('GET /api/admin/prompts/:id', { query: { id }, signal })
      return { ...answer, html: withoutHiddenHtml(answer.html) }
    },
    // Each response for a private prompt adds an audit log entry, so don't refetch when the window regains focus.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
}

/** Updates the row in the cached lists. */
export function useUpdateUser() {
  const queryClient = useQueryClient()
  return useChange('POST /api/update_user.php', {
    onSuccess: ({ user }) =>
      queryClient.setQueriesData<AdminPage<AdminUser>>(
        { queryKey: adminKeys.users },
        (page) => page && { ...page, rows: page.rows.map((row) => (row.id === user.id ? user : row)) },
      ),
  })
}

export function useDeleteUser() {
  const queryClient = useQueryClient()
  return useChange('POST /api/delete_user.php', {
    read: ({ message }) => message,
    onSuccess: (_, { uid }) => removeRow(queryClient, 'users', uid),
  })
}

export function useDeleteAnyPrompt() {
  const queryClient = useQueryClient()
  return useChange('POST /api/delete_prompt_admin.php', {
    onSuccess: (_, { id }) => removeRow(queryClient, 'prompts', id),
  })
}

/** Removes the row right away so it can't be used again. */
export function removeRow(queryClient: QueryClient, list: List, id: number): void {
  queryClient.setQueriesData<AdminPage<{ id: number }>>({ queryKey: [...adminKeys.all, list] }, (page) => {
    const rows = page?.rows.filter((row) => row.id !== id)
    return rows && page && { rows, total: page.total - (page.rows.length - rows.length) }
  })
}

/** Anything that isn't a list counts as an empty one. */
function asList<Rows extends unknown[]>(answer: Rows): Rows | [] {
  if (Array.isArray(answer)) return answer
  console.warn('The server didn’t return a list:', answer)
  return []
}
