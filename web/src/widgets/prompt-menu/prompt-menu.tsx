import { promptPermissions } from '@prompt-library/domain/prompts/permissions'
import {
  BadgeCheck,
  Copy,
  CopyPlus,
  Download,
  Ellipsis,
  Eye,
  Flag,
  FolderPlus,
  History,
  Link2,
  ListX,
  Pencil,
  Share2,
  Trash2,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { createPath, Link, useNavigate } from 'react-router'
import {
  copyPromptLink,
  useClosePrompt,
  useOpenPrompt,
  usePromptLink,
} from '../../entities/prompt/open-prompt.ts'
import { isShared, type Prompt } from '../../entities/prompt/prompt.ts'
import { useRemoveFromShared } from '../../entities/prompt/shares-api.ts'
import { CopyCitation } from '../../features/cite/copy-citation.tsx'
import { useCollect } from '../../features/collect/use-collect.tsx'
import { useDeletePrompt } from '../../features/delete/api.ts'
import { useConfirmedDelete } from '../../features/delete/use-confirmed-delete.ts'
import { useExport } from '../../features/export/use-export.tsx'
import { useMember } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Menu, MenuItem, MenuLink, Submenu } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'

interface PromptMenuProps {
  prompt: Prompt
  button: ComponentProps<typeof MoreButton>
  /** Given in the dialog, which already shows the prompt: its menu offers Copy instead of View. */
  onCopy?: () => Promise<boolean>
  onDeleted?: () => void
  defaultOpen?: boolean
  /** More ways to organize the prompt, such as its place in a collection. They replace View, which its title does too. */
  children?: ReactNode
}

/** What people do with a prompt most often, and under More what they do less often. */
export function PromptMenu({ prompt, button, onCopy, onDeleted, defaultOpen, children }: PromptMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const member = useMember()
  const linkTo = usePromptLink()
  const open = useOpenForm(prompt)
  const [confirmAndRemove, removal] = useRemoval(prompt)
  const [collect, collections] = useCollect(prompt, trigger)
  const [exportPrompt, exporting] = useExport({ of: 'prompt', prompt_id: prompt.id }, trigger)
  const { mutateAsync: deletePrompt } = useDeletePrompt()
  const [confirmDelete, deletion] = useConfirmedDelete(trigger)
  const can = promptPermissions(member, prompt)
  const confirmAndDelete = () =>
    confirmDelete({ prompt, change: () => deletePrompt({ prompt_id: prompt.id }), done: onDeleted })
  return (
    <>
      <Menu trigger={<MoreButton ref={trigger} {...button} />} defaultOpen={defaultOpen ?? false}>
        {onCopy && <MenuItem icon={Copy} onClick={onCopy} label="Copy" />}
        {!onCopy && !children && (
          <MenuLink icon={Eye} label="View" link={<Link {...linkTo('prompt', prompt.id)} />} />
        )}
        <MenuItem icon={CopyPlus} onClick={() => open('clone')} label="Clone" />
        <MenuItem icon={Share2} onClick={() => open('share')} label="Share" />
        {can.edit && <MenuLink icon={Pencil} label="Edit" link={<Link {...linkTo('edit', prompt.id)} />} />}
        {can.review && (
          <MenuLink icon={BadgeCheck} label="Review" link={<Link {...linkTo('review', prompt.id)} />} />
        )}
        {isShared(prompt) && (
          <MenuItem icon={ListX} onClick={confirmAndRemove} label="Remove from Shared With Me" />
        )}
        {children}
        <Submenu icon={Ellipsis} label="More">
          <MenuItem icon={Link2} onClick={() => void copyPromptLink(prompt)} label="Copy link" />
          <MenuItem icon={FolderPlus} onClick={collect} label="Add to a collection" />
          <MenuLink icon={History} label="History" link={<Link {...linkTo('history', prompt.id)} />} />
          <CopyCitation prompt={prompt} version={{ ...prompt, saved_at: prompt.updated_at }} />
          <MenuItem icon={Download} onClick={exportPrompt} label="Export…" />
          {can.report && (
            <MenuLink icon={Flag} label="Report" link={<Link {...linkTo('report', prompt.id)} />} />
          )}
          {member?.id === prompt.author_id && (
            <MenuItem icon={Trash2} onClick={confirmAndDelete} className="text-danger-ink" label="Delete" />
          )}
        </Submenu>
      </Menu>
      {removal}
      {collections}
      {exporting}
      {deletion}
    </>
  )
}

/** Opens a form that only members have. Visitors sign in first. */
function useOpenForm(prompt: Prompt): (view: 'clone' | 'share') => void {
  const member = useMember()
  const navigate = useNavigate()
  const linkTo = usePromptLink()
  return (view) => {
    const { to, ...options } = linkTo(view, prompt.id)
    if (member) navigate(to, options)
    else askToSignIn(`${view} this prompt`, { goTo: createPath(to) })
  }
}

/** Removes a prompt from Shared With Me, after a confirmation. */
function useRemoval(prompt: Prompt) {
  const { mutateAsync } = useRemoveFromShared()
  const [act, confirmation] = useConfirmedAction()
  const isOpen = useOpenPrompt() !== undefined
  const close = useClosePrompt()
  const confirmAndRemove = () =>
    act({
      question: {
        title: 'Remove from Shared With Me?',
        text: `“${prompt.title}” will be removed from Shared With Me.${prompt.is_public ? '' : ' You’ll lose access unless it’s shared with you again.'}`,
        confirm: 'Remove',
        dangerous: true,
      },
      change: () => mutateAsync({ prompt_id: prompt.id }),
      done: () => {
        toastSuccess('Removed from Shared With Me.')
        if (isOpen) close()
      },
      failed: 'We couldn’t remove the prompt.',
    })
  return [confirmAndRemove, confirmation] as const
}
