import './app/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { router } from './app/router.tsx'
import { sessionQuery } from './features/session/api.ts'
import { askToSignIn } from './features/session/ask-to-sign-in.ts'
import { finishSignIn, leaveFailedSignIn } from './features/session/finish-sign-in.ts'
import { createQueryClient } from './lib/query-client.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

const queryClient = createQueryClient({
  onSignedOut: ({ quiet }) => {
    if (!quiet) askToSignIn('session-ended')
    void queryClient.invalidateQueries(sessionQuery)
  },
  onForbidden: () => void queryClient.invalidateQueries(sessionQuery),
})

void finishSignIn({
  queryClient,
  goTo: (path, state) => void router.navigate(path, { replace: true, state }),
})
router.subscribe(leaveFailedSignIn)

// a page that the browser kept may show what its reader has signed out of since
window.addEventListener('pageshow', (event) => event.persisted && window.location.reload())

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
