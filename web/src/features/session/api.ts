import { getSession, type SessionUser } from '@prompt-library/contract/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api-client.ts'
import { allowLeaving } from '../../lib/leave-guard.ts'
import { createStore } from '../../lib/store.ts'

/** Asked again when one comes back to the tab: another tab may have signed in or out meanwhile. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const { answer } = await callApi(getSession, { signal })
    if (isSomeoneElse(answer.user)) return startOver()
    currentPerson.set(answer.user?.id ?? null)
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

/** The id of who is signed in, outside React: null for a visitor, undefined until the server has said. */
export const currentPerson = createStore<number | null | undefined>(undefined)

let lastMember: number | undefined

function isSomeoneElse(user: SessionUser | null): boolean {
  if (!user) return false
  const isOther = lastMember !== undefined && lastMember !== user.id
  lastMember = user.id
  return isOther
}

/** Another person has signed in, in another tab. Whatever this page still holds, forms too, belongs to the one before. */
function startOver(): Promise<never> {
  allowLeaving()
  window.location.reload()
  return new Promise(() => undefined)
}
