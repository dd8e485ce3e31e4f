import { pages } from '@prompt-library/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type Location, ScrollRestoration, useLocation, useRoutes } from 'react-router'
import { openSheet } from '../features/shortcuts/open-sheet.ts'
import { SessionUnknown, SignInScreen } from '../features/sign-in/gates.tsx'
import { useLeaveSubmit } from '../pages/submit/leave-submit.ts'
import { useIsPrerendered } from '../shared/lib/prerendered.ts'
import { sessionQuery, useMember } from '../shared/session/api.ts'
import { signInRequest } from '../shared/session/ask-to-sign-in.ts'
import { signInProgress, troubleIn } from '../shared/session/sign-in-progress.ts'
import { classNames } from '../shared/ui/class-names.ts'
import { LoadBoundary, lazyPart } from '../shared/ui/lazy-part.tsx'
import { LOAD_FAILURE, LoadedDialog, LoadFailureDialog } from '../shared/ui/load-failure.tsx'
import { ErrorState } from '../shared/ui/message.tsx'
import { OverDialogsProvider } from '../shared/ui/over-dialogs.tsx'
import { PageHeading } from '../shared/ui/page-heading.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { pageRoutes } from './page-routes.tsx'
import { PageShown } from './page-shown.tsx'

const SignInDialog = lazyPart(
  async () => (await import('../features/sign-in/sign-in-dialog.tsx')).SignInDialog,
)

const SubmitDialog = lazyPart(async () => (await import('../pages/submit/submit-prompt.tsx')).SubmitDialog)

const Shortcuts = lazyPart(async () => (await import('../features/shortcuts/shortcuts.tsx')).Shortcuts)

// The server writes this into the page, so a members-only site requests nothing for visitors before they sign in.
const MEMBERS_SITE = document.documentElement.dataset['access'] === 'members'

/**
 * The frame around every page: which page stays below a dialog, and where the focus goes on a new page. On a
 * members-only site, visitors see only the sign-in screen.
 */
export function Layout() {
  const { data: session, isError, refetch } = useQuery(sessionQuery)
  const signingIn = signInProgress.use().step !== 'none'
  const member = useMember()
  const location = useLocation()
  const isShutOut = MEMBERS_SITE && !member
  const troubled = !member && troubleIn(location.search) !== undefined
  // A dialog opened over another page has the URL, while that page stays below it.
  const background = (location.state as { background?: Location } | null)?.background
  const { pathname } = background ?? location
  // The Admin Console is full screen and has its own header.
  const framed = !isShutOut && pathname.replace(/(?<!\/)\/+$/, '') !== pages.admin.path
  const unknown = isShutOut && !session && !signingIn
  const mustSignIn = signInRequest.use() !== undefined
  const leaveSubmit = useLeaveSubmit()
  const page = useRoutes(pageRoutes, background ?? location)
  const isPrerendered = useIsPrerendered()
  return (
    <div
      className={classNames(
        'flex min-h-dvh flex-col',
        // Pages without the header keep its brand color.
        !framed && 'border-t-3 border-t-brand print:border-0',
      )}
    >
      <a
        href="#main"
        className="sr-only z-20 print:hidden rounded-lg bg-brand text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        Skip to main content
      </a>
      <OverDialogsProvider
        content={
          mustSignIn && (
            <LoadedDialog onClose={() => signInRequest.set(undefined)}>
              <SignInDialog />
            </LoadedDialog>
          )
        }
      >
        {framed && <Header />}
        {unknown && isError && (
          <main id="main" className="page-width flex-1 py-10">
            <SessionUnknown onRetry={refetch} />
          </main>
        )}
        {!unknown && (
          <Main pathname={pathname}>
            {/* As tall as the window, so the footer doesn't jump when the page loads. */}
            <Suspense fallback={<div className="min-h-dvh" />}>
              <LoadBoundary key={pathname} failed={(retry) => <PageFailure onRetry={retry} />}>
                {signingIn || isShutOut || troubled ? <SignInScreen /> : page}
              </LoadBoundary>
              <PageShown />
            </Suspense>
          </Main>
        )}
        {framed && <Footer />}
        {!isShutOut && !isPrerendered && <LoadedShortcuts />}
        {background && member && (
          <LoadedDialog onClose={() => leaveSubmit()}>
            <SubmitDialog />
          </LoadedDialog>
        )}
      </OverDialogsProvider>
      {/* Once the page has its data: before, it may be too short to scroll to where the user was. */}
      {!isPrerendered && <ScrollRestoration getKey={scrollKey} />}
    </div>
  )
}

/** Loaded with the page, but not part of its first load. If that fails, it's tried again once a sheet is opened. */
function LoadedShortcuts() {
  const isSheetOpen = openSheet.use() !== undefined
  const close = () => openSheet.set(undefined)
  return (
    <LoadBoundary failed={(retry) => isSheetOpen && <LoadFailureDialog onRetry={retry} onClose={close} />}>
      <Suspense>
        <Shortcuts />
      </Suspense>
    </LoadBoundary>
  )
}

/**
 * After a full page load, the key is always `default`, so use the path to keep scroll positions apart. Not the query and
 * fragment: the browser keeps the key in the tab, and they can hold searches and what a user entered. A fragment names a
 * section to scroll to, so a position from an earlier load doesn't count.
 */
function scrollKey({ key, pathname, hash }: Location): string {
  if (key !== 'default') return key
  return hash ? `${pathname} ${performance.timeOrigin}` : pathname
}

function Main({ pathname, children }: { pathname: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  // After client-side navigation, move focus to the new page so screen readers start there.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className="page-width flex-1 pt-4 pb-12 outline-none sm:pt-5 print:p-0"
    >
      {children}
    </main>
  )
}

/** Shown instead of a page whose code failed to load. */
function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageHeading title="We couldn’t load this page" />
      <ErrorState title={LOAD_FAILURE.detail} onRetry={onRetry} />
    </>
  )
}
