import type { Body } from '@prompt-library/contract/call'
import {
  countSharedPrompts,
  deleteShare,
  listShares,
  markSharedSeen,
  type Share,
  searchUsers,
  sharePrompt,
} from '@prompt-library/contract/sharing'
import { RECIPIENT_SEARCH_MIN } from '@prompt-library/domain/limits'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  // biome-ignore lint/style/noRestrictedImports: for what the page does by itself, without a click
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { promptKeys, removeFromLists } from '../prompts/prompt-cache.ts'

/** People whose name or address holds a text, once it is long enough. */
export function recipientsQuery(text: string) {
  const q = text.trim()
  return queryOptions({
    queryKey: ['recipients', q],
    queryFn: async ({ signal }) => (await callApi(searchUsers, { query: { q }, signal })).answer,
    enabled: q.length >= RECIPIENT_SEARCH_MIN,
  })
}

/** With whom a prompt is shared, page after page. */
export function sharesQuery(promptId: number) {
  return infiniteQueryOptions({
    queryKey: ['shares', promptId],
    queryFn: async ({ signal, pageParam: page }) => {
      const { answer, headers } = await callApi(listShares, { query: { prompt_id: promptId, page }, signal })
      return {
        shares: answer,
        total: headers['x-total-count'],
        recipients: headers['x-recipient-count'],
      }
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.flatMap(({ shares }) => shares).length < total ? pages.length + 1 : undefined,
    // others share too, and what the form says about who keeps access must be true
    staleTime: 0,
  })
}

export const sharedCountQuery = queryOptions({
  queryKey: ['shared-count'],
  queryFn: async ({ signal }) => (await callApi(countSharedPrompts, { signal })).answer,
  meta: { quiet: true },
})

export function useSharePrompt() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['share-prompt'],
    actsOn: ({ key }) => key,
    mutationFn: async ({ body, key }: { body: Body<typeof sharePrompt>; key: string }) =>
      (await callApi(sharePrompt, { body, idempotencyKey: key })).answer.message,
    onSuccess: (_, { body }) => void queryClient.invalidateQueries({ queryKey: ['shares', body.prompt_id] }),
  })
}

/** Takes back what was shared with somebody. */
export function useTakeBack() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['take-back'],
    actsOn: ({ prompt_id, recipient_id }) => `${prompt_id} ${recipient_id}`,
    mutationFn: async (body: { prompt_id: number; recipient_id: number }) =>
      void (await callApi(deleteShare, { body })),
    onSuccess: (_, { prompt_id, recipient_id }) =>
      // gone at once: until the list has loaded again, a second click would only fail
      queryClient.setQueryData(
        sharesQuery(prompt_id).queryKey,
        (before) => before && without(before, recipient_id),
      ),
    onSettled: (_data, _error, { prompt_id }) =>
      void queryClient.invalidateQueries({ queryKey: ['shares', prompt_id] }),
  })
}

type Shares = InfiniteData<{ shares: Share[]; total: number; recipients: number }>

function without(before: Shares, recipientId: number): Shares {
  const all = before.pages.flatMap(({ shares }) => shares)
  const gone = all.filter(({ recipient }) => recipient.id === recipientId).length
  const pages = before.pages.map(({ shares, total, recipients }) => ({
    shares: shares.filter(({ recipient }) => recipient.id !== recipientId),
    total: total - gone,
    recipients: recipients - (gone > 0 ? 1 : 0),
  }))
  return { ...before, pages }
}

/** Takes a prompt off one's own shared list. */
export function useRemoveFromShared() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['remove-from-shared'],
    actsOn: (id) => id,
    mutationFn: async (prompt_id: number) => void (await callApi(deleteShare, { body: { prompt_id } })),
    onSuccess: (_, id) => {
      // not asked for again now: its dialog may still be open, and would say that it is gone
      void queryClient.invalidateQueries({ queryKey: promptKeys.detail(id), refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: ['notifications'] })
      removeFromLists(queryClient, id, 'shared')
      // not waited for: with the lists, the card goes from which this was asked, and who asked wants to tell of it
      void refetchShared(queryClient)
    },
  })
}

/** Remembers on the server that what was shared has been seen. */
export function useMarkSharedSeen() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => void (await callApi(markSharedSeen, {})),
    onMutate: () =>
      queryClient.setQueryData(sharedCountQuery.queryKey, (before) => before && { ...before, unseen: 0 }),
    meta: { quiet: true },
  })
}

/** Something was shared, taken back or removed. */
export async function refetchShared(queryClient: QueryClient): Promise<void> {
  // A prompt includes who shared it. An open one stays as it is; the next one opened is fetched again.
  void queryClient.invalidateQueries({ queryKey: promptKeys.details, refetchType: 'none' })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: promptKeys.list('shared') }),
    queryClient.invalidateQueries({ queryKey: sharedCountQuery.queryKey }),
  ])
}
