import type { Body } from '@prompt-library/contract/call'
import {
  clonePrompt,
  countOwnPrompts,
  createPrompt,
  deletePrompt,
  getPrompt,
  listOwnPrompts,
  listPrompts,
  listSharedPrompts,
  type Prompt,
  toggleUpvote,
  updatePrompt,
} from '@prompt-library/contract/prompts'
import { keepPreviousData, queryOptions, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceFor } from '../../lib/api-client.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { toastFailure } from '../../ui/toast.tsx'
import { sharesQuery } from '../sharing/api.ts'
import { type ListParams, NOTHING_CHOSEN, toListQuery } from './list-params.ts'
import {
  type PromptPage,
  type PromptSource,
  patchPrompt,
  promptKeys,
  refetchLists,
  removeFromLists,
} from './prompt-cache.ts'
import { readPrompt, readPrompts } from './read-prompts.ts'

const SOURCES = {
  library: listPrompts,
  own: listOwnPrompts,
  shared: listSharedPrompts,
} satisfies Record<PromptSource, unknown>

/** One page of a list. While another loads, the one before stays in sight. */
export function promptsPageQuery(source: PromptSource, params: ListParams) {
  const query = toListQuery(params)
  return queryOptions({
    queryKey: [...promptKeys.list(source), query],
    queryFn: async ({ signal }): Promise<PromptPage> => {
      const { answer, headers } = await callApi(SOURCES[source], { query, signal, read: readPrompts })
      return {
        prompts: answer,
        total: headers['x-total-count'] ?? answer.length,
        more: headers['x-total-more'] === 'true',
      }
    },
    placeholderData: keepPreviousData,
  })
}

/** What the library shows where the address asks for nothing else. */
export const firstPageQuery = promptsPageQuery('library', NOTHING_CHOSEN)

export function promptQuery(id: number) {
  return queryOptions({
    queryKey: promptKeys.detail(id),
    queryFn: async ({ signal }) =>
      (await callApi(getPrompt, { query: { id }, signal, read: readPrompt })).answer,
  })
}

export const promptCountQuery = queryOptions({
  queryKey: promptKeys.ownCount,
  queryFn: async ({ signal }) => (await callApi(countOwnPrompts, { signal })).answer.count,
  staleTime: 0,
})

/** How many prompts everyone can see. The list is asked for one of them, and says how many there are. */
export const publicPromptCountQuery = queryOptions({
  queryKey: ['public-prompt-count'],
  queryFn: async ({ signal }) => {
    const { headers } = await callApi(listPrompts, {
      query: { page: 1, page_size: 1 },
      signal,
      read: readPrompts,
    })
    // a query has to have an answer
    return headers['x-total-count'] ?? null
  },
})

interface WithKey<Body> {
  body: Body
  /** Sent again with a retry, so that nothing is created twice. */
  key: string
}

export function useCreatePrompt() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['create-prompt'],
    actsOn: ({ key }) => key,
    mutationFn: async ({ body, key }: WithKey<Body<typeof createPrompt>>) =>
      (await callApi(createPrompt, { body, idempotencyKey: key })).answer.prompt,
    onSuccess: () => refetchLists(queryClient),
  })
}

export function useClonePrompt() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['clone-prompt'],
    actsOn: ({ key }) => key,
    mutationFn: async ({ body, key }: WithKey<Body<typeof clonePrompt>>) =>
      (await callApi(clonePrompt, { body, idempotencyKey: key })).answer.prompt,
    onSuccess: () => refetchLists(queryClient),
  })
}

export function useUpdatePrompt() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['update-prompt'],
    actsOn: ({ id }) => id,
    mutationFn: async (body: Body<typeof updatePrompt>) => (await callApi(updatePrompt, { body })).answer,
    onSuccess: (prompt) => {
      patchPrompt(queryClient, prompt)
      void queryClient.invalidateQueries({ queryKey: sharesQuery(prompt.id).queryKey })
      // it may have left a list: made private, or moved to another category
      refetchLists(queryClient)
    },
  })
}

export function useDeletePrompt() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['delete-prompt'],
    actsOn: (id) => id,
    mutationFn: async (prompt_id: number) => void (await callApi(deletePrompt, { body: { prompt_id } })),
    onSuccess: (_, id) => {
      // not asked for again now: its dialog is still open, and would say that it is gone
      void queryClient.invalidateQueries({ queryKey: promptKeys.detail(id), refetchType: 'none' })
      removeFromLists(queryClient, id)
      refetchLists(queryClient)
    },
  })
}

const VOTING = ['toggle-upvote']

/** Whether a vote for this prompt is on its way, from whichever button. */
export function useIsVoting({ id }: Prompt): boolean {
  const mutationKey = VOTING
  return useIsMutating({ mutationKey, predicate: ({ state }) => (state.variables as Prompt).id === id }) > 0
}

/** Votes at once on the screen, and takes it back with a message when the server says no. */
export function useToggleUpvote() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: VOTING,
    actsOn: ({ id }) => id,
    mutationFn: async ({ id }: Prompt) => (await callApi(toggleUpvote, { body: { prompt_id: id } })).answer,
    onMutate: async ({ id, userHasVoted, upvotes }) => {
      // Answers on the way still say what was before the vote. They're requested again afterwards.
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
