import { getSession } from '@prompt-library/contract/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'

/** Asked again when one comes back to the tab: another tab may have signed in or out meanwhile. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => (await callApi(getSession, { signal })).answer,
  staleTime: 10_000,
})

/** Who is signed in, and how the site is set up; undefined until the server has said. */
export function useSession() {
  return useQuery(sessionQuery).data
}
