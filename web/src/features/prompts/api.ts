import { countOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'

/** One page of the library. While another page loads, the one before stays in sight. */
export function promptsPageQuery(page: number) {
  return queryOptions({
    queryKey: ['prompts', { page }],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await callApi(listPrompts, {
        query: { page, page_size: PAGE_SIZE },
        signal,
      })
      return { prompts: answer, total: headers['x-total-count'] }
    },
    placeholderData: keepPreviousData,
  })
}

export const promptCountQuery = queryOptions({
  queryKey: ['prompt-count'],
  queryFn: async ({ signal }) => (await callApi(countOwnPrompts, { signal })).answer.count,
  staleTime: 0,
})
