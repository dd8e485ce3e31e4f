import type { QueryClient } from '@tanstack/react-query'
import { sendChange } from '../../shared/lib/change.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'

/** Saves the prompt whose bookmark a visitor clicked before signing in. */
export async function saveAfterSignIn(queryClient: QueryClient, id: number): Promise<void> {
  try {
    await sendChange(queryClient, 'PUT /api/prompts/:prompt_id/saved', { prompt_id: id, saved: true })
    // A list that is still loading may predate this, and its first load can't be restarted without canceling it.
    await queryClient.cancelQueries({ queryKey: promptKeys.all })
    void queryClient.invalidateQueries({ queryKey: promptKeys.all, refetchType: 'all' })
    toastSuccess('Prompt saved. You’ll find it in My Prompts, under Saved.')
  } catch (error) {
    console.warn('Failed to save a prompt after sign-in:', error)
    toastError(error, 'We couldn’t save the prompt. Check your connection and try again.')
  }
}
