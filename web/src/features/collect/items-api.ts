// The calls for the prompts of a collection.
import { COLLECTION_PAGE_SIZE, PAGE_SIZE } from '@prompt-library/domain/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toPage } from '../../entities/prompt/api.ts'
import { type ListParams, toListQuery } from '../../entities/prompt/list-params.ts'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
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

/** All prompts of a collection that the user can view. Fails rather than leave one out. */
export function allCollectionPromptsQuery(token: string) {
  return queryOptions({
    queryKey: [...promptKeys.collection(token), 'all'],
    queryFn: async ({ signal }): Promise<CollectionPage> => {
      // By ID: if the order changes while the pages load, a prompt can be on two of them.
      const prompts = new Map<number, CollectedPrompt>()
      for (let page = 1; ; page += 1) {
        // The server never cuts pages of this size short, however long the prompts are.
        const query = { token, page, page_size: PAGE_SIZE }
        const { answer, headers } = await callApi('GET /api/collections/:token/items', { query, signal })
        const { total, prompts: more } = toPage(answer, headers)
        for (const prompt of more) prompts.set(prompt.id, prompt)
        if (prompts.size >= total) return { prompts: [...prompts.values()], total: prompts.size, more: false }
        if (page * PAGE_SIZE >= total) throw new Error('The collection changed while its pages were loading.')
      }
    },
  })
}
