// The console's calls, and how their lists are paged.
import type {
  AdminPrompt,
  AdminUser,
  AuditEntry,
  AuditSort,
  PromptSort,
  UserSort,
  UserStatus,
  Visibility,
} from '@prompt-library/contract/admin'
import type { DeletedPrompt } from '@prompt-library/contract/deleted'
import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import type { Role } from '@prompt-library/domain/people/roles'
import type { Category } from '@prompt-library/domain/prompts/categories'
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

/** One page of a list in the console. */
export interface AdminPage<Row> {
  rows: Row[]
  total: number
}

interface ListParams {
  q: string
  page: number
}

/** A filter's value; '' doesn't filter. */
type Filter<Value extends string> = Value | ''

interface UserParams extends ListParams {
  sort: UserSort
  role: Filter<Role>
  status: Filter<UserStatus>
}

export function usersQuery({ role, status, ...params }: UserParams) {
  const query = { ...toQuery(params), role: role || undefined, status: status || undefined }
  return listQuery<AdminUser>('users', query, (signal) =>
    callApi('GET /api/get_users.php', { query, signal }),
  )
}

interface PromptParams extends ListParams {
  sort: PromptSort
  visibility: Filter<Visibility>
  category: Filter<Category>
}

export function allPromptsQuery({ visibility, category, ...params }: PromptParams) {
  const query = {
    ...toQuery(params),
    visibility: visibility || undefined,
    category: category || undefined,
  }
  return listQuery<AdminPrompt>('prompts', query, (signal) =>
    callApi('GET /api/get_prompts.php', { query, signal }),
  )
}

/** What admins deleted, last deleted first. */
export function deletedByAdminsQuery(page: number) {
  const query = { page }
  return listQuery<DeletedPrompt>('deleted', query, (signal) =>
    callApi('GET /api/admin/deleted-prompts', { query, signal }),
  )
}

interface AuditParams extends ListParams {
  sort: AuditSort
  /** A NetID. */
  person: string
  /** The ID of a prompt. */
  prompt: string
}

export function auditQuery({ person, prompt, ...params }: AuditParams) {
  const query = { ...toQuery(params), person: person || undefined, prompt: Number(prompt) || undefined }
  return listQuery<AuditEntry>('audit', query, (signal) =>
    callApi('GET /api/get_audit_log.php', { query, signal }),
  )
}

function toQuery<Params extends ListParams>(params: Params) {
  return { ...params, q: params.q.trim() || undefined, page_size: ADMIN_PAGE_SIZE }
}

/** One page of a list. The previous page stays visible while the next one loads. */
function listQuery<Row>(
  name: string,
  query: object,
  fetchPage: (signal: AbortSignal) => Promise<{ answer: Row[]; headers: Headers }>,
) {
  return queryOptions({
    queryKey: [...adminKeys.all, name, query],
    queryFn: async ({ signal }): Promise<AdminPage<Row>> => {
      const { answer, headers } = await fetchPage(signal)
      const rows = asList(answer)
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
export function removeRow(queryClient: QueryClient, list: 'users' | 'prompts' | 'deleted', id: number): void {
  queryClient.setQueriesData<AdminPage<{ id: number }>>({ queryKey: [...adminKeys.all, list] }, (page) => {
    const rows = page?.rows.filter((row) => row.id !== id)
    return rows && page && { rows, total: page.total - (page.rows.length - rows.length) }
  })
}

/** Anything that isn't a list counts as an empty one. */
function asList<Row>(answer: Row[]): Row[] {
  if (Array.isArray(answer)) return answer
  console.warn('The server didn’t return a list:', answer)
  return []
}
