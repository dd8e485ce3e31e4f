import type { Body } from '@prompt-library/contract/call'
import type { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readPrompt } from '../../entities/prompt/prompt.ts'
import { patchPrompt, removeFromLists } from '../../entities/prompt/prompt-cache.ts'
import { callApi } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { refetchLists } from '../../shared/lib/refetch-lists.ts'

// Separate from api.ts, which every visit loads: only the forms need these.

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

export function useDeletePrompt() {
  const queryClient = useQueryClient()
  const deleted = useRef<number>(undefined)
  // When the dialog has closed. Otherwise, Forward would open it again with the deleted prompt.
  useEffect(
    () => () => {
      if (deleted.current) queryClient.removeQueries({ queryKey: promptKeys.detail(deleted.current) })
    },
    [queryClient],
  )
  return useMutation({
    mutationFn: async (prompt_id: number) =>
      void (await callApi('POST /api/delete_prompt.php', { body: { prompt_id } })),
    onSuccess: (_, id) => {
      deleted.current = id
      // Don't refetch yet: the dialog is still open and would report the prompt as missing.
      void queryClient.invalidateQueries({ queryKey: promptKeys.detail(id), refetchType: 'none' })
      removeFromLists(queryClient, id)
      refetchLists(queryClient)
    },
  })
}
