import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SessionContext, sessionQuery } from './api.ts'

export function SessionProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(sessionQuery)
  return <SessionContext value={data}>{children}</SessionContext>
}
