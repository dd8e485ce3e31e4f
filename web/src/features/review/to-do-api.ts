// The list of what needs a curator, and the calls that take something off it.
import type { Body } from '@prompt-library/contract/call'
import type { approvePrompt, askForChanges } from '@prompt-library/contract/publishing'
import type { handleReport } from '@prompt-library/contract/reports'
import type { ToDo } from '@prompt-library/contract/to-do'
import { MINUTE } from '@prompt-library/domain/durations'
import type { ToDoFilter } from '@prompt-library/domain/prompts/to-do'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { callApi, numberIn } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { refetchLists } from '../../shared/lib/refetch-lists.ts'

/** What needs a curator, in the query cache. */
export const TO_DO = ['to-do']
const WAITING_TEXT = ['waiting-text']

export function toDoQuery(kind: ToDoFilter | 'all', page: number) {
  const query = { page, ...(kind !== 'all' && { kind }) }
  return queryOptions({
    queryKey: [...TO_DO, 'list', query],
    queryFn: async ({ signal }): Promise<{ entries: ToDo[]; total: number }> => {
      const { answer, headers } = await callApi('GET /api/to-do', { query, signal })
      return { entries: answer, total: numberIn(headers, 'x-total-count') }
    },
    placeholderData: keepPreviousData,
  })
}

/** Also beside the link to the list, on every page. */
export const toDoCountsQuery = queryOptions({
  queryKey: [...TO_DO, 'counts'],
  queryFn: async ({ signal }) => (await callApi('GET /api/to-do/counts', { signal })).answer,
  refetchInterval: 5 * MINUTE,
  meta: { quiet: true },
})

/** A waiting text, and the one that was public before. */
export function waitingTextQuery(prompt_id: number) {
  return queryOptions({
    queryKey: [...WAITING_TEXT, prompt_id],
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/waiting-prompts/:prompt_id', { query: { prompt_id }, signal })).answer,
  })
}

export function useHandleReport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ prompt_id: _, ...body }: Body<typeof handleReport> & { prompt_id: number }) =>
      callApi('POST /api/reports/:report_id/handle', { body }),
    onSettled: (_answer, _error, { prompt_id }) => settle(queryClient, prompt_id),
  })
}

export function useApprove() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof approvePrompt>) =>
      callApi('POST /api/waiting-prompts/:prompt_id/approve', { body }),
    onSettled: (_answer, error, { prompt_id }) => settleWaiting(queryClient, prompt_id, error),
  })
}

export function useAskForChanges() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof askForChanges>) =>
      callApi('POST /api/waiting-prompts/:prompt_id/ask-for-changes', { body }),
    onSettled: (_answer, error, { prompt_id }) => settleWaiting(queryClient, prompt_id, error),
  })
}

function settleWaiting(queryClient: QueryClient, promptId: number, error: Error | null) {
  // After a decision, the server refuses the text, as if someone else had decided.
  const refetchType = error ? 'active' : 'none'
  void queryClient.invalidateQueries({ queryKey: [...WAITING_TEXT, promptId], refetchType })
  settle(queryClient, promptId)
}

/**
 * Also after a failure: the prompt may have changed, or another curator was faster. Not awaited: the row would be gone before its
 * dialog could move the focus.
 */
function settle(queryClient: QueryClient, promptId: number) {
  refetchLists(queryClient)
  void queryClient.invalidateQueries({ queryKey: promptKeys.detail(promptId) })
  void queryClient.invalidateQueries({ queryKey: ['admin'] })
  void queryClient.invalidateQueries({ queryKey: TO_DO })
}
