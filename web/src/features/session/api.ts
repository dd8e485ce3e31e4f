import type { Answer } from '@prompt-library/contract/call'
import { getSession, type SessionUser } from '@prompt-library/contract/session'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use, useState } from 'react'
import { callApi } from '../../lib/api-client.ts'
import { allowLeaving } from '../../lib/leave-guard.ts'
import { createStore } from '../../lib/store.ts'

/** Refetched when the user returns to the tab, because they may have signed in or out in another one. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const { answer } = await callApi(getSession, { signal })
    if (isDifferentUser(answer.user)) return reloadPage()
    currentUserId.set(answer.user?.id ?? null)
    return answer
  },
  staleTime: 10_000,
})

type Session = Answer<typeof getSession>

/** Set once for the whole page, because every card needs the session, and many queries take time while the page loads. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** The signed-in user and the site's settings; undefined until the server has responded. */
export function useSession(): Session | undefined {
  return use(SessionContext)
}

/** The signed-in user, or the last one: an open form must not disappear when the session ends. */
export function useMember(): SessionUser | null {
  const user = useSession()?.user ?? null
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  return user ?? last
}

/** The signed-in user's id, for code outside React: null for a visitor, undefined until the server has responded. */
export const currentUserId = createStore<number | null | undefined>(undefined)

let lastUserId: number | undefined

function isDifferentUser(user: SessionUser | null): boolean {
  if (!user) return false
  const isDifferent = lastUserId !== undefined && lastUserId !== user.id
  lastUserId = user.id
  return isDifferent
}

/** Another user signed in, in another tab. Everything on this page, including forms, belongs to the previous user. */
function reloadPage(): Promise<never> {
  allowLeaving()
  window.location.reload()
  return new Promise(() => undefined)
}
