import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../shared/lib/api-client.ts'
import { siteKeys } from '../../shared/lib/query-keys.ts'

/** The AI tools that the campus offers. */
export const targetsQuery = queryOptions({
  queryKey: siteKeys.aiTools,
  queryFn: ask('GET /api/ai-tools'),
  staleTime: 60_000,
})
