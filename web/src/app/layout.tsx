import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Toaster } from '../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** The frame around every page. */
export function Layout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-20 rounded-lg bg-brand px-4 py-2 text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <Header />
      <Main />
      <Footer />
      <Toaster />
      <ScrollRestoration />
    </div>
  )
}

function Main() {
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
      <Outlet />
    </main>
  )
}
