// The calls that restore and erase deleted prompts, and what they make stale.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { refetchLists } from '../../shared/lib/refetch-lists.ts'
import type { DeletedPage } from './deleted-query.ts'

export function useRestorePrompt() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (prompt_id: number) =>
      void (await callApi('POST /api/deleted-prompts/:prompt_id/restore', { body: { prompt_id } })),
    onSuccess: (_, id) => {
      removeRow(queryClient, id)
      refetchLists(queryClient)
      // If the prompt is open, it's shown again.
      void queryClient.invalidateQueries({ queryKey: promptKeys.detail(id) })
      // Awaited: until the console has loaded its lists again, the row is still there.
      return queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) => refetchIfGone(queryClient, error),
  })
}

export function useEraseDeletedPrompt() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (prompt_id: number) =>
      void (await callApi('DELETE /api/deleted-prompts/:prompt_id', { body: { prompt_id } })),
    onSuccess: (_, id) => {
      removeRow(queryClient, id)
      void queryClient.invalidateQueries({ queryKey: promptKeys.deleted })
    },
    onError: (error) => refetchIfGone(queryClient, error),
  })
}

/** Removes the row right away, so that it can't be used again. */
function removeRow(queryClient: QueryClient, id: number): void {
  queryClient.setQueriesData<DeletedPage>({ queryKey: promptKeys.deleted }, (page) => {
    if (!page) return page
    const prompts = page.prompts.filter((prompt) => prompt.id !== id)
    return { prompts, total: page.total - (page.prompts.length - prompts.length) }
  })
}

/** The prompt was restored or erased elsewhere, or its time is over. The list is out of date. */
function refetchIfGone(queryClient: QueryClient, error: Error): void {
  if (!(error instanceof ApiError) || ![403, 404, 409].includes(error.status)) return
  void queryClient.invalidateQueries({ queryKey: promptKeys.deleted })
  void queryClient.invalidateQueries({ queryKey: ['admin'] })
}
