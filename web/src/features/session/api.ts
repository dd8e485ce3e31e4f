import { getSession } from '@prompt-library/contract/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'

const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => (await callApi(getSession, { signal })).answer,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Who is signed in; undefined until the server has said. */
export function useSession() {
  return useQuery(sessionQuery).data
}
