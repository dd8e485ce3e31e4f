// The calls that offer, withdraw, accept, and decline a transfer.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangingRoute } from '../../shared/lib/api-client.ts'
import { sendChange, useChange } from '../../shared/lib/change.ts'

export function useOfferTransfer() {
  return useChange('PUT /api/prompts/:prompt_id/transfer')
}

const ENDINGS = {
  withdraw: 'DELETE /api/prompts/:prompt_id/transfer',
  accept: 'POST /api/prompts/:prompt_id/transfer/accept',
  decline: 'POST /api/prompts/:prompt_id/transfer/decline',
} as const satisfies Record<string, ChangingRoute>

/** Everything that ends an offer. */
export function useEndOffer(prompt_id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (ending: keyof typeof ENDINGS) =>
      void (await sendChange(queryClient, ENDINGS[ending], { prompt_id })),
  })
}
