import { pages } from '@prompt-library/contract/pages'
import type { SessionUser } from '@prompt-library/contract/session'
import { Menu, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../features/session/api.ts'
import { SignInLink } from '../features/session/sign-in-link.tsx'
import { classNames } from '../ui/class-names.ts'
import { UserButton } from './user-button.tsx'

interface HeaderLink {
  to: string
  label: string
}

/** The links that this person may use, in the order of the specification. */
function linksFor(user: SessionUser | null | undefined): HeaderLink[] {
  const everyone = [pages.library, pages.about, pages.help, pages.builder].map(({ path, title }) => ({
    to: path,
    label: title,
  }))
  if (!user) return everyone
  const member = [
    { to: pages.myPrompts.path, label: pages.myPrompts.title },
    { to: pages.submit.path, label: pages.submit.title },
    { to: `${pages.myPrompts.path}?tab=shared-with-me`, label: 'Shared With Me' },
  ]
  const admin = user.role === 'admin' ? [{ to: pages.admin.path, label: pages.admin.title }] : []
  return [...everyone, ...member, ...admin]
}

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

export function Header() {
  const session = useSession()
  const links = linksFor(session?.user)
  return (
    // on wide screens the row with the links stays in sight, on small ones the row with the menu button
    <header className="sticky top-0 z-10 border-t-4 border-b border-t-brand border-b-line bg-surface lg:-top-15">
      <div className="page-width flex min-h-14 items-center gap-4">
        <Link
          to={pages.library.path}
          className="flex items-center gap-2.5 py-2 text-lg font-semibold text-brand-ink"
        >
          <img src="/favicon.svg" alt="" width={32} height={32} />
          AI Prompt Library
        </Link>
        <div className="ml-auto flex items-center gap-2">
          {session?.user && <LoadedUserMenu user={session.user} />}
          {session && !session.user && (
            <div className="max-sm:hidden">
              <SignInLink size="small" />
            </div>
          )}
          <SmallScreenPanel links={links} visitor={session !== undefined && !session.user} />
        </div>
      </div>
      <nav aria-label="Main" className="page-width max-lg:hidden">
        <ul className="-mx-3 flex gap-1">
          {links.map((link) => (
            <li key={link.label}>
              <HeaderNavLink
                {...link}
                className="block border-b-3 px-3 py-2"
                currentClass="border-brand-ink text-brand-ink"
                otherClass="border-transparent text-ink-soft hover:border-line-strong hover:text-ink"
              />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** The menu is loaded once somebody is signed in. Whoever presses its button before it is there gets it open. */
function LoadedUserMenu({ user }: { user: SessionUser }) {
  const [pressed, setPressed] = useState(false)
  return (
    <Suspense fallback={<UserButton name={user.display_name} onClick={() => setPressed(true)} />}>
      <UserMenu user={user} defaultOpen={pressed} />
    </Suspense>
  )
}

function SmallScreenPanel({ links, visitor }: { links: HeaderLink[]; visitor: boolean }) {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  // a panel that stayed open over the page it led to would hide that page
  if (open && shownAt !== key) setOpen(false)

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  return (
    <div className="lg:hidden">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="small-screen-panel"
        onClick={() => {
          setShownAt(key)
          setOpen(!open)
        }}
        className="-mr-2 flex size-11 items-center justify-center rounded-lg hover:bg-sunken"
      >
        {open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
        <span className="sr-only">Menu</span>
      </button>
      <nav
        id="small-screen-panel"
        aria-label="Main"
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.75rem)] overflow-y-auto border-b border-line bg-surface shadow-lg"
      >
        <ul className="page-width flex flex-col gap-1 py-3">
          {links.map((link) => (
            <li key={link.label}>
              <HeaderNavLink
                {...link}
                className="block rounded-lg px-3 py-2.5"
                currentClass="bg-brand-tint text-brand-ink"
                otherClass="text-ink-soft hover:bg-sunken hover:text-ink"
              />
            </li>
          ))}
          {visitor && (
            <li className="flex flex-col pt-2 sm:hidden">
              <SignInLink />
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}

interface HeaderNavLinkProps extends HeaderLink {
  className: string
  currentClass: string
  otherClass: string
}

function HeaderNavLink({ to, label, className, currentClass, otherClass }: HeaderNavLinkProps) {
  const { pathname, search } = useLocation()
  // two links of the header differ only in the tab they open, so the path alone does not tell
  const current = to.includes('?') ? pathname + search === to : pathname === to && !search.includes('tab=')
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={classNames('font-medium', className, current ? currentClass : otherClass)}
    >
      {label}
    </Link>
  )
}
