import { pages } from '@prompt-library/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { sessionQuery } from '../../shared/session/api.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import { SessionLoading, SessionUnknown } from './gates.tsx'

/** Shows the page to admins, and redirects everyone else to the library. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { data: session, isError, refetch } = useQuery(sessionQuery)
  const [entered, setEntered] = useState(false)
  const admin = session?.user?.role === 'admin'
  if (admin && !entered) setEntered(true)
  if (admin || (entered && !session?.user)) return children
  if (isError && !session) return <SessionUnknown onRetry={refetch} />
  return session ? <RedirectToLibrary visitor={!session.user} /> : <SessionLoading />
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
