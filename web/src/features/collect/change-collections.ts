// The calls that create, change, feature, and delete a collection.
import type { Collection } from '@prompt-library/contract/collections'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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
    onSuccess: ({ before: _, ...collection }) => showChanged(queryClient, collection),
  })
}

/** The user leaves the page. */
export function useDeleteCollection() {
  return useChange('DELETE /api/collections/:token')
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
