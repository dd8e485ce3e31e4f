// The calls for the prompts of a collection.
import { COLLECTION_PAGE_SIZE } from '@prompt-library/domain/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toPage } from '../../entities/prompt/api.ts'
import { type ListParams, toListQuery } from '../../entities/prompt/list-params.ts'
import { callApi } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import type { CollectionPage } from './collection-cache.ts'

/** The prompts of a collection that the user can view, in its order. */
export function collectionPromptsQuery(token: string, params: ListParams) {
  const { sort: _sort, ...filters } = toListQuery(params)
  const query = { ...filters, token, page_size: COLLECTION_PAGE_SIZE }
  return queryOptions({
    queryKey: [...promptKeys.collection(token), query],
    queryFn: async ({ signal }): Promise<CollectionPage> => {
      const { answer, headers } = await callApi('GET /api/collections/:token/items', { query, signal })
      return toPage(answer, headers)
    },
    placeholderData: keepPreviousData,
  })
}
