import {
  type CollectedPrompt,
  getCollection,
  listCollectionPrompts,
  listCollections,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { toPage } from '../prompts/api.ts'
import { type ListParams, toListQuery } from '../prompts/list-params.ts'
import { promptKeys } from '../prompts/prompt-cache.ts'
import { readPrompts } from '../prompts/read-prompts.ts'
import { type CollectionPage, collectionKeys } from './collection-cache.ts'

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
      const { answer, headers } = await callApi(listCollections, { query, signal })
      return {
        collections: answer,
        total: headers['x-total-count'],
        more: headers['x-total-more'] === 'true',
      }
    },
    placeholderData: keepPreviousData,
  })
}

export function collectionQuery(token: string) {
  return queryOptions({
    queryKey: collectionKeys.one(token),
    queryFn: async ({ signal }) => (await callApi(getCollection, { query: { token }, signal })).answer,
  })
}

/** Most collections fit on one page, so most prompts can be dragged anywhere. */
export const ITEMS_PER_PAGE = 50

/** The prompts of a collection that the user can view, in its order. */
export function collectionPromptsQuery(token: string, params: ListParams) {
  const { sort: _sort, collection: _collection, ...filters } = toListQuery(params)
  const query = { ...filters, token, page_size: ITEMS_PER_PAGE }
  return queryOptions({
    queryKey: [...promptKeys.collection(token), query],
    queryFn: async ({ signal }): Promise<CollectionPage> => {
      const { answer, headers } = await callApi(listCollectionPrompts, { query, signal, read: readPrompts })
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
        const { answer, headers } = await callApi(listCollectionPrompts, { query, signal, read: readPrompts })
        const { total } = toPage(answer, headers)
        for (const prompt of answer) prompts.set(prompt.id, prompt)
        if (prompts.size >= total) return { prompts: [...prompts.values()], total: prompts.size, more: false }
        if (page * PAGE_SIZE >= total) throw new Error('The collection changed while its pages were loading.')
      }
    },
  })
}

/** The collections the user can add a prompt to, last used first, and which of them have it. */
export function collectionsForPromptQuery(promptId: number, text = '') {
  const query = { prompt_id: promptId, q: text.trim() || undefined }
  return queryOptions({
    queryKey: [...collectionKeys.forPrompt(promptId), query],
    queryFn: async ({ signal }) => (await callApi(listCollectionsForPrompt, { query, signal })).answer,
    placeholderData: keepPreviousData,
    // Always refetch: a collection may have been used in another tab. Without a cache, rows don't move under the pointer.
    staleTime: 0,
    gcTime: 0,
  })
}
