import { type DataClassTexts, DEFAULT_CLASS_TEXTS } from '@prompt-library/domain/data-class/data-class-texts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ask } from '../../shared/lib/api-client.ts'
import { siteKeys } from '../../shared/lib/query-keys.ts'

/** What the data guard looks for, and the names of the data classes. */
export const dataGuardQuery = queryOptions({
  queryKey: siteKeys.dataGuard,
  queryFn: ask('GET /api/data-guard'),
  staleTime: 60_000,
})

/** What the campus calls the data classes. The default names while that loads, and if it can’t be loaded. */
export function useClassTexts({ enabled = true }: { enabled?: boolean } = {}): DataClassTexts {
  return useQuery({ ...dataGuardQuery, enabled }).data?.classes ?? DEFAULT_CLASS_TEXTS
}

/** The AI tools that prompts open in, each with the most sensitive data that it's approved for. */
export const targetsQuery = queryOptions({
  queryKey: siteKeys.aiTools,
  queryFn: ask('GET /api/ai-tools'),
  staleTime: 60_000,
})
