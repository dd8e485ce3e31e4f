import { toggleUpvote } from '@prompt-library/contract/prompts'
import type { QueryClient } from '@tanstack/react-query'
import { callApi, sentenceFor } from '../../lib/api-client.ts'
import { toastFailure, toastSuccess } from '../../ui/toast.tsx'
import { promptQuery } from './api.ts'
import { promptKeys } from './prompt-cache.ts'

/** Makes the vote that a visitor pressed for. One that they had made before, as a member, stays. */
export async function upvoteAfterSignIn(queryClient: QueryClient, id: number): Promise<void> {
  try {
    const { userHasVoted } = await queryClient.fetchQuery({ ...promptQuery(id), staleTime: 0 })
    if (userHasVoted) return
    await callApi(toggleUpvote, { body: { prompt_id: id } })
    // Also a list that is still loading for a page that isn't drawn yet: it may have been read before the vote.
    void queryClient.invalidateQueries({ queryKey: promptKeys.all, refetchType: 'all' })
    toastSuccess('Your upvote was added.')
  } catch (error) {
    console.warn('The vote could not be made:', error)
    toastFailure(sentenceFor(error, 'Something went wrong while voting.'))
  }
}
