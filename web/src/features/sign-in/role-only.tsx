// What people see who aren't admins or curators and open their pages: the library, with the reason.
import { pages } from '@prompt-library/contract/pages'
import { isCurator } from '@prompt-library/domain/people/roles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { sessionQuery } from '../../shared/session/api.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import { SessionLoading, SessionUnknown } from './gates.tsx'

/** Shows the Admin Console to admins, and redirects everyone else to the library. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  return (
    <RoleOnly hasRole={(role) => role === 'admin'} who="admin" page={`the ${pages.admin.title}`}>
      {children}
    </RoleOnly>
  )
}

/** The same for the page of the curators. */
export function CuratorsOnly({ children }: { children: ReactNode }) {
  return (
    <RoleOnly hasRole={isCurator} who="curator" page={pages.reviews.title}>
      {children}
    </RoleOnly>
  )
}

interface RoleOnlyProps {
  hasRole: (role: Parameters<typeof isCurator>[0]) => boolean
  /** In the sentence that explains the redirect. */
  who: 'admin' | 'curator'
  page: string
  children: ReactNode
}

function RoleOnly({ hasRole, who, page, children }: RoleOnlyProps) {
  const { data: session, isError, refetch } = useQuery(sessionQuery)
  const [entered, setEntered] = useState(false)
  const user = session?.user
  const isAllowed = user != null && hasRole(user.role)
  if (isAllowed && !entered) setEntered(true)
  if (isAllowed || (entered && !user)) return children
  if (isError && !session) return <SessionUnknown onRetry={refetch} />
  if (!session) return <SessionLoading />
  const sentence = user
    ? `Only ${who}s can open ${page}.`
    : `Sign in as ${who === 'admin' ? 'an' : 'a'} ${who} to open ${page}.`
  return <RedirectToLibrary sentence={sentence} />
}

/** Explains the redirect; otherwise an admin whose session has ended would wonder what is wrong. */
function RedirectToLibrary({ sentence }: { sentence: string }) {
  useEffect(() => {
    toastFailure(sentence)
  }, [sentence])
  return <Navigate to={pages.library.path} replace />
}
