import { SAVED_PATH } from '@prompt-library/contract/pages'
import { Link, useLocation } from 'react-router'
import { readStored } from '../../shared/lib/storage.ts'
import { USED_PROMPTS } from '../../shared/lib/used-key.ts'
import { useMember } from '../../shared/session/api.ts'
import { useLoadOnClick } from '../../shared/ui/load-on-click.ts'
import { ASIDE } from './aside.ts'

/** What the user saved and used before. Visitors have that only if they chose “Remember on this device”. */
export function OwnLinks() {
  const isMember = useMember() !== null
  // Using a prompt changes the address.
  useLocation()
  const hasUsed = readStored('device', USED_PROMPTS) !== undefined
  const [Menu, open] = useLoadOnClick(async () => (await import('./recent-prompts.tsx')).RecentPrompts)
  const button = (
    <button type="button" aria-haspopup="menu" onClick={Menu ? undefined : open} className={ASIDE}>
      Recently used
    </button>
  )
  return (
    <>
      {isMember && (
        <Link to={SAVED_PATH} className={ASIDE}>
          Saved
        </Link>
      )}
      {hasUsed && (Menu ? <Menu trigger={button} /> : button)}
    </>
  )
}
