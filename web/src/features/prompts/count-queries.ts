import { countOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { promptKeys } from './prompt-cache.ts'
import { readPrompts } from './read-prompts.ts'

export const promptCountQuery = queryOptions({
  queryKey: promptKeys.ownCount,
  queryFn: async ({ signal }) => (await callApi(countOwnPrompts, { signal })).answer.count,
  staleTime: 0,
})

/** The number of public prompts, from the total count of a one-item page. */
export const publicPromptCountQuery = queryOptions({
  queryKey: ['public-prompt-count'],
  queryFn: async ({ signal }) => {
    const { headers } = await callApi(listPrompts, {
      query: { page: 1, page_size: 1 },
      signal,
      read: readPrompts,
    })
    // TanStack Query doesn't allow undefined as data.
    return headers['x-total-count'] ?? null
  },
})
