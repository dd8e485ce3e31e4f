import type { QueryClient } from '@tanstack/react-query'
import { changeAfterSignIn } from '../../entities/prompt/optimistic-change.ts'
import { sendChange } from '../../shared/lib/change.ts'

/** Saves the prompt whose bookmark a visitor clicked before signing in. */
export function saveAfterSignIn(queryClient: QueryClient, id: number): Promise<void> {
  return changeAfterSignIn(queryClient, {
    send: async () => {
      await sendChange(queryClient, 'PUT /api/prompts/:prompt_id/saved', { prompt_id: id, saved: true })
      return 'Prompt saved. You’ll find it in My Prompts, under Saved.'
    },
    failed: 'We couldn’t save the prompt. Check your connection and try again.',
  })
}
