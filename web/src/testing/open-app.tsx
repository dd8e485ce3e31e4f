import { QueryClientProvider } from '@tanstack/react-query'
import { Fragment, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { SessionProvider } from '../app/app.tsx'
import { createRouter } from '../app/router.tsx'
import { openSheet } from '../features/shortcuts/open-sheet.ts'
import { createQueryClient } from '../shared/lib/query-client.ts'
import { askToSignIn, signInRequest } from '../shared/session/ask-to-sign-in.ts'
import { toasts } from '../shared/ui/toast.ts'
import { Toaster } from '../shared/ui/toaster.tsx'

let close = () => undefined as undefined

/** Opens the app at an address, with what another page may have passed on to it. What it requests must have an answer (stub-api.ts). */
export function openApp(path: string, state?: object): void {
  open(path, createRouter, { state })
}

/** The same in React's strict mode, as in development: everything mounts twice, which shows what isn't cleaned up. */
export function openTwice(path: string): void {
  open(path, createRouter, { Mode: StrictMode })
}

/** Renders a single component inside the app's providers. */
export function render(element: ReactNode, path = '/'): void {
  open(path, () => createBrowserRouter([{ path: '*', element }]))
}

function open(
  path: string,
  createRouter: () => ReturnType<typeof createBrowserRouter>,
  { state, Mode = Fragment }: { state?: object | undefined; Mode?: typeof StrictMode } = {},
): void {
  close()
  // As the router writes it. Under the key of an earlier test, the page would open where that one had scrolled to.
  window.history.replaceState({ usr: state, key: crypto.randomUUID(), idx: 0 }, '', path)
  const queryClient = createQueryClient({
    onSignedOut: ({ quiet }) => !quiet && askToSignIn('session-ended'),
  })
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queries, retryDelay: 0 },
  })
  const router = createRouter()
  const place = document.body.appendChild(document.createElement('div'))
  // The styles keep its layers below dialogs.
  place.id = 'root'
  const root = createRoot(place)
  root.render(
    <Mode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} />
          <Toaster />
        </SessionProvider>
      </QueryClientProvider>
    </Mode>,
  )
  close = () => {
    close = () => undefined
    root.unmount()
    place.remove()
    router.dispose()
    queryClient.clear()
    signInRequest.set(undefined)
    openSheet.set(undefined)
    toasts.set([])
  }
}

export function closeApp(): void {
  close()
}
