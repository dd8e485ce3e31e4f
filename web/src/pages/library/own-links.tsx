import { SAVED_PATH } from '@prompt-library/contract/pages'
import { Link, useLocation } from 'react-router'
import { hasUsed } from '../../shared/lib/has-used.ts'
import { useIsPrerendered } from '../../shared/lib/prerendered.ts'
import { useMember } from '../../shared/session/api.ts'
import { useLoadOnClick } from '../../shared/ui/load-on-click.ts'
import { ASIDE } from './aside.ts'

const loadMenu = async () => (await import('./recent-prompts.tsx')).RecentPrompts

/** The links to Saved and Recently used above the list. Visitors have those only if they chose “Remember on this device”. */
export function OwnLinks() {
  const member = useMember()
  const isPrerendered = useIsPrerendered()
  // Shown once the address changes: in the second after copying, nothing appears.
  useLocation()
  return (
    <>
      {member && (
        <Link to={SAVED_PATH} className={ASIDE}>
          Saved
        </Link>
      )}
      {!isPrerendered && hasUsed(member?.id ?? null) && <RecentlyUsed />}
    </>
  )
}

function RecentlyUsed() {
  const [Menu, open] = useLoadOnClick(loadMenu)
  const button = (
    <button type="button" aria-haspopup="menu" onClick={Menu ? undefined : open} className={ASIDE}>
      Recently used
    </button>
  )
  return Menu ? <Menu trigger={button} /> : button
}
