// What visitors see instead of pages for members, and what is shown until the session is known.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { campus } from '../../shared/lib/campus.ts'
import { sessionQuery, useMember } from '../../shared/session/api.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { ErrorState } from '../../shared/ui/message.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

/** Few visits need it, so it isn't part of the first load. Render it inside a `LoadBoundary`. */
export const SignInScreen = lazyPart(async () => (await import('./sign-in-screen.tsx')).SignInScreen)

/** Shows the page to signed-in users, and the sign-in screen to visitors. The server enforces access. */
export function MembersOnly({ purpose, children }: { purpose: string; children: ReactNode }) {
  const { data: session, isError, refetch } = useQuery(sessionQuery)
  if (useMember()) return children
  if (isError) return <SessionUnknown onRetry={refetch} />
  return session ? <SignInScreen purpose={purpose} /> : <SessionLoading />
}

export function SessionLoading() {
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
      <h1 className="sr-only">{campus.site_title}</h1>
      <ErrorState title="We couldn’t check whether you’re signed in." onRetry={onRetry} />
    </>
  )
}
