// The calls that list and get collections, and how long they're cached.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, callApi, numberIn } from '../../shared/lib/api-client.ts'
import { collectionKeys } from '../../shared/lib/query-keys.ts'

interface CollectionsParams {
  scope: 'public' | 'own'
  q: string
  page: number
}

/** One page of the public collections, or of those the user owns or co-edits. */
export function collectionsPageQuery({ scope, q, page }: CollectionsParams) {
  const query = { scope, q: q.trim() || undefined, page }
  return queryOptions({
    queryKey: [...collectionKeys.lists, query],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await callApi('GET /api/collections', { query, signal })
      return {
        collections: answer,
        total: numberIn(headers, 'x-total-count'),
        more: headers.get('x-total-more') === 'true',
      }
    },
    placeholderData: keepPreviousData,
  })
}

/** The collections featured in the library. */
export const featuredQuery = queryOptions({
  queryKey: [...collectionKeys.lists, 'featured'],
  queryFn: ask('GET /api/collections', { scope: 'featured' }),
})

export function collectionQuery(token: string) {
  return queryOptions({
    queryKey: collectionKeys.one(token),
    queryFn: ask('GET /api/collections/:token', { token }),
  })
}

/** The collections the user can add a prompt to, last used first, and which of them have it. */
export function collectionsForPromptQuery(promptId: number, text = '') {
  const query = { prompt_id: promptId, q: text.trim() || undefined }
  return queryOptions({
    queryKey: [...collectionKeys.forPrompt(promptId), query],
    queryFn: ask('GET /api/prompts/:prompt_id/collections', query),
    placeholderData: keepPreviousData,
    // Always refetch: a collection may have been used in another tab. Without a cache, rows don't move under the pointer.
    staleTime: 0,
    gcTime: 0,
  })
}
