import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'
import { userKeys } from '../../shared/lib/query-keys.ts'

/** The user's imports of the last 24 hours, newest first. */
export const importsQuery = queryOptions({
  queryKey: userKeys.imports,
  queryFn: async ({ signal }) => (await callApi('GET /api/imports', { signal })).answer,
})
