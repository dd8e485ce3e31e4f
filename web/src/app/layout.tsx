import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useSession } from '../features/session/api.ts'
import { signInRequest } from '../features/session/ask-to-sign-in.ts'
import { signInProgress } from '../features/session/finish-sign-in.ts'
import { SignInScreen } from '../features/session/sign-in-screen.tsx'
import { Toaster } from '../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const SignInDialog = lazy(async () => ({
  default: (await import('../features/session/sign-in-dialog.tsx')).SignInDialog,
}))

// written by the server into the page: a page that shows nothing to visitors must not ask for anything first
const MEMBERS_SITE = document.documentElement.dataset['access'] === 'members'

/** The frame around every page; where only members may look, a visitor gets the sign-in screen and nothing else. */
export function Layout() {
  const session = useSession()
  const signingIn = signInProgress.use().step !== 'none'
  const shutOut = MEMBERS_SITE && !session?.user
  const unknown = MEMBERS_SITE && !session && !signingIn
  const asked = signInRequest.use() !== undefined
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-20 rounded-lg bg-brand px-4 py-2 text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      {!shutOut && <Header />}
      {!unknown && <Main>{signingIn || shutOut ? <SignInScreen /> : <Outlet />}</Main>}
      {!shutOut && <Footer />}
      <Toaster />
      <Suspense>{asked && <SignInDialog />}</Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}

/** Every page that is loaded anew has the key `default`: the place on one must not be taken for the place on another. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}

function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  // a new page without a page load: focus moves to it, so that a screen reader starts reading there
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main ref={main} id="main" tabIndex={-1} className="page-width flex-1 py-10 outline-none">
      {children}
    </main>
  )
}
