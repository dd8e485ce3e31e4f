import { pages, SHARED_PATH, SHARED_TAB } from '@prompt-library/contract/pages'
import { type Location, matchPath } from 'react-router'

/**
 * Whether a header link points to the current page, including one below a dialog. Two links differ only in their tab, and
 * some pages have others below them, such as each collection.
 */
export function isCurrentLink(to: string, location: Location): boolean {
  const { pathname, search } = pageBelow(location)
  if (!matchPath(pages.myPrompts.path, pathname))
    return matchPath({ path: to, end: to === pages.library.path }, pathname) !== null
  const onShared = new URLSearchParams(search).get('tab') === SHARED_TAB
  return to === (onShared ? SHARED_PATH : pages.myPrompts.path)
}

/** A dialog with its own URL stores the page below it in the location's state. */
function pageBelow(location: Location): Location {
  return (location.state as { background?: Location } | null)?.background ?? location
}
