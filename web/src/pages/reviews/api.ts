// The calls of the Reviews page, and what they make stale.
import type { ReportCase, ReportState } from '@prompt-library/contract/reports'
import type { ReviewedPrompt } from '@prompt-library/contract/reviews'
import type { ReportAction } from '@prompt-library/domain/prompts/reports'
import type { ReviewQueue } from '@prompt-library/domain/prompts/reviews'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { REVIEWS } from '../../features/review/api.ts'
import { callApi, numberIn } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { refetchLists } from '../../shared/lib/refetch-lists.ts'

const REPORTS = ['reports']

interface ReportsPage {
  cases: ReportCase[]
  total: number
}

export function reportsQuery(state: ReportState, page: number) {
  return queryOptions({
    queryKey: [...REPORTS, state, page],
    queryFn: async ({ signal }): Promise<ReportsPage> => {
      const { answer, headers } = await callApi('GET /api/reports', { query: { state, page }, signal })
      return { cases: answer, total: numberIn(headers, 'x-total-count') }
    },
    placeholderData: keepPreviousData,
  })
}

interface Handling {
  case: ReportCase
  action: ReportAction
  message?: string
}

export function useHandleReport() {
  const settle = useSettle()
  return useMutation({
    mutationFn: ({ case: { id }, action, message }: Handling) =>
      callApi('POST /api/reports/:report_id/handle', { body: { report_id: id, action, message } }),
    // Also after a failure: another curator may have been faster.
    onSettled: (_answer, _error, handling) => settle(handling.case),
  })
}

function useSettle() {
  const queryClient = useQueryClient()
  return ({ prompt_id }: ReportCase) => {
    refetchLists(queryClient)
    void queryClient.invalidateQueries({ queryKey: promptKeys.detail(prompt_id) })
    void queryClient.invalidateQueries({ queryKey: ['admin'] })
    return queryClient.invalidateQueries({ queryKey: REPORTS })
  }
}

export function queueQuery(queue: ReviewQueue, page: number) {
  return queryOptions({
    queryKey: [...REVIEWS, queue, page],
    queryFn: async ({ signal }): Promise<{ prompts: ReviewedPrompt[]; total: number }> => {
      const { answer, headers } = await callApi('GET /api/reviews', { query: { queue, page }, signal })
      return { prompts: answer, total: numberIn(headers, 'x-total-count') }
    },
    placeholderData: keepPreviousData,
  })
}

export const queueCountsQuery = queryOptions({
  queryKey: [...REVIEWS, 'counts'],
  queryFn: async ({ signal }) => (await callApi('GET /api/reviews/counts', { signal })).answer,
})
