// The calls that create, clone, and edit a prompt, and what they make stale. Separate from api.ts, which every visit
// loads: only the forms need these.
import type { Body } from '@prompt-library/contract/call'
import type { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readPrompt } from '../../entities/prompt/prompt.ts'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { callApi } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { refetchLists } from '../../shared/lib/refetch-lists.ts'

interface WithKey<Body> {
  body: Body
  /** The Idempotency-Key. A retry sends the same one, so nothing is created twice. */
  key: string
}

export function useCreatePrompt() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, key }: WithKey<Body<typeof createPrompt>>) =>
      readPrompt((await callApi('POST /api/submit.php', { body, idempotencyKey: key })).answer.prompt),
    onSuccess: () => refetchLists(queryClient),
  })
}

export function useClonePrompt() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, key }: WithKey<Body<typeof clonePrompt>>) =>
      readPrompt((await callApi('POST /api/clone_prompt.php', { body, idempotencyKey: key })).answer.prompt),
    onSuccess: (_, { body }) => {
      refetchLists(queryClient)
      // The original counts its public clones.
      void queryClient.invalidateQueries({ queryKey: promptKeys.detail(body.prompt_id) })
    },
  })
}

export function useUpdatePrompt() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof updatePrompt>) =>
      readPrompt((await callApi('POST /api/edit_prompt.php', { body })).answer),
    onSuccess: (prompt) => {
      // Search marks refer to the old text.
      patchPrompt(queryClient, { ...prompt, title_marks: undefined, snippet: undefined })
      void queryClient.invalidateQueries({ queryKey: promptKeys.shares(prompt.id) })
      // The prompt may no longer belong in a list, for example after it was made private.
      refetchLists(queryClient)
    },
  })
}
