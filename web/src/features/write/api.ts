// The calls that suggest tags and find similar prompts.
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { readPrompt } from '../../entities/prompt/prompt.ts'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { ask, callApi } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'

/** Tags of public prompts that contain the text, or the most used ones. */
export function tagSuggestionsQuery(q: string) {
  return queryOptions({
    queryKey: ['tag-suggestions', q],
    queryFn: ask('GET /api/tags', { q }),
    // The list stays open while the user keeps typing.
    placeholderData: keepPreviousData,
    // The form works without suggestions.
    meta: { quiet: true },
  })
}

/** Public prompts that may already do what a new prompt is for. */
export function similarPromptsQuery(body: { title: string; notes: string }) {
  return queryOptions({
    queryKey: ['similar-prompts', body],
    queryFn: async ({ signal }) => (await callApi('POST /api/prompts/similar', { body, signal })).answer,
    // The line stays in place while the user keeps typing.
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    // The form works without them.
    meta: { quiet: true },
  })
}

export function useCreatePrompt() {
  return useChange('POST /api/submit.php', { read: ({ prompt }) => readPrompt(prompt) })
}

export function useClonePrompt() {
  return useChange('POST /api/clone_prompt.php', { read: ({ prompt }) => readPrompt(prompt) })
}

export function useUpdatePrompt() {
  const queryClient = useQueryClient()
  return useChange('POST /api/edit_prompt.php', {
    read: (answer) => readPrompt(answer),
    // Search marks refer to the old text.
    onSuccess: (prompt) =>
      patchPrompt(queryClient, { ...prompt, title_marks: undefined, snippet: undefined }),
  })
}
