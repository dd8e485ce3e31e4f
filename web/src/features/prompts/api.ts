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
import { keepPreviousData, queryOptions, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceFor } from '../../lib/api-client.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { toastFailure } from '../../ui/toast.ts'
import { type ListParams, toListQuery } from './list-params.ts'
import { type PromptPage, type PromptSource, patchPrompt, promptKeys } from './prompt-cache.ts'
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

/** An author's name, for a list that is filtered by author but empty; null if they have no public prompts either. */
export function authorNameQuery(author: number) {
  return queryOptions({
    queryKey: [...promptKeys.authors, author],
    queryFn: async ({ signal }) => {
      const query = { author, page: 1, page_size: 1 }
      const { answer } = await callApi(listPrompts, { query, signal, read: readPrompts })
      return answer[0]?.author_name ?? null
    },
    meta: { quiet: true },
  })
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

const VOTING = ['toggle-upvote']

/** Whether a vote for this prompt is being sent, from a card or the dialog. */
export function useIsVoting({ id }: Prompt): boolean {
  const mutationKey = VOTING
  return useIsMutating({ mutationKey, predicate: ({ state }) => (state.variables as Prompt).id === id }) > 0
}

/** Optimistic vote: shown immediately, and rolled back with a message if the server refuses it. */
export function useToggleUpvote() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: VOTING,
    actsOn: ({ id }) => id,
    mutationFn: async ({ id }: Prompt) => (await callApi(toggleUpvote, { body: { prompt_id: id } })).answer,
    onMutate: async ({ id, userHasVoted, upvotes }) => {
      // Responses in flight don't include this vote yet. Cancel them, and refetch afterwards.
      const outdated = queryClient
        .getQueryCache()
        .findAll({ queryKey: promptKeys.all, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data !== undefined)
        .map(({ queryKey }) => ({ queryKey, exact: true }))
      await Promise.all(outdated.map((query) => queryClient.cancelQueries(query)))
      patchPrompt(queryClient, {
        id,
        userHasVoted: !userHasVoted,
        upvotes: upvotes + (userHasVoted ? -1 : 1),
      })
      return outdated
    },
    onSuccess: ({ status, upvotes }, { id }) =>
      patchPrompt(queryClient, { id, userHasVoted: status === 'upvoted', upvotes }),
    onError: (error, { id, userHasVoted, upvotes }) => {
      patchPrompt(queryClient, { id, userHasVoted, upvotes })
      toastFailure(sentenceFor(error, 'Something went wrong while voting.'))
    },
    onSettled: (_data, _error, _prompt, outdated) => {
      for (const query of outdated ?? []) void queryClient.invalidateQueries(query)
    },
  })
}
