// The calls that create, change, feature, and delete a collection.
import type { Collection } from '@prompt-library/contract/collections'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { conflictIn } from '../../shared/lib/api-client.ts'
import { sendChange, useChange } from '../../shared/lib/change.ts'
import { collectionKeys, promptKeys } from '../../shared/lib/query-keys.ts'
import { refetchStale } from '../../shared/lib/stale.ts'
import { showChanged } from './collection-cache.ts'

export function useCreateCollection() {
  return useChange('POST /api/collections', { read: ({ collection }) => collection })
}

/** Name, description, and visibility. */
export function useUpdateCollection() {
  const queryClient = useQueryClient()
  return useChange('PATCH /api/collections/:token', {
    onSuccess: (collection) => showChanged(queryClient, collection),
    onError: (error) => {
      const current = collectionConflictIn(error)
      return current && showChanged(queryClient, current)
    },
  })
}

/** The current collection, if it changed while the user was editing. */
export function collectionConflictIn(error: unknown): Collection | undefined {
  return conflictIn('PATCH /api/collections/:token', error).collection
}

/** The user leaves the page. Call `forgetCollection` afterwards. */
export function useDeleteCollection() {
  return useChange('DELETE /api/collections/:token')
}

/** The answer is the new token, under which everything is cached. Call `forgetCollection` with the old one afterwards. */
export function useRenewLink() {
  const queryClient = useQueryClient()
  return useChange('POST /api/collections/:token/link', {
    read: ({ token }) => token,
    onSuccess: (renewed, { token }) => copyQueries(queryClient, token, renewed),
  })
}

export function useTransferCollection() {
  const queryClient = useQueryClient()
  return useChange('PUT /api/collections/:token/owner', {
    onSuccess: (collection) => showChanged(queryClient, collection),
  })
}

/** Features the collection in the library, or stops that. */
export function useFeatureCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ token, featured }: Pick<Collection, 'token' | 'featured'>) =>
      sendChange(queryClient, `${featured ? 'PUT' : 'DELETE'} /api/collections/:token/featured`, { token }),
    onSuccess: (collection) => showChanged(queryClient, collection),
  })
}

export function useAddEditor() {
  const queryClient = useQueryClient()
  return useChange('PUT /api/collections/:token/editors/:user_id', {
    onSuccess: (collection) => showChanged(queryClient, collection),
  })
}

export function useRemoveEditor() {
  const queryClient = useQueryClient()
  return useChange('DELETE /api/collections/:token/editors/:user_id', {
    onSuccess: (_, { token, user_id }) =>
      // Remove the row now: until the collection has been refetched, it could be selected again.
      queryClient.setQueryData<Collection>(
        collectionKeys.one(token),
        (before) =>
          before?.editors && { ...before, editors: before.editors.filter(({ id }) => id !== user_id) },
      ),
  })
}

/** If the collection is private, the user leaves the page too, as after deleting it. */
export function useLeaveCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ token }: Collection) =>
      sendChange(queryClient, 'POST /api/collections/:token/leave', { token }),
    onSuccess: (_, { token, visibility }) => {
      if (visibility !== 'private')
        refetchStale(queryClient, { now: [collectionKeys.one(token), promptKeys.collection(token)] })
    },
  })
}

/** Removes what is cached under a token that no longer works, so that Back doesn't show it. Call it once the page is left. */
export function forgetCollection(queryClient: QueryClient, token: string): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(token) })
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
