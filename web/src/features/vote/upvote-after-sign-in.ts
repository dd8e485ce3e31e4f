import type { QueryClient } from '@tanstack/react-query'
import { promptQuery } from '../../entities/prompt/api.ts'
import { changeAfterSignIn } from '../../entities/prompt/optimistic-change.ts'
import { sendChange } from '../../shared/lib/change.ts'

/** Casts the vote a visitor clicked before signing in. */
export function upvoteAfterSignIn(queryClient: QueryClient, id: number): Promise<void> {
  return changeAfterSignIn(queryClient, {
    send: async () => {
      const { userHasVoted } = await queryClient.fetchQuery({ ...promptQuery(id), staleTime: 0 })
      if (userHasVoted) return undefined
      await sendChange(queryClient, 'POST /api/upvote.php', { prompt_id: id, voted: true })
      return 'Your upvote was added.'
    },
    failed: 'Something went wrong while voting.',
  })
}
