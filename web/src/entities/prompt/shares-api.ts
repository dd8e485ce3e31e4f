// The calls for sharing a prompt.
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask, callApi, numberIn } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { removeFromLists } from './prompt-cache.ts'

/** Users by NetID or email. Cached, so trying again doesn't count toward the limit on searches. */
export function foundRecipientsQuery(names: readonly string[], promptId: number) {
  return queryOptions({
    queryKey: ['found-recipients', promptId, names],
    queryFn: async ({ signal }) => {
      if (names.length === 0) return []
      const body = { names: [...names], prompt_id: promptId }
      return (await callApi('POST /api/recipients', { body, signal })).answer
    },
  })
}

/** The people a prompt is shared with, in pages. */
export function sharesQuery(promptId: number) {
  return infiniteQueryOptions({
    queryKey: promptKeys.shares(promptId),
    queryFn: async ({ signal, pageParam: page }) => {
      const { answer, headers } = await callApi('GET /api/prompts/:prompt_id/shares', {
        query: { prompt_id: promptId, page },
        signal,
      })
      return {
        shares: answer,
        total: numberIn(headers, 'x-total-count'),
        recipients: numberIn(headers, 'x-recipient-count'),
      }
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.flatMap(({ shares }) => shares).length < total ? pages.length + 1 : undefined,
    // Always refetch: other users can share the prompt too, and the edit form must show everyone who keeps access.
    staleTime: 0,
  })
}

/** Who gets the prompt when they sign in. */
export function invitationsQuery(promptId: number) {
  return queryOptions({
    queryKey: promptKeys.invitations(promptId),
    queryFn: ask('GET /api/prompts/:prompt_id/invitations', { prompt_id: promptId }),
    staleTime: 0,
  })
}

export const sharedCountQuery = queryOptions({
  queryKey: promptKeys.sharedCount,
  queryFn: ask('GET /api/shared-prompts/count'),
  meta: { quiet: true },
})

export function useSharePrompt() {
  return useChange('POST /api/share_prompt.php')
}

/** Stops sharing a prompt with one recipient, or with someone who waits. */
export function useStopSharing() {
  return useChange('POST /api/remove_share.php')
}

/** Removes a prompt from the user's Shared With Me list. */
export function useRemoveFromShared() {
  const queryClient = useQueryClient()
  return useChange('POST /api/remove_share.php', {
    onSuccess: (_, { prompt_id }) => removeFromLists(queryClient, prompt_id, 'shared'),
  })
}

/** Marks everything shared with the user as seen, on the server. */
export function useMarkSharedSeen() {
  const queryClient = useQueryClient()
  return useChange('POST /api/mark_shared_seen.php', {
    onMutate: () =>
      queryClient.setQueryData(sharedCountQuery.queryKey, (before) => before && { ...before, unseen: 0 }),
    meta: { quiet: true },
  })
}
