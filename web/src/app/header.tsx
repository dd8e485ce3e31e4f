// The links in the header for visitors, members, curators, and admins, in order, and from which width they fit in one row.
import { pages, SHARED_PATH } from '@prompt-library/contract/pages'
import type { SessionUser } from '@prompt-library/contract/session'
import { useQuery } from '@tanstack/react-query'
import { Menu, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { BellButton } from '../entities/notification/bell-button.tsx'
import { openSheet } from '../features/shortcuts/open-sheet.ts'
import { ON_MAC } from '../shared/editor/shortcut.ts'
import { useIsPrerendered } from '../shared/lib/prerendered.ts'
import { sessionQuery } from '../shared/session/api.ts'
import { SignInLink } from '../shared/session/sign-in-link.tsx'
import { classNames } from '../shared/ui/class-names.ts'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import { swallowClick } from '../shared/ui/swallow-click.ts'
import { Brand } from './brand.tsx'
import { isCurrentLink } from './current-link.ts'
import { LoadedWithButton } from './loaded-with-button.tsx'
import { UserButton } from './user-button.tsx'

interface HeaderLink {
  to: string
  label: string
  /** Opens as a dialog over the current page. */
  overlay?: boolean
}

/** The links this user can access, in the order of the specification. */
function linksFor(user: SessionUser | null | undefined): HeaderLink[] {
  const everyone = [pages.library, pages.about, pages.help, pages.builder, pages.collections].map(
    ({ path, title }) => ({ to: path, label: title }),
  )
  if (!user) return everyone
  const member = [
    { to: pages.myPrompts.path, label: pages.myPrompts.title },
    { to: pages.submit.path, label: pages.submit.title, overlay: true },
    { to: SHARED_PATH, label: 'Shared With Me' },
  ]
  const admin = user.role === 'admin' ? [{ to: pages.admin.path, label: pages.admin.title }] : []
  return [...everyone, ...member, ...admin]
}

const Bell = lazyPart(async () => (await import('../entities/notification/bell.tsx')).Bell)
const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu)

export function Header() {
  const { data: session, isError } = useQuery(sessionQuery)
  const links = linksFor(session?.user)
  // If the session can't be loaded, offer to sign in.
  const visitor = session ? !session.user : isError
  const { brand, nav, panel } = roomFor(links.length)
  // The library has its own search box.
  const hasSearch = isCurrentLink(pages.library.path, useLocation())
  return (
    <header className="sticky top-0 z-10 border-t-3 border-b border-t-brand border-b-line bg-surface low:relative print:hidden">
      <div className="page-width flex flex-wrap items-stretch gap-x-2 sm:gap-x-4">
        <Brand textClass={brand} />
        <nav aria-label="Main" className={classNames('flex text-sm', nav)}>
          <ul className="-mx-2 flex flex-wrap">
            {links.map((link) => (
              <li key={link.label} className="flex">
                <HeaderNavLink
                  {...link}
                  className="flex items-center border-b-3 px-2 pt-0.75 whitespace-nowrap"
                  currentClass="border-brand-ink text-brand-ink"
                  otherClass="border-transparent text-ink-soft hover:border-line-strong hover:text-ink"
                />
              </li>
            ))}
          </ul>
        </nav>
        {/* A long name is truncated. Rows wrap only where the text is enlarged. */}
        <div className="flex min-h-13 min-w-0 flex-1 basis-40 items-center justify-end sm:gap-1">
          {!hasSearch && <SearchButton />}
          {session?.user && (
            <>
              <LoadedBell />
              <LoadedUserMenu user={session.user} />
            </>
          )}
          {/* Most people who open the site are visitors. Its place is kept until that is known, so that nothing moves. */}
          {!session?.user && (
            <div className={classNames('max-sm:hidden', !visitor && 'invisible')}>
              <SignInLink inHeader />
            </div>
          )}
          <SmallScreenPanel links={links} visitor={visitor} className={panel} />
        </div>
      </div>
    </header>
  )
}

/** From which width the links of a visitor, a member, or an admin fit in one row. If need be, the brand is only its sign. */
function roomFor(links: number): { brand?: string; nav: string; panel: string } {
  if (links <= 5) return { nav: 'max-lg:hidden', panel: 'lg:hidden' }
  if (links <= 8)
    return {
      brand: 'max-[23rem]:sr-only min-[68rem]:max-xl:sr-only',
      nav: 'max-[68rem]:hidden',
      panel: 'min-[68rem]:hidden',
    }
  return {
    brand: 'max-[23rem]:sr-only min-[76rem]:sr-only',
    nav: 'max-[76rem]:hidden',
    panel: 'min-[76rem]:hidden',
  }
}

/** Opens the command menu. On a phone, there is room only for its icon. */
function SearchButton() {
  const isPrerendered = useIsPrerendered()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openSheet.set('commands')}
      className="flex min-h-10 shrink-0 items-center gap-2 rounded-lg px-2.5 text-sm text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <Search aria-hidden className="size-5 sm:size-4" />
      <span className="max-sm:sr-only">Search</span>
      <kbd className="rounded-sm border border-line px-1.5 font-sans text-xs max-sm:hidden">
        {ON_MAC && !isPrerendered ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}

function LoadedBell() {
  return (
    <LoadedWithButton
      button={(onClick) => <BellButton unread={0} onClick={onClick} />}
      part={(pressed) => <Bell defaultOpen={pressed} />}
    />
  )
}

function LoadedUserMenu({ user }: { user: SessionUser }) {
  return (
    <LoadedWithButton
      button={(onClick) => <UserButton name={user.display_name} onClick={onClick} />}
      part={(pressed) => <UserMenu user={user} defaultOpen={pressed} />}
    />
  )
}

interface SmallScreenPanelProps {
  links: HeaderLink[]
  visitor: boolean
  className: string
}

function SmallScreenPanel({ links, visitor, className }: SmallScreenPanelProps) {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const holder = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  // Close the panel after navigation, or it would cover the new page.
  if (open && shownAt !== key) setOpen(false)

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    // Clicks and focus must not reach elements the panel covers.
    const closeOutside = (event: Event) => {
      if (!(event.target instanceof Node) || holder.current?.contains(event.target)) return
      if (event.type === 'pointerdown') swallowClick(event)
      setOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  return (
    <div ref={holder} className={className}>
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
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line bg-surface shadow-lg"
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

function HeaderNavLink({ to, label, overlay, className, currentClass, otherClass }: HeaderNavLinkProps) {
  const location = useLocation()
  const current = isCurrentLink(to, location)
  return (
    <Link
      to={to}
      // On its own page, the form doesn't open as an overlay.
      state={overlay && location.pathname !== to ? { background: location } : undefined}
      preventScrollReset={overlay ?? false}
      aria-current={current ? 'page' : undefined}
      className={classNames('font-medium', className, current ? currentClass : otherClass)}
    >
      {label}
    </Link>
  )
}
