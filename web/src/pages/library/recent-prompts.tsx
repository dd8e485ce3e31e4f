import { History, Trash2 } from 'lucide-react'
import { useReducer } from 'react'
import { Link } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { forgetMemory, readMemory } from '../../shared/lib/device-memory.ts'
import { useMember } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'

/** A menu of the prompts that were used last, for users who chose “Remember on this device”. */
export function RecentPrompts() {
  const userId = useMember()?.id ?? null
  const linkTo = usePromptLink()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const recent = readMemory(userId)?.recent ?? []
  if (recent.length === 0) return null
  const forget = () => {
    forgetMemory()
    renderAgain()
    focusMain()
    toastSuccess('Recent prompts and saved values cleared.')
  }
  return (
    <Menu
      trigger={
        <Button look="quiet" size="small" className="min-h-9">
          <History aria-hidden className="size-4" />
          Recently used
        </Button>
      }
    >
      {recent.map(({ id, title }) => (
        <MenuLink key={id} link={<Link {...linkTo('use', id)} />}>
          <span className="max-w-72 truncate" dir="auto">
            {title}
          </span>
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem onClick={forget}>
        <Trash2 aria-hidden className="size-4" />
        Clear recent prompts and saved values
      </MenuItem>
    </Menu>
  )
}
