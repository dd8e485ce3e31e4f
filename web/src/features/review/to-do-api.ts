// The list of what needs a curator, and the calls that take something off it.
import type { ToDo } from '@prompt-library/contract/to-do'
import { MINUTE } from '@prompt-library/domain/durations'
import type { ToDoPart } from '@prompt-library/domain/prompts/to-do'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, callApi, numberIn } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { promptKeys, toDoKey } from '../../shared/lib/query-keys.ts'

export function toDoQuery(kind: ToDoPart, page: number) {
  const query = { kind, page }
  return queryOptions({
    queryKey: [...toDoKey, 'list', query],
    queryFn: async ({ signal }): Promise<{ entries: ToDo[]; total: number }> => {
      const { answer, headers } = await callApi('GET /api/to-do', { query, signal })
      return { entries: answer, total: numberIn(headers, 'x-total-count') }
    },
    placeholderData: keepPreviousData,
  })
}

/** Also beside the link to the list, on every page. */
export const toDoCountsQuery = queryOptions({
  queryKey: [...toDoKey, 'counts'],
  queryFn: ask('GET /api/to-do/counts'),
  refetchInterval: 5 * MINUTE,
  meta: { quiet: true },
})

/** A waiting text, and the one that was public before. */
export function waitingTextQuery(prompt_id: number) {
  return queryOptions({
    queryKey: [...promptKeys.waitingTexts, prompt_id],
    queryFn: ask('GET /api/waiting-prompts/:prompt_id', { prompt_id }),
  })
}

export function useHandleReport() {
  return useChange('POST /api/reports/:report_id/handle')
}

export function useApprove() {
  return useChange('POST /api/waiting-prompts/:prompt_id/approve')
}

export function useAskForChanges() {
  return useChange('POST /api/waiting-prompts/:prompt_id/ask-for-changes')
}
