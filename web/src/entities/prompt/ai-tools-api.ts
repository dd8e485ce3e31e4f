import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'
import { siteKeys } from '../../shared/lib/query-keys.ts'

/** The AI tools that the campus offers. */
export const targetsQuery = queryOptions({
  queryKey: siteKeys.aiTools,
  queryFn: async ({ signal }) => (await callApi('GET /api/ai-tools', { signal })).answer,
  staleTime: 60_000,
})
