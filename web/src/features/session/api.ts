import { getSession, type SessionUser } from '@prompt-library/contract/session'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api-client.ts'

/** Asked again when one comes back to the tab: another tab may have signed in or out meanwhile. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, signal }) => {
    const { answer } = await callApi(getSession, { signal })
    forgetOthers(client, answer.user)
    return answer
  },
  staleTime: 10_000,
})

/** Who is signed in, and how the site is set up; undefined until the server has said. */
export function useSession() {
  // what appears because it is not known, the way to sign in for one, must not ask again by appearing
  return useQuery({ ...sessionQuery, retryOnMount: false }).data
}

/** Who is signed in, or was until now: what they are typing must not vanish under their hands when the session ends. */
export function useMember(): SessionUser | null {
  const user = useSession()?.user ?? null
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  return user ?? last
}

let knownId: number | undefined

/** Another person may have signed in meanwhile, in another tab: nothing that one was shown is for the other. */
function forgetOthers(client: QueryClient, user: SessionUser | null): void {
  if (!user || user.id === knownId) return
  if (knownId !== undefined)
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  knownId = user.id
}
