// Who is signed in, and what other tabs do when that changes.
import type { Answer } from '@prompt-library/contract/call'
import type { getSession, SessionUser } from '@prompt-library/contract/session'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use, useState } from 'react'
import { callApi, expectUser } from '../lib/api-client.ts'
import { allowLeaving } from '../lib/leave-guard.ts'
import { userKeys } from '../lib/query-keys.ts'
import { forgetTab, readStored, writeStored } from '../lib/storage.ts'
import { createStore } from '../lib/store.ts'

/** Refetched when the user returns to the tab, because they may have signed in or out in another one. */
export const sessionQuery = queryOptions({
  queryKey: userKeys.session,
  queryFn: async ({ signal }) => {
    const { answer } = await callApi('GET /session.php', { signal })
    const id = answer.user?.id ?? null
    if (lastUserId !== undefined && (id === null ? isSignedOut() : id !== lastUserId)) return startOver()
    if (id !== null) remember(id)
    currentUserId.set(id)
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

/** Whether users can connect programs or AI tools. */
export function useHasConnections(): boolean {
  const session = useSession()
  return session !== undefined && (session.api_keys || session.hosted_tools)
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

/** Where this browser keeps the id of the user, for all its tabs, from the first response until they sign out. */
export const SIGNED_IN = 'signed-in'
// Without storage, the server still refuses what this page sends for another user.
let isStored = false

function remember(id: number): void {
  lastUserId = id
  expectUser(id)
  isStored = writeStored('device', SIGNED_IN, id) || isStored
}

/** Whether this page's user signed out, in any tab. A session that ended by itself leaves forms open. */
function isSignedOut(): boolean {
  return isStored && readStored('device', SIGNED_IN) !== String(lastUserId)
}

/** Everything on this page, including forms, belongs to a user who signed out. */
function startOver(): Promise<never> {
  allowLeaving()
  forgetTab()
  // Without the form that a page behind a dialog passed on.
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  window.location.reload()
  return new Promise(() => undefined)
}

/** Another tab signed out, or signed in as another user. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key, the whole storage was cleared.
    if ((key === SIGNED_IN || key === null) && isSignedOut()) void startOver()
  })
}
