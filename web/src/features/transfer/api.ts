// The calls that offer, withdraw, accept, and decline a transfer.
import type { Route } from '@prompt-library/contract/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { refetchLists, refetchShared } from '../../shared/lib/refetch-lists.ts'

export function useOfferTransfer() {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (body: { prompt_id: number; user_id: number }) =>
      callApi('PUT /api/prompts/:prompt_id/transfer', { body }),
    onSettled: (_, _error, { prompt_id }) => refetch(prompt_id),
  })
}

const ENDINGS = {
  withdraw: 'DELETE /api/prompts/:prompt_id/transfer',
  accept: 'POST /api/prompts/:prompt_id/transfer/accept',
  decline: 'POST /api/prompts/:prompt_id/transfer/decline',
} as const satisfies Record<string, Route>

/** Everything that ends an offer. */
export function useEndOffer(promptId: number) {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (ending: keyof typeof ENDINGS) => callApi(ENDINGS[ending], { body: { prompt_id: promptId } }),
    // Also after a refusal: the offer may be gone.
    onSettled: () => refetch(promptId),
  })
}

/** The prompt, and all lists that it can be in now or was in before. */
function useRefetch() {
  const queryClient = useQueryClient()
  return async (promptId: number) => {
    refetchLists(queryClient)
    void refetchShared(queryClient)
    void queryClient.invalidateQueries({ queryKey: ['notifications'] })
    void queryClient.invalidateQueries({ queryKey: promptKeys.shares(promptId) })
    await queryClient.invalidateQueries({ queryKey: promptKeys.detail(promptId) })
  }
}
