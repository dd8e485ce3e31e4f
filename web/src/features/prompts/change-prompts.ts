import type { Body } from '@prompt-library/contract/call'
import { clonePrompt, createPrompt, deletePrompt, updatePrompt } from '@prompt-library/contract/prompts'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { sharesQuery } from '../sharing/api.ts'
import { patchPrompt, promptKeys, refetchLists, removeFromLists } from './prompt-cache.ts'

// Apart from api.ts, which every visit loads: only forms need these.

interface WithKey<Body> {
  body: Body
  /** Sent again with a retry, so that nothing is created twice. */
  key: string
}

export function useCreatePrompt() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['create-prompt'],
    actsOn: ({ key }) => key,
    mutationFn: async ({ body, key }: WithKey<Body<typeof createPrompt>>) =>
      (await callApi(createPrompt, { body, idempotencyKey: key })).answer.prompt,
    onSuccess: () => refetchLists(queryClient),
  })
}

export function useClonePrompt() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['clone-prompt'],
    actsOn: ({ key }) => key,
    mutationFn: async ({ body, key }: WithKey<Body<typeof clonePrompt>>) =>
      (await callApi(clonePrompt, { body, idempotencyKey: key })).answer.prompt,
    onSuccess: () => refetchLists(queryClient),
  })
}

export function useUpdatePrompt() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['update-prompt'],
    actsOn: ({ id }) => id,
    mutationFn: async (body: Body<typeof updatePrompt>) => (await callApi(updatePrompt, { body })).answer,
    onSuccess: (prompt) => {
      // what a search marked was in the text before
      patchPrompt(queryClient, { ...prompt, title_marks: undefined, snippet: undefined })
      void queryClient.invalidateQueries({ queryKey: sharesQuery(prompt.id).queryKey })
      // it may have left a list: made private, or moved to another category
      refetchLists(queryClient)
    },
  })
}

export function useDeletePrompt() {
  const queryClient = useQueryClient()
  return useGuardedMutation({
    mutationKey: ['delete-prompt'],
    actsOn: (id) => id,
    mutationFn: async (prompt_id: number) => void (await callApi(deletePrompt, { body: { prompt_id } })),
    onSuccess: (_, id) => {
      // not asked for again now: its dialog is still open, and would say that it is gone
      void queryClient.invalidateQueries({ queryKey: promptKeys.detail(id), refetchType: 'none' })
      removeFromLists(queryClient, id)
      refetchLists(queryClient)
    },
  })
}
