// The calls that change the prompts of a collection, shown before the server answers.
import type { Answer, Body } from '@prompt-library/contract/call'
import type {
  addToCollection,
  removeFromCollection,
  setCollectionNote,
} from '@prompt-library/contract/collection-changes'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { callApi, conflictIn } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { patchPages, patchPromptIds, refetchItems } from './collection-cache.ts'

type Removed = Answer<typeof removeFromCollection>

export function useAddToCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof addToCollection>) =>
      (await callApi('PUT /api/collections/:token/items/:prompt_id', { body })).answer.added,
    onSuccess: (_, { token, prompt_id }) => {
      patchPrompt(queryClient, { id: prompt_id, userHasCollected: true })
      patchPromptIds(queryClient, token, (ids) => [...new Set([...ids, prompt_id])])
      refetchItems(queryClient)
    },
  })
}

/** The answer has what's needed to undo. */
export function useRemoveFromCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof removeFromCollection>): Promise<Removed> =>
      (await callApi('DELETE /api/collections/:token/items/:prompt_id', { body })).answer,
    onSuccess: (_, { token, prompt_id }) => {
      patchPromptIds(queryClient, token, (ids) => ids.filter((id) => id !== prompt_id))
      patchPages(queryClient, token, ({ prompts, total }) => {
        const left = prompts.filter(({ id }) => id !== prompt_id)
        return { prompts: left, total: total - (prompts.length - left.length) }
      })
      refetchItems(queryClient)
    },
  })
}

export function useSetNote() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof setCollectionNote>) =>
      void (await callApi('PUT /api/collections/:token/items/:prompt_id/note', { body })),
    onSuccess: (_, { token, prompt_id, note }) => {
      showNote(queryClient, { token, prompt_id, note: note.trim() })
      void queryClient.invalidateQueries({ queryKey: promptKeys.collection(token) })
    },
    onError: (error, item) => {
      const note = noteConflictIn(error)
      if (note !== undefined) showNote(queryClient, { ...item, note })
    },
  })
}

function showNote(
  queryClient: QueryClient,
  { token, prompt_id, note }: { token: string; prompt_id: number; note: string },
): void {
  const withNote = (item: CollectedPrompt) => (item.id === prompt_id ? { ...item, note } : item)
  patchPages(queryClient, token, ({ prompts }) => ({ prompts: prompts.map(withNote) }))
}

/** The current note, if it changed while the user was editing. */
export function noteConflictIn(error: unknown): string | undefined {
  return conflictIn('PUT /api/collections/:token/items/:prompt_id/note', error).note
}
