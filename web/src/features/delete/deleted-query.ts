import type { DeletedPrompt } from '@prompt-library/contract/deleted'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, numberIn } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'

export interface DeletedPage {
  prompts: DeletedPrompt[]
  total: number
}

/** One page of the user's recently deleted prompts. The first one is also where the number in the tab comes from. */
export function deletedPromptsQuery(page: number) {
  return queryOptions({
    queryKey: [...promptKeys.deleted, page],
    queryFn: async ({ signal }): Promise<DeletedPage> => {
      const { answer, headers } = await callApi('GET /api/deleted-prompts', { query: { page }, signal })
      return { prompts: answer, total: numberIn(headers, 'x-total-count') }
    },
    placeholderData: keepPreviousData,
  })
}
