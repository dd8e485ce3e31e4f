import { countOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { listSavedPrompts } from '@prompt-library/contract/saved'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { readPrompts } from './read-prompts.ts'

export const promptCountQuery = queryOptions({
  queryKey: promptKeys.ownCount,
  queryFn: async ({ signal }) => (await callApi(countOwnPrompts, { signal })).answer.count,
  staleTime: 0,
})

/** How many prompts the user has saved and can still view. */
export const savedCountQuery = queryOptions({
  queryKey: promptKeys.savedCount,
  queryFn: async ({ signal }) =>
    totalOf(await callApi(listSavedPrompts, { query: ONE, signal, read: readPrompts })),
  meta: { quiet: true },
})

export const publicPromptCountQuery = queryOptions({
  queryKey: ['public-prompt-count'],
  queryFn: async ({ signal }) =>
    totalOf(await callApi(listPrompts, { query: ONE, signal, read: readPrompts })),
})

/** A page with one prompt is enough for the total. */
const ONE = { page: 1, page_size: 1 }

function totalOf({ headers }: { headers: { 'x-total-count'?: number | undefined } }): number | null {
  // TanStack Query doesn't allow undefined as data.
  return headers['x-total-count'] ?? null
}
