// The calls for answers to "Did it work?", shown before the server answers.
import type { Feedback } from '@prompt-library/contract/feedback'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../shared/lib/api-client.ts'
import { sendChange } from '../../shared/lib/change.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'

export type Answer = NonNullable<Feedback['own']>

export const feedbackQuery = (promptId: number) =>
  queryOptions({
    queryKey: [...promptKeys.feedback, promptId],
    queryFn: ask('GET /api/prompts/:prompt_id/feedback', { prompt_id: promptId }),
    meta: { quiet: true },
  })

/** Saves the user's answer, or removes it with `null`. It shows immediately and is rolled back if that fails. */
export function useChangeAnswer({ id, revision }: { id: number; revision: number }) {
  const client = useQueryClient()
  const { queryKey } = feedbackQuery(id)
  const show = (own: Answer | null) =>
    client.setQueryData(queryKey, (feedback) => feedback && { ...feedback, own })
  return useMutation({
    mutationFn: async (answer: Answer | null): Promise<void> => {
      if (answer)
        await sendChange(client, 'PUT /api/prompts/:prompt_id/feedback', {
          prompt_id: id,
          revision,
          ...answer,
        })
      else await sendChange(client, 'DELETE /api/prompts/:prompt_id/feedback', { prompt_id: id })
    },
    onMutate: async (answer) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)?.own ?? null
      show(answer)
      return { before }
    },
    onError: (_error, _answer, context) => show(context?.before ?? null),
  })
}
