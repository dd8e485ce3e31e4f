import { useQueryClient } from '@tanstack/react-query'
import { useOptimisticChange } from '../../entities/prompt/optimistic-change.ts'
import { callApi } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'

export const SAVING = 'save-prompt'

/** Saves a prompt for later, or removes it from the saved ones. */
export function useToggleSaved() {
  const queryClient = useQueryClient()
  return useOptimisticChange({
    name: SAVING,
    change: ({ userHasSaved }) => ({ userHasSaved: !userHasSaved }),
    send: async ({ id, userHasSaved }) => {
      const body = { prompt_id: id, saved: !userHasSaved }
      const { saved } = (await callApi('PUT /api/prompts/:prompt_id/saved', { body })).answer
      // Only the count: in an open Saved list, a prompt that was removed by mistake can be saved again in its place.
      void queryClient.invalidateQueries({ queryKey: promptKeys.savedCount })
      return { userHasSaved: saved }
    },
    failed: 'We couldn’t update your saved prompts. Check your connection and try again.',
  })
}
