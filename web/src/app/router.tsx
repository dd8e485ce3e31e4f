// A single route: Layout picks the page (page-routes.tsx), so a page can stay mounted below a dialog with its own URL.

import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { createBrowserRouter, useRouteError } from 'react-router'
import { namingOffline } from '../shared/lib/offline.ts'
import { Button } from '../shared/ui/button.tsx'
import { PageMessage } from '../shared/ui/message.tsx'
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
      <main className="page-width">
        <PageMessage
          icon={CircleAlert}
          title="Something went wrong"
          text={namingOffline('We couldn’t load this page. Check your connection and reload.')}
        >
          <Button onClick={() => window.location.reload()}>Reload page</Button>
          <Button look="secondary" onClick={() => window.location.assign('/')}>
            Browse the library
          </Button>
        </PageMessage>
      </main>
    </>
  )
}
