import './app/styles.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { loadPrerendered } from './app/page-routes.tsx'
import { createRouter } from './app/router.tsx'
import { createQueryClient } from './shared/lib/query-client.ts'
import { keysOnDevice } from './shared/lib/storage.ts'
import { sessionQuery, watchOtherTabs } from './shared/session/api.ts'
import { askToSignIn } from './shared/session/ask-to-sign-in.ts'
import { SessionProvider } from './shared/session/session-provider.tsx'
import { leaveFailedSignIn, SIGN_IN_FAILED, signInProgress } from './shared/session/sign-in-progress.ts'
import { ignoreDoubleClicks } from './shared/ui/double-clicks.ts'
import { lazyPart, OptionalPart } from './shared/ui/lazy-part.tsx'

const Toaster = lazyPart(async () => (await import('./shared/ui/toaster.tsx')).Toaster)

// Parsing the code keeps a phone busy. Starting in a new task lets the user scroll the prerendered page first.
setTimeout(start)

/** The longest a prerendered page can look ready while its data is still loading. */
const PRERENDERED_MS_MAX = 500

async function start(): Promise<void> {
  ignoreDoubleClicks()
  watchOtherTabs()
  const queryClient = createQueryClient({
    onSignedOut: ({ quiet }) => {
      if (!quiet) askToSignIn('session-ended')
      void queryClient.invalidateQueries(sessionQuery)
    },
    onRefused: () => void queryClient.invalidateQueries(sessionQuery),
  })
  const router = createRouter()
  void finishSignIn(queryClient, router)
  leaveFailedSignIn(router)
  const swept = sweepDrafts()

  // A page from the back/forward cache may show data of a user who has since signed out.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload())

  const session = queryClient.prefetchQuery(sessionQuery)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root')
  if (root.hasChildNodes())
    // With the session, or else the page would be rendered again as soon as it arrives.
    await Promise.race([
      Promise.all([session, loadPrerendered(window.location.pathname, queryClient)]),
      sleep(PRERENDERED_MS_MAX),
    ])
  await swept
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} />
          <OptionalPart>
            <Toaster />
          </OptionalPart>
        </SessionProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  startTransition(() => createRoot(root).render(app))
}

declare global {
  interface Window {
    /** Set by public/before-first-paint.js. */
    signInTicket?: string
  }
}

/** Verifies the ticket from the sign-in service, if there is one. */
async function finishSignIn(
  queryClient: QueryClient,
  router: ReturnType<typeof createRouter>,
): Promise<void> {
  const ticket = window.signInTicket
  delete window.signInTicket
  if (ticket === undefined) return
  signInProgress.set({ step: 'verifying' })
  try {
    const [session, prompts, saved] = await Promise.all([
      import('./features/sign-in/finish-sign-in.ts'),
      import('./features/vote/upvote-after-sign-in.ts'),
      import('./features/save/save-after-sign-in.ts'),
    ])
    await session.finishSignIn({
      ticket,
      queryClient,
      goTo: (path, state) => router.navigate(path, { replace: true, state }),
      upvote: (promptId) => void prompts.upvoteAfterSignIn(queryClient, promptId),
      save: (promptId) => void saved.saveAfterSignIn(queryClient, promptId),
    })
  } catch (error) {
    console.warn('Sign-in could not be finished:', error)
    signInProgress.set({ step: 'failed', message: SIGN_IN_FAILED })
  }
}

/** Few visitors have drafts, so the code for them is loaded only when needed. */
async function sweepDrafts(): Promise<void> {
  try {
    if (keysOnDevice('draft ').length > 0) (await import('./shared/lib/draft-storage.ts')).sweepDrafts()
  } catch (error) {
    console.warn('Couldn’t check for old drafts:', error)
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
