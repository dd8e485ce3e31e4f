import { listPrompts } from '@prompt-library/contract/prompts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'

/** How many prompts everyone can see. The list is asked for one of them, and says how many there are. */
export const publicPromptCountQuery = queryOptions({
  queryKey: ['public-prompt-count'],
  queryFn: async ({ signal }) => {
    const { headers } = await callApi(listPrompts, { query: { page: 1, page_size: 1 }, signal })
    // a query has to have an answer
    return headers['x-total-count'] ?? null
  },
})
