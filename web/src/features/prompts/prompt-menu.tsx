import type { Prompt } from '@prompt-library/contract/prompts'
import { promptPermissions } from '@prompt-library/domain/prompts/permissions'
import { Copy, CopyPlus, Eye, ListX, Pencil, Share2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { createPath, Link, useNavigate } from 'react-router'
import { sentenceFor } from '../../lib/api-client.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { focusMain } from '../../ui/focus-main.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.tsx'
import { useSession } from '../session/api.ts'
import { askToSignIn } from '../session/ask-to-sign-in.ts'
import { useRemoveFromShared } from '../sharing/api.ts'
import { copyPrompt } from './copy-prompt.ts'
import { isShared } from './is-shared.ts'
import { useClosePrompt, useOpenPrompt, usePromptLink } from './open-prompt.ts'

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
  const linkTo = usePromptLink()
  const [removeAfterAsking, confirmation] = useRemoval(prompt)
  const may = promptPermissions(session?.user ?? null, prompt)
  const open = (view: 'clone' | 'share') => {
    const { to, ...options } = linkTo(view, prompt.id)
    if (session?.user) navigate(to, options)
    else askToSignIn('members-only', { goTo: createPath(to) })
  }
  return (
    <>
      <Menu trigger={trigger} defaultOpen={defaultOpen}>
        {first === 'view' ? (
          <MenuLink link={<Link {...linkTo('prompt', prompt.id)} />}>
            <Eye aria-hidden className="size-4" />
            View
          </MenuLink>
        ) : (
          <MenuItem onClick={() => copyPrompt(prompt)}>
            <Copy aria-hidden className="size-4" />
            Copy
          </MenuItem>
        )}
        <MenuItem onClick={() => open('clone')}>
          <CopyPlus aria-hidden className="size-4" />
          Clone
        </MenuItem>
        <MenuItem onClick={() => open('share')}>
          <Share2 aria-hidden className="size-4" />
          Share
        </MenuItem>
        {may.edit && (
          <MenuLink link={<Link {...linkTo('edit', prompt.id)} />}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </MenuLink>
        )}
        {isShared(prompt) && (
          <>
            <MenuSeparator />
            <MenuItem onClick={removeAfterAsking}>
              <ListX aria-hidden className="size-4" />
              Remove from my list
            </MenuItem>
          </>
        )}
      </Menu>
      {confirmation}
    </>
  )
}

/** Takes a prompt that was shared off the list, after a question. */
function useRemoval(prompt: Prompt) {
  const { mutateAsync } = useRemoveFromShared()
  const [ask, confirmation] = useConfirm()
  const isOpen = useOpenPrompt() !== undefined
  const close = useClosePrompt()
  const removeAfterAsking = async () => {
    const sure = await ask({
      title: 'Remove from your list?',
      text: `“${prompt.title}” will no longer stand under Shared With Me.${prompt.is_public ? '' : ' It is private: you will find it again only if somebody shares it with you.'}`,
      confirm: 'Remove',
      dangerous: true,
    })
    if (!sure) return
    try {
      await mutateAsync(prompt.id)
      toastSuccess('Removed from your list.')
      if (isOpen) close()
      focusMain()
    } catch (error) {
      toastFailure(sentenceFor(error, 'The prompt could not be removed.'))
    }
  }
  return [removeAfterAsking, confirmation] as const
}
