import type { QueryClient } from '@tanstack/react-query'
import { promptQuery } from '../../entities/prompt/api.ts'
import { sendChange } from '../../shared/lib/change.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'

/** Casts the vote a visitor clicked before signing in. */
export async function upvoteAfterSignIn(queryClient: QueryClient, id: number): Promise<void> {
  try {
    const { userHasVoted } = await queryClient.fetchQuery({ ...promptQuery(id), staleTime: 0 })
    if (userHasVoted) return
    await sendChange(queryClient, 'POST /api/upvote.php', { prompt_id: id, voted: true })
    // A list that is still loading may predate the vote, and its first load can't be restarted without canceling it.
    await queryClient.cancelQueries({ queryKey: promptKeys.all })
    void queryClient.invalidateQueries({ queryKey: promptKeys.all, refetchType: 'all' })
    toastSuccess('Your upvote was added.')
  } catch (error) {
    console.warn('Failed to upvote after sign-in:', error)
    toastError(error, 'Something went wrong while voting.')
  }
}
