// A single route: Layout picks the page (page-routes.tsx), so a page can stay mounted below a dialog with its own URL.

import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { createBrowserRouter, useRouteError } from 'react-router'
import { namingOffline } from '../shared/lib/offline.ts'
import { Button } from '../shared/ui/button.tsx'
import { PageTitle } from '../shared/ui/page-title.tsx'
import { Brand } from './brand.tsx'
import { Layout } from './layout.tsx'

export const createRouter = () =>
  createBrowserRouter([{ path: '*', element: <Layout />, errorElement: <ErrorPage /> }])

/** Shown when a page throws while rendering. */
function ErrorPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <>
      <header className="border-t-3 border-b border-t-brand border-b-line bg-surface">
        <div className="page-width flex min-h-14 items-center">
          <Brand />
        </div>
      </header>
      <main className="page-width flex reading-width flex-col items-center gap-4 py-24 text-center">
        <PageTitle>Something went wrong</PageTitle>
        <CircleAlert aria-hidden className="size-12 text-danger-ink" strokeWidth={1.5} />
        <h1 className="text-3xl font-semibold text-balance">Something went wrong</h1>
        <p className="text-lg text-ink-soft">
          {namingOffline('We couldn’t load this page. Check your connection and reload.')}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>Reload page</Button>
          <Button look="secondary" onClick={() => window.location.assign('/')}>
            Browse the library
          </Button>
        </div>
      </main>
    </>
  )
}
