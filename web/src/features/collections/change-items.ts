import type { Answer, Body } from '@prompt-library/contract/call'
import {
  addToCollection,
  removeFromCollection,
  reorderCollection,
  setCollectionNote,
} from '@prompt-library/contract/collection-changes'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { patchPrompt } from '../prompts/prompt-cache.ts'
import { refetchItems } from './collection-cache.ts'

export type Removed = Answer<typeof removeFromCollection>

const itemOf = ({ token, prompt_id }: { token: string; prompt_id: number }) => `${token} ${prompt_id}`

export function useAddToCollection() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['add-to-collection'],
    actsOn: itemOf,
    mutationFn: async (body: Body<typeof addToCollection>) =>
      (await callApi(addToCollection, { body })).answer.added,
    onSuccess: (_, { prompt_id }) => {
      patchPrompt(queryClient, { id: prompt_id, userHasCollected: true })
      refetchItems(queryClient)
    },
  })
}

/** The answer has what's needed to undo. */
export function useRemoveFromCollection() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['remove-from-collection'],
    actsOn: itemOf,
    mutationFn: async (body: Body<typeof removeFromCollection>): Promise<Removed> =>
      (await callApi(removeFromCollection, { body })).answer,
    onSuccess: () => refetchItems(queryClient),
  })
}

export function useSetNote() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['set-collection-note'],
    actsOn: itemOf,
    mutationFn: async (body: Body<typeof setCollectionNote>) =>
      void (await callApi(setCollectionNote, { body })),
    onSuccess: () => refetchItems(queryClient),
  })
}

/** The answer is the new order, which includes what others have added. */
export function useReorder() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['reorder-collection'],
    // Two moves in a row are two actions.
    actsOn: ({ prompt_ids }) => prompt_ids.join(),
    mutationFn: async (body: Body<typeof reorderCollection>) =>
      (await callApi(reorderCollection, { body })).answer.prompt_ids,
    onSettled: () => refetchItems(queryClient),
  })
}
