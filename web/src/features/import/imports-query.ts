import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'

const KEY = ['imports']

/** The user's imports of the last 24 hours, newest first. */
export const importsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await callApi('GET /api/imports', { signal })).answer,
})
