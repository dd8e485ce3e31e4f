// The calls of curators about a prompt.
import { useQueryClient } from '@tanstack/react-query'
import { type Prompt, readPrompt } from '../../entities/prompt/prompt.ts'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { conflictIn } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'

export function useReviewPrompt() {
  return useChange('PUT /api/prompts/:prompt_id/review', {
    read: (answer) => readPrompt(answer),
    onSettled: useShow(),
  })
}

export function useCorrectLabels() {
  return useChange('PUT /api/prompts/:prompt_id/labels', {
    read: (answer) => readPrompt(answer),
    onSettled: useShow(),
  })
}

/** The prompt as it is now, if it changed since the curator opened it. */
export function reviewConflict(error: unknown): Prompt | undefined {
  const { prompt } = conflictIn('PUT /api/prompts/:prompt_id/review', error)
  return prompt && readPrompt(prompt)
}

function useShow() {
  const queryClient = useQueryClient()
  return (changed: Prompt | undefined, error: Error | null) => {
    const prompt = changed ?? reviewConflict(error)
    // Search marks refer to the old text.
    if (prompt) patchPrompt(queryClient, { ...prompt, title_marks: undefined, snippet: undefined })
  }
}
