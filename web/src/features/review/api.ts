// The calls of curators about a prompt, and what they make stale.
import type { Body } from '@prompt-library/contract/call'
import type { Review } from '@prompt-library/contract/review'
import type { correctLabels, reviewPrompt } from '@prompt-library/contract/reviews'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Prompt, readPrompt } from '../../entities/prompt/prompt.ts'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { callApi, conflictIn } from '../../shared/lib/api-client.ts'
import { refetchLists } from '../../shared/lib/refetch-lists.ts'
import { TO_DO } from './to-do-api.ts'

export function useReviewPrompt() {
  return useChange(async (body: Body<typeof reviewPrompt>) => {
    const { answer } = await callApi('PUT /api/prompts/:prompt_id/review', { body })
    return readPrompt(answer)
  })
}

export function useCorrectLabels() {
  return useChange(async (body: Body<typeof correctLabels>) => {
    const { answer } = await callApi('PUT /api/prompts/:prompt_id/labels', { body })
    return readPrompt(answer)
  })
}

/** The prompt as it is now, if it changed since the curator opened it, or another curator’s review of it. */
export function reviewConflict(error: unknown): { prompt?: Prompt; review?: Review } {
  const { prompt, review } = conflictIn('PUT /api/prompts/:prompt_id/review', error)
  return { ...(prompt && { prompt: readPrompt(prompt) }), ...(review && { review }) }
}

function useChange<Sent>(send: (body: Sent) => Promise<Prompt>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: (changed, error) => {
      const prompt = changed ?? reviewConflict(error).prompt
      // Search marks refer to the old text.
      if (prompt) patchPrompt(queryClient, { ...prompt, title_marks: undefined, snippet: undefined })
      refetchLists(queryClient)
      void queryClient.invalidateQueries({ queryKey: TO_DO })
    },
  })
}
