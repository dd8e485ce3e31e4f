// The calls that list, create, and revoke API keys.
import type { Body } from '@prompt-library/contract/call'
import type { createKey } from '@prompt-library/contract/keys'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'

const KEYS = ['api-keys']

export const keysQuery = queryOptions({
  queryKey: KEYS,
  queryFn: async ({ signal }) => (await callApi('GET /api/keys', { signal })).answer,
})

export function useCreateKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof createKey>) => (await callApi('POST /api/keys', { body })).answer,
    // The answer contains the key, so it isn't kept.
    gcTime: 0,
    // Also after a failure: the key may have been created before the connection was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEYS }),
  })
}

export function useRevokeKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (key_id: number) => callApi('DELETE /api/keys/:key_id', { query: { key_id } }),
    // Also after a failure: it may have been revoked in another tab.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEYS }),
  })
}
