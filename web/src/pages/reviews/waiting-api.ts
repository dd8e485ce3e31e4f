// The calls about prompts that wait for approval.
import type { WaitingPrompt } from '@prompt-library/contract/publishing'
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

const WAITING = ['waiting-prompts']

interface WaitingPage {
  prompts: WaitingPrompt[]
  total: number
}

export function waitingQuery(page: number) {
  return queryOptions({
    queryKey: [...WAITING, 'page', page],
    queryFn: async ({ signal }): Promise<WaitingPage> => {
      const { answer, headers } = await callApi('GET /api/waiting-prompts', { query: { page }, signal })
      return { prompts: answer, total: numberIn(headers, 'x-total-count') }
    },
    placeholderData: keepPreviousData,
  })
}

/** The text, and the one that was public before. */
export function waitingTextQuery(prompt_id: number) {
  return queryOptions({
    queryKey: [...WAITING, 'text', prompt_id],
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/waiting-prompts/:prompt_id', { query: { prompt_id }, signal })).answer,
  })
}

interface Decision {
  prompt_id: number
  revision: number
}

export function useApprove() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) => callApi('POST /api/waiting-prompts/:prompt_id/approve', { body }),
    onSettled: (_answer, error, { prompt_id }) => settle(queryClient, prompt_id, error),
  })
}

export function useAskForChanges() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision & { message: string }) =>
      callApi('POST /api/waiting-prompts/:prompt_id/ask-for-changes', { body }),
    onSettled: (_answer, error, { prompt_id }) => settle(queryClient, prompt_id, error),
  })
}

/** Also after a failure: the prompt may have changed, or another curator was faster. */
function settle(queryClient: QueryClient, promptId: number, error: Error | null) {
  // After a decision, the server refuses the text, as if someone else had decided.
  const refetchType = error ? 'active' : 'none'
  void queryClient.invalidateQueries({ queryKey: [...WAITING, 'text', promptId], refetchType })
  refetchLists(queryClient)
  void queryClient.invalidateQueries({ queryKey: promptKeys.detail(promptId) })
  return queryClient.invalidateQueries({ queryKey: [...WAITING, 'page'] })
}
