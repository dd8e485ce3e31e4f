import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../lib/api-client.ts'
import { siteKeys } from '../lib/query-keys.ts'

/** What the data guard looks for, and the names of the data classes. */
export const dataGuardQuery = queryOptions({
  queryKey: siteKeys.dataGuard,
  queryFn: async ({ signal }) => (await callApi('GET /api/data-guard', { signal })).answer,
  staleTime: 60_000,
})
