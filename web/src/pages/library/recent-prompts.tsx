import { Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { forgetMemory } from '../../shared/lib/device-memory.ts'
import { useUses } from '../../shared/lib/used-prompts.ts'
import { useMember } from '../../shared/session/api.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'

const RECENT_MAX = 8

/**
 * The menu of the eight prompts that were used last on this device, and the item that clears them. Open when it's first
 * rendered: the first click loads it.
 */
export function RecentPrompts({ trigger }: { trigger: ReactElement }) {
  const userId = useMember()?.id ?? null
  const linkTo = usePromptLink()
  const recent = useUses(userId).slice(0, RECENT_MAX)
  const forget = () => {
    forgetMemory()
    toastSuccess('Recently used and remembered values cleared.')
  }
  return (
    <Menu trigger={trigger} defaultOpen>
      {recent.map(({ id, title }) => (
        <MenuLink key={id} link={<Link {...linkTo('use', id)} />}>
          <span className="max-w-72 truncate" dir="auto">
            {title}
          </span>
        </MenuLink>
      ))}
      {recent.length === 0 ? (
        <MenuItem disabled>
          <span className="max-w-64">Prompts you copy or open in an AI tool appear here.</span>
        </MenuItem>
      ) : (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} onClick={forget} label="Clear recently used and remembered values" />
        </>
      )}
    </Menu>
  )
}
