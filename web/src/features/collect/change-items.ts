// The calls that change the prompts of a collection, shown before the server answers.
import { useQueryClient } from '@tanstack/react-query'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { useChange } from '../../shared/lib/change.ts'
import { patchPages, patchPromptIds } from './collection-cache.ts'

export function useAddToCollection() {
  const queryClient = useQueryClient()
  return useChange('PUT /api/collections/:token/items/:prompt_id', {
    read: ({ added }) => added,
    onSuccess: (_, { token, prompt_id }) => {
      patchPrompt(queryClient, { id: prompt_id, userHasCollected: true })
      patchPromptIds(queryClient, token, (ids) => [...new Set([...ids, prompt_id])])
    },
  })
}

/** The answer has what's needed to undo. */
export function useRemoveFromCollection() {
  const queryClient = useQueryClient()
  return useChange('DELETE /api/collections/:token/items/:prompt_id', {
    onSuccess: (_, { token, prompt_id }) => {
      patchPromptIds(queryClient, token, (ids) => ids.filter((id) => id !== prompt_id))
      patchPages(queryClient, token, ({ prompts, total }) => {
        const left = prompts.filter(({ id }) => id !== prompt_id)
        return { prompts: left, total: total - (prompts.length - left.length) }
      })
    },
  })
}

/** The answer has the note that was replaced, to undo. */
export function useSetNote() {
  const queryClient = useQueryClient()
  return useChange('PUT /api/collections/:token/items/:prompt_id/note', {
    onSuccess: (_, { token, prompt_id, note }) => {
      const withNote = (item: CollectedPrompt) =>
        item.id === prompt_id ? { ...item, note: note.trim() } : item
      patchPages(queryClient, token, ({ prompts }) => ({ prompts: prompts.map(withNote) }))
    },
  })
}
