import type { Headers } from '@prompt-library/contract/call'
import {
  getPrompt,
  listOwnPrompts,
  listPrompts,
  listSharedPrompts,
  type Prompt,
  toggleUpvote,
} from '@prompt-library/contract/prompts'
import { listSavedPrompts } from '@prompt-library/contract/saved'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'
import { type PromptSource, promptKeys } from '../../shared/lib/query-keys.ts'
import { type ListParams, toListQuery } from './list-params.ts'
import { useOptimisticChange } from './optimistic-change.ts'
import type { PromptPage } from './prompt-cache.ts'
import { readPrompt, readPrompts } from './read-prompts.ts'

const SOURCES = {
  library: listPrompts,
  own: listOwnPrompts,
  shared: listSharedPrompts,
  saved: listSavedPrompts,
} satisfies Record<PromptSource, unknown>

/** One page of a list. The previous page stays on screen while the next one loads. */
export function promptsPageQuery(source: PromptSource, params: ListParams) {
  const query = toListQuery(params)
  return queryOptions({
    queryKey: [...promptKeys.list(source), query],
    queryFn: async ({ signal }): Promise<PromptPage> => {
      const { answer, headers } = await callApi(SOURCES[source], { query, signal, read: readPrompts })
      return toPage(answer, headers)
    },
    placeholderData: keepPreviousData,
    // Always refetch: prompts are saved and removed in all other lists.
    ...(source === 'saved' && { staleTime: 0 }),
  })
}

/** A page of any list of prompts. */
export function toPage<Item extends Prompt>(prompts: Item[], headers: Headers<typeof listPrompts>) {
  return {
    prompts,
    total: headers['x-total-count'] ?? prompts.length,
    more: headers['x-total-more'] === 'true',
    didYouMean: decodeHeader(headers['x-did-you-mean']),
  }
}

function decodeHeader(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** As many as fit side by side on a wide screen. */
const FEATURED_COUNT = 4

export const featuredQuery = queryOptions({
  queryKey: [...promptKeys.list('library'), 'featured'],
  queryFn: async ({ signal }): Promise<PromptPage> => {
    const query = { tag: 'Featured', sort: 'upvotes', page: 1, page_size: FEATURED_COUNT } as const
    const { answer } = await callApi(listPrompts, { query, signal, read: readPrompts })
    return { prompts: answer, total: answer.length, more: false }
  },
})

export function promptQuery(id: number) {
  return queryOptions({
    queryKey: promptKeys.detail(id),
    queryFn: async ({ signal }) =>
      (await callApi(getPrompt, { query: { id }, signal, read: readPrompt })).answer,
  })
}

export const VOTING = 'toggle-upvote'

export function useToggleUpvote() {
  return useOptimisticChange({
    name: VOTING,
    change: ({ userHasVoted, upvotes }) => ({
      userHasVoted: !userHasVoted,
      upvotes: upvotes + (userHasVoted ? -1 : 1),
    }),
    send: async ({ id, userHasVoted }) => {
      const body = { prompt_id: id, voted: !userHasVoted }
      const { status, upvotes } = (await callApi(toggleUpvote, { body })).answer
      return { userHasVoted: status === 'upvoted', upvotes }
    },
    failed: 'Something went wrong while voting.',
  })
}
