import type { Body } from '@prompt-library/contract/call'
import {
  addCollectionEditor,
  createCollection,
  deleteCollection,
  removeCollectionEditor,
  renewCollectionLink,
  transferCollection,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import type { Collection } from '@prompt-library/contract/collections'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { collectionKeys, refetchItems } from './collection-cache.ts'

export function useCreateCollection() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['create-collection'],
    actsOn: ({ key }) => key,
    mutationFn: async ({ body, key }: { body: Body<typeof createCollection>; key: string }) =>
      (await callApi(createCollection, { body, idempotencyKey: key })).answer.collection,
    onSuccess: () => refetchItems(queryClient),
  })
}

/** Name, description, and visibility. */
export function useUpdateCollection() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['edit-collection'],
    actsOn: ({ token }) => token,
    mutationFn: async (body: Body<typeof updateCollection>) =>
      (await callApi(updateCollection, { body })).answer,
    onSuccess: (collection) => showChanged(queryClient, collection),
  })
}

export function useDeleteCollection() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['delete-collection'],
    actsOn: (token) => token,
    mutationFn: async (token: string) => void (await callApi(deleteCollection, { body: { token } })),
    onSuccess: () => refetchItems(queryClient),
  })
}

/** The answer is the new token. */
export function useRenewLink() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['new-collection-link'],
    actsOn: (token) => token,
    mutationFn: async (token: string) =>
      (await callApi(renewCollectionLink, { body: { token } })).answer.token,
    onSuccess: () => refetchItems(queryClient),
  })
}

export function useTransferCollection() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['transfer-collection'],
    actsOn: ({ token }) => token,
    mutationFn: async (body: Body<typeof transferCollection>) =>
      (await callApi(transferCollection, { body })).answer,
    onSuccess: (collection) => showChanged(queryClient, collection),
  })
}

export function useAddEditor() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['add-collection-editor'],
    actsOn: ({ token, user_id }) => `${token} ${user_id}`,
    mutationFn: async (body: Body<typeof addCollectionEditor>) =>
      (await callApi(addCollectionEditor, { body })).answer,
    onSuccess: (collection) => showChanged(queryClient, collection),
  })
}

/** Without a user, leaves the collection. */
export function useRemoveEditor() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['remove-collection-editor'],
    actsOn: ({ token, user_id }) => `${token} ${user_id}`,
    mutationFn: async (body: Body<typeof removeCollectionEditor>) =>
      void (await callApi(removeCollectionEditor, { body })),
    onSuccess: () => refetchItems(queryClient),
  })
}

function showChanged(queryClient: QueryClient, collection: Collection): void {
  queryClient.setQueryData(collectionKeys.one(collection.token), collection)
  void queryClient.invalidateQueries({ queryKey: collectionKeys.lists })
}
