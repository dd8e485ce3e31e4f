// The providers around all pages.
import { IsRestoringProvider, type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, StrictMode, useEffect } from 'react'
import { RouterProvider } from 'react-router'
import { SessionContext, sessionQuery } from '../shared/session/api.ts'
import { lazyPart, OptionalPart } from '../shared/ui/lazy-part.tsx'

const Toaster = lazyPart(async () => (await import('../shared/ui/toaster.tsx')).Toaster)

interface AppProps {
  queryClient: QueryClient
  router: ComponentProps<typeof RouterProvider>['router']
  /** See `useIsPrerendered`. */
  asPrerendered?: boolean
}

export function App({ queryClient, router, asPrerendered = false }: AppProps) {
  useEffect(() => {
    // The server covers prerendered pages. If they were `inert` instead, all of the page would be styled again here.
    if (!asPrerendered) document.getElementById('cover')?.remove()
  }, [asPrerendered])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <IsRestoringProvider value={asPrerendered}>
          <SessionProvider>
            <RouterProvider router={router} />
            {!asPrerendered && (
              <OptionalPart>
                <Toaster />
              </OptionalPart>
            )}
          </SessionProvider>
        </IsRestoringProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(sessionQuery)
  return <SessionContext value={data}>{children}</SessionContext>
}
