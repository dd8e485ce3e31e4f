// How many prompts the user has, has saved, and the library has.
import { queryOptions } from '@tanstack/react-query'
import { callApi, numberIn } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'

export const promptCountQuery = queryOptions({
  queryKey: promptKeys.ownCount,
  queryFn: async ({ signal }) => (await callApi('GET /api/prompt_count.php', { signal })).answer.count,
  staleTime: 0,
})

/** How many prompts the user has saved and can still view. */
export const savedCountQuery = queryOptions({
  queryKey: promptKeys.savedCount,
  queryFn: async ({ signal }) => totalOf(await callApi('GET /api/saved-prompts', { query: ONE, signal })),
  meta: { quiet: true },
})

export const publicPromptCountQuery = queryOptions({
  queryKey: ['public-prompt-count'],
  queryFn: async ({ signal }) => totalOf(await callApi('GET /api/prompts.php', { query: ONE, signal })),
})

/** A page with one prompt is enough for the total. */
const ONE = { page: 1, page_size: 1 }

function totalOf({ headers }: { headers: Headers }): number {
  return numberIn(headers, 'x-total-count')
}
