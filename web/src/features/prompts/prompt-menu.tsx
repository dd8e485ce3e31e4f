import type { Prompt } from '@prompt-library/contract/prompts'
import { promptPermissions } from '@prompt-library/domain/permissions'
import { Copy, CopyPlus, Eye, Pencil } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link, useNavigate } from 'react-router'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import { useSession } from '../session/api.ts'
import { askToSignIn } from '../session/ask-to-sign-in.ts'
import { copyPrompt } from './copy-prompt.ts'
import { usePromptAddress } from './open-prompt.ts'

interface PromptMenuProps {
  prompt: Prompt
  trigger: ReactElement
  /** On a card one can view, in the dialog one does already and can copy instead. */
  first: 'view' | 'copy'
  defaultOpen?: boolean
}

export function PromptMenu({ prompt, trigger, first, defaultOpen = false }: PromptMenuProps) {
  const session = useSession()
  const navigate = useNavigate()
  const addressOf = usePromptAddress()
  const may = promptPermissions(session?.user ?? null, prompt)
  const clone = () => {
    if (session?.user) navigate(addressOf('clone', prompt.id), { preventScrollReset: true })
    else askToSignIn('members-only')
  }
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      {first === 'view' ? (
        <MenuLink link={<Link to={addressOf('prompt', prompt.id)} preventScrollReset />}>
          <Eye aria-hidden className="size-4" />
          View
        </MenuLink>
      ) : (
        <MenuItem onClick={() => copyPrompt(prompt)}>
          <Copy aria-hidden className="size-4" />
          Copy
        </MenuItem>
      )}
      <MenuItem onClick={clone}>
        <CopyPlus aria-hidden className="size-4" />
        Clone
      </MenuItem>
      {may.edit && (
        <MenuLink link={<Link to={addressOf('edit', prompt.id)} preventScrollReset />}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </MenuLink>
      )}
    </Menu>
  )
}
