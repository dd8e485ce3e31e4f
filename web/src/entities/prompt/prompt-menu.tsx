import { promptPermissions } from '@prompt-library/domain/prompts/permissions'
import {
  BadgeCheck,
  Copy,
  CopyPlus,
  Download,
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
import type { ReactElement, ReactNode } from 'react'
import { createPath, Link, useNavigate } from 'react-router'
import { useSession } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { promptUrl, useClosePrompt, useOpenPrompt, usePromptLink } from './open-prompt.ts'
import { isShared, type Prompt } from './prompt.ts'
import { useRemoveFromShared } from './shares-api.ts'

interface PromptMenuProps {
  prompt: Prompt
  trigger: ReactElement
  /** Given in the dialog, which already shows the prompt: its menu offers Copy instead of View. */
  onCopy?: () => Promise<boolean>
  onCollect: () => void
  onExport: () => void
  onDelete: () => void
  defaultOpen?: boolean
  /** Copies a citation. */
  citation: ReactNode
  /** More ways to organize the prompt, such as its place in a collection. */
  children?: ReactNode
}

/** The items of a prompt's menu, and their order. In the order of every menu: open and pass on, organize, know more, change. */
export function PromptMenu({
  prompt,
  trigger,
  onCopy,
  onCollect,
  onExport,
  onDelete,
  citation,
  ...rest
}: PromptMenuProps) {
  const { defaultOpen = false, children } = rest
  const session = useSession()
  const linkTo = usePromptLink()
  const open = useOpenForm(prompt)
  const [confirmAndRemove, confirmation] = useRemoval(prompt)
  const {
    edit: canEdit,
    report: canReport,
    review: canReview,
  } = promptPermissions(session?.user ?? null, prompt)
  const isOwn = session?.user?.id === prompt.author_id
  return (
    <>
      <Menu trigger={trigger} defaultOpen={defaultOpen}>
        {!onCopy ? (
          <MenuLink icon={Eye} label="View" link={<Link {...linkTo('prompt', prompt.id)} />} />
        ) : (
          <MenuItem icon={Copy} onClick={onCopy} label="Copy" />
        )}
        <MenuItem icon={CopyPlus} onClick={() => open('clone')} label="Clone" />
        <MenuItem icon={Share2} onClick={() => open('share')} label="Share" />
        <MenuItem
          icon={Link2}
          onClick={() => void copyLink(promptUrl('prompt', prompt.id))}
          label="Copy link"
        />
        <MenuItem icon={Download} onClick={onExport} label="Export…" />
        <MenuSeparator />
        <MenuItem icon={FolderPlus} onClick={onCollect} label="Add to a collection" />
        {children}
        <MenuSeparator />
        <MenuLink icon={History} label="History" link={<Link {...linkTo('history', prompt.id)} />} />
        {citation}
        {canReview && (
          <MenuLink icon={BadgeCheck} label="Review" link={<Link {...linkTo('review', prompt.id)} />} />
        )}
        {canReport && (
          <MenuLink icon={Flag} label="Report" link={<Link {...linkTo('report', prompt.id)} />} />
        )}
        {(canEdit || isShared(prompt)) && <MenuSeparator />}
        {canEdit && <MenuLink icon={Pencil} label="Edit" link={<Link {...linkTo('edit', prompt.id)} />} />}
        {isOwn && <MenuItem icon={Trash2} onClick={onDelete} className="text-danger-ink" label="Delete" />}
        {isShared(prompt) && (
          <MenuItem icon={ListX} onClick={confirmAndRemove} label="Remove from Shared With Me" />
        )}
      </Menu>
      {confirmation}
    </>
  )
}

/** Opens a form that only members have. Visitors sign in first. */
function useOpenForm(prompt: Prompt): (view: 'clone' | 'share') => void {
  const session = useSession()
  const navigate = useNavigate()
  const linkTo = usePromptLink()
  return (view) => {
    const { to, ...options } = linkTo(view, prompt.id)
    if (session?.user) navigate(to, options)
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
