import { pages } from '@prompt-library/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ErrorState } from '../../ui/message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { sessionQuery, useMember } from './api.ts'

/** Few visits need it, so it isn't part of the first load. Render it inside a `LoadBoundary`. */
export const SignInScreen = lazyPart(async () => (await import('./sign-in-screen.tsx')).SignInScreen)

/** Shows the page to signed-in users, and the sign-in screen to visitors. The server enforces access. */
export function MembersOnly({ purpose, children }: { purpose: string; children: ReactNode }) {
  const { data: session, isError, refetch } = useQuery(sessionQuery)
  if (useMember()) return children
  if (isError) return <SessionUnknown onRetry={refetch} />
  return session ? <SignInScreen purpose={purpose} /> : <Waiting />
}

/** Shows the page to admins, and redirects everyone else to the library. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { data: session, isError, refetch } = useQuery(sessionQuery)
  const [entered, setEntered] = useState(false)
  const admin = session?.user?.role === 'admin'
  if (admin && !entered) setEntered(true)
  if (admin || (entered && !session?.user)) return children
  if (isError && !session) return <SessionUnknown onRetry={refetch} />
  return session ? <RedirectToLibrary visitor={!session.user} /> : <Waiting />
}

/** Explains the redirect; otherwise an admin whose session has ended would wonder what is wrong. */
function RedirectToLibrary({ visitor }: { visitor: boolean }) {
  useEffect(() => {
    toastFailure(
      visitor ? 'Sign in as an admin to open the Admin Console.' : 'Only admins can open the Admin Console.',
    )
  }, [visitor])
  return <Navigate to={pages.library.path} replace />
}

function Waiting() {
  return (
    <div role="status">
      <h1 className="sr-only">Loading…</h1>
      <Skeleton className="h-10 w-72" />
    </div>
  )
}

export function SessionUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1 className="sr-only">AI Prompt Library</h1>
      <ErrorState title="We couldn’t check whether you’re signed in." onRetry={onRetry} />
    </>
  )
}
