// The calls that create, change, feature, and delete a collection, and what they make stale.
import type { Body } from '@prompt-library/contract/call'
import type {
  addCollectionEditor,
  createCollection,
  removeCollectionEditor,
  transferCollection,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import type { Collection } from '@prompt-library/contract/collections'
import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi, conflictIn } from '../../shared/lib/api-client.ts'
import { collectionKeys, promptKeys } from '../../shared/lib/query-keys.ts'
import { refetchItems, showChanged } from './collection-cache.ts'

export function useCreateCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, key }: { body: Body<typeof createCollection>; key: string }) =>
      (await callApi('POST /api/collections', { body, idempotencyKey: key })).answer.collection,
    onSuccess: () => refetchItems(queryClient),
  })
}

/** Name, description, and visibility. */
export function useUpdateCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof updateCollection>) =>
      (await callApi('PATCH /api/collections/:token', { body })).answer,
    onSuccess: (collection) => showChanged(queryClient, collection),
    onError: (error, { token }) => {
      const current = collectionConflictIn(error)
      if (current) return showChanged(queryClient, current)
      // The user's role may have changed, or the collection may be gone.
      if (isStatus(error, 403) || isStatus(error, 404)) refetchOne(queryClient, token)
      return undefined
    },
  })
}

/** The current collection, if it changed while the user was editing. */
export function collectionConflictIn(error: unknown): Collection | undefined {
  return conflictIn('PATCH /api/collections/:token', error).collection
}

/** The user leaves the page, so nothing with this token is refetched. Call `forgetCollection` afterwards. */
export function useDeleteCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) =>
      void (await callApi('DELETE /api/collections/:token', { body: { token } })),
    onSuccess: (_, token) => refetchAllBut(queryClient, token),
    onError: (_, token) => refetchOne(queryClient, token),
  })
}

/** The answer is the new token, under which everything is cached. Call `forgetCollection` with the old one afterwards. */
export function useRenewLink() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) =>
      (await callApi('POST /api/collections/:token/link', { body: { token } })).answer.token,
    onSuccess: (renewed, token) => {
      copyQueries(queryClient, token, renewed)
      refetchAllBut(queryClient, token)
    },
    onError: (_, token) => refetchOne(queryClient, token),
  })
}

export function useTransferCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof transferCollection>) =>
      (await callApi('PUT /api/collections/:token/owner', { body })).answer,
    onSuccess: (collection) => showChanged(queryClient, collection),
    onError: (_, { token }) => refetchOne(queryClient, token),
  })
}

/** Features the collection in the library, or stops that. */
export function useFeatureCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ token, featured }: Pick<Collection, 'token' | 'featured'>) => {
      const route = `${featured ? 'PUT' : 'DELETE'} /api/collections/:token/featured` as const
      return (await callApi(route, { body: { token } })).answer
    },
    onSuccess: (collection) => showChanged(queryClient, collection),
    onError: (_, { token }) => refetchOne(queryClient, token),
  })
}

export function useAddEditor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof addCollectionEditor>) =>
      (await callApi('PUT /api/collections/:token/editors/:user_id', { body })).answer,
    onSuccess: (collection) => showChanged(queryClient, collection),
    onError: (_, { token }) => refetchOne(queryClient, token),
  })
}

export function useRemoveEditor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof removeCollectionEditor> & { user_id: number }) =>
      void (await callApi('DELETE /api/collections/:token/editors/:user_id', { body })),
    onSuccess: (_, { token, user_id }) =>
      // Remove the row now: until the collection has been refetched, it could be selected again.
      queryClient.setQueryData<Collection>(
        collectionKeys.one(token),
        (before) =>
          before?.editors && { ...before, editors: before.editors.filter(({ id }) => id !== user_id) },
      ),
    onSettled: (_data, _error, { token }) => refetchOne(queryClient, token),
  })
}

/** If the collection is private, the user leaves the page too, as after deleting it. */
export function useLeaveCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ token }: Collection) =>
      void (await callApi('POST /api/collections/:token/leave', { body: { token } })),
    onSuccess: (_, { token, visibility }) =>
      visibility === 'private' ? refetchAllBut(queryClient, token) : refetchItems(queryClient),
    onError: (_, { token }) => refetchOne(queryClient, token),
  })
}

/** Removes what is cached under a token that no longer works, so that Back doesn't show it. Call it once the page is left. */
export function forgetCollection(queryClient: QueryClient, token: string): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(token) })
}

function refetchOne(queryClient: QueryClient, token: string): void {
  void queryClient.invalidateQueries({ queryKey: collectionKeys.one(token) })
}

/** A refetch with a token that no longer works would say that the collection is gone before the user leaves the page. */
function refetchAllBut(queryClient: QueryClient, token: string): void {
  const predicate = ({ queryKey }: Query) => !queryKey.includes(token)
  void queryClient.invalidateQueries({ queryKey: collectionKeys.all, predicate })
  void queryClient.invalidateQueries({ queryKey: promptKeys.all, predicate })
}

function copyQueries(queryClient: QueryClient, from: string, to: string): void {
  const renewed = (part: unknown) => {
    if (part === from) return to
    return hasToken(part) && part.token === from ? { ...part, token: to } : part
  }
  for (const queryKey of [collectionKeys.one(from), promptKeys.collection(from)])
    for (const [key, data] of queryClient.getQueriesData({ queryKey }))
      queryClient.setQueryData(key.map(renewed), renewed(data))
}

function hasToken(part: unknown): part is { token: unknown } {
  return typeof part === 'object' && part !== null && 'token' in part
}

function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}
