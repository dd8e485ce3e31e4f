// The calls that list, create, and revoke API keys.
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { userKeys } from '../../shared/lib/query-keys.ts'

export const keysQuery = queryOptions({
  queryKey: userKeys.apiKeys,
  queryFn: ask('GET /api/keys'),
})

export function useCreateKey() {
  // The answer contains the key, so it isn't kept.
  return useChange('POST /api/keys', { gcTime: 0 })
}

export function useRevokeKey() {
  return useChange('DELETE /api/keys/:key_id')
}
