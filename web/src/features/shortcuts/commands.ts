// Which pages the menu on Ctrl+K offers, and what a typed text matches.
import { pages, SAVED_PATH, SHARED_PATH } from '@prompt-library/contract/pages'
import type { SessionUser } from '@prompt-library/contract/session'
import { isCurator } from '@prompt-library/domain/people/roles'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import { ADMIN_TABS, adminTabPath } from '../../shared/lib/admin-tabs.ts'

interface Destination {
  label: string
  path: string
}

/** The pages this user can open. */
export function destinationsFor(
  user: Pick<SessionUser, 'role'> | null,
  { connections }: { connections: boolean },
): Destination[] {
  const everyone = [pages.library, pages.about, pages.help, pages.builder, pages.collections].map(
    toDestination,
  )
  if (!user) return everyone
  const member = [
    toDestination(pages.myPrompts),
    { label: 'Shared With Me', path: SHARED_PATH },
    { label: 'Saved', path: SAVED_PATH },
    toDestination(pages.importPrompts),
    toDestination(pages.notifications),
    ...(connections ? [toDestination(pages.connections)] : []),
  ]
  const curator = isCurator(user.role) ? [toDestination(pages.reviews)] : []
  if (user.role !== 'admin') return [...everyone, ...member, ...curator]
  const admin = ADMIN_TABS.map(({ value, label }) => ({
    label: `${pages.admin.title}: ${label}`,
    path: adminTabPath(value),
  }))
  return [...everyone, ...member, ...curator, ...admin]
}

function toDestination({ title, path }: { title: string; path: string }): Destination {
  return { label: title, path }
}

/** Whether every typed word is the start of a word in the text. */
export function matchesTyped(text: string, typed: string): boolean {
  if (typed.trim() === '') return true
  const words = wordsOf(text)
  const starts = wordsOf(typed)
  return starts.length > 0 && starts.every((start) => words.some((word) => word.startsWith(start)))
}

function wordsOf(text: string): string[] {
  return searchKey(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
