import { useQueryClient } from '@tanstack/react-query'
import { useOptimisticChange } from '../../entities/prompt/optimistic-change.ts'
import { sendChange } from '../../shared/lib/change.ts'

export const SAVING = 'save-prompt'

/** Saves a prompt for later, or removes it from the saved ones. */
export function useToggleSaved() {
  const queryClient = useQueryClient()
  return useOptimisticChange({
    name: SAVING,
    change: ({ userHasSaved }) => ({ userHasSaved: !userHasSaved }),
    send: async ({ id, userHasSaved }) => {
      const change = { prompt_id: id, saved: !userHasSaved }
      const { saved } = await sendChange(queryClient, 'PUT /api/prompts/:prompt_id/saved', change)
      return { userHasSaved: saved }
    },
    failed: 'We couldn’t update your saved prompts. Check your connection and try again.',
  })
}
