// Starts the web app, or takes over a prerendered page, and finishes a sign-in.
import './app/styles.css'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadData, loadPage } from './app/page-routes.tsx'
import { pageShown } from './app/page-shown.tsx'
import { createRouter } from './app/router.tsx'
import { createQueryClient } from './shared/lib/query-client.ts'
import { keysOnDevice } from './shared/lib/storage.ts'
import { sessionQuery, watchOtherTabs } from './shared/session/api.ts'
import { askToSignIn } from './shared/session/ask-to-sign-in.ts'
import { leaveFailedSignIn, SIGN_IN_FAILED, signInProgress } from './shared/session/sign-in-progress.ts'
import { ignoreDoubleClicks } from './shared/ui/double-clicks.ts'

// Parsing the code keeps a phone busy. Starting in a new task lets the user scroll the prerendered page first.
setTimeout(start)

/** The longest a prerendered page can look ready while its data is still loading. */
const PRERENDERED_MS_MAX = 500

async function start(): Promise<void> {
  ignoreDoubleClicks()
  watchOtherTabs()
  const queryClient = createQueryClient({
    onSignedOut: ({ quiet }) => !quiet && askToSignIn('session-ended'),
  })
  const router = createRouter()
  void finishSignIn(queryClient, router)
  leaveFailedSignIn(router)
  const swept = sweepDrafts()

  // A page from the back/forward cache may show data of a user who has since signed out.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload())

  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no element #root')
  const props = { queryClient, router }
  if (!(await canTakeOver(element))) {
    await swept
    void queryClient.prefetchQuery(sessionQuery)
    startTransition(() => createRoot(element).render(<App {...props} />))
    return
  }
  await swept
  const root = await new Promise<Root>((resolve) =>
    startTransition(() => resolve(hydrateRoot(element, <App {...props} asPrerendered />))),
  )
  await pageShown
  // With the session, or else the page would be rendered again as soon as it arrives.
  const loads = [queryClient.prefetchQuery(sessionQuery), loadData(window.location.pathname, queryClient)]
  await inTime(Promise.all(loads))
  startTransition(() => root.render(<App {...props} />))
}

/** Whether the page was prerendered as the app will render it. A fragment may open another tab. */
async function canTakeOver(element: HTMLElement): Promise<boolean> {
  const { hash, pathname } = window.location
  return element.hasChildNodes() && hash === '' && inTime(loadPage(pathname))
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

/** Whether it ends before the user has waited for too long. */
function inTime(work: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, PRERENDERED_MS_MAX, false)),
  ])
}
