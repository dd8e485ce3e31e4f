// The calls for versions of a prompt.
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask, callApi, conflictIn, numberIn } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { revisionKeys } from '../../shared/lib/query-keys.ts'
import { type Prompt, readPrompt } from './prompt.ts'
import { patchPrompt } from './prompt-cache.ts'

/** One page of a prompt's history, newest first. */
export function revisionsQuery(promptId: number, page: number) {
  return queryOptions({
    queryKey: [...revisionKeys.pages, promptId, page],
    queryFn: async ({ signal }) => {
      const query = { prompt_id: promptId, page }
      const { answer, headers } = await callApi('GET /api/prompts/:prompt_id/revisions', { query, signal })
      return { revisions: answer, total: numberIn(headers, 'x-total-count') }
    },
    placeholderData: keepPreviousData,
    // Always refetch: each save adds one.
    staleTime: 0,
  })
}

export function revisionQuery(promptId: number, revision: number) {
  return queryOptions({
    queryKey: [...revisionKeys.texts, promptId, revision],
    queryFn: ask('GET /api/prompts/:prompt_id/revisions/:revision', { prompt_id: promptId, revision }),
    // Always refetch: each save changes which one is current, and authors remove them.
    staleTime: 0,
  })
}

export function useRestoreRevision() {
  const queryClient = useQueryClient()
  return useChange('POST /api/prompts/:prompt_id/revisions/:revision/restore', {
    read: (answer) => readPrompt(answer),
    onSettled: (restored, error) => {
      const prompt = restored ?? restoreConflictIn(error)
      // Search marks refer to the old text.
      if (prompt) patchPrompt(queryClient, { ...prompt, title_marks: undefined, snippet: undefined })
    },
  })
}

/** The current prompt, if it changed since it was loaded. */
export function restoreConflictIn(error: unknown): Prompt | undefined {
  const { prompt } = conflictIn('POST /api/prompts/:prompt_id/revisions/:revision/restore', error)
  return prompt && readPrompt(prompt)
}

export function useRemoveRevisions() {
  const queryClient = useQueryClient()
  return useChange('DELETE /api/prompts/:prompt_id/revisions', {
    onSettled: (_answer, _error, { prompt_id }) => forgetTexts(queryClient, prompt_id),
  })
}

/** Not the text on screen, which may be gone. */
function forgetTexts(queryClient: QueryClient, promptId: number): void {
  queryClient.removeQueries({ queryKey: [...revisionKeys.texts, promptId], type: 'inactive' })
}
