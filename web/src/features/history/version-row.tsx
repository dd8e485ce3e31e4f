// One version in the list of a history: who saved it, what changed, who can read it, and its menu.
import type { RevisionEntry } from '@prompt-library/contract/revisions'
import { Eye, EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { TimeAgo } from '../../shared/ui/time-ago.tsx'
import { changedWords } from './changed-words.ts'

interface VersionMenuProps {
  promptId: number
  entry: RevisionEntry
  isAuthor: boolean
  /** While another version is being restored. */
  isRestoring: boolean
  onRestore: (revision: number) => void
  onHide: (revision: number, hidden: boolean) => void
  onRemove: (revision: number) => void
}

interface VersionRowProps extends VersionMenuProps {
  isShown: boolean
  /** Shows what changed in it. Missing if there is nothing to compare it with. */
  link: LinkProps | undefined
}

export function VersionRow({ entry, isShown, isAuthor, link, ...menu }: VersionRowProps) {
  const text = 'min-w-0 flex-1 rounded-l-lg px-3 py-2'
  return (
    <li
      className={classNames(
        'flex items-start rounded-lg',
        isShown && 'bg-brand-tint',
        link && !isShown && 'hover:bg-sunken',
      )}
    >
      {link ? (
        <Link {...link} aria-current={isShown ? 'true' : undefined} className={text}>
          <Version entry={entry} isAuthor={isAuthor} />
        </Link>
      ) : (
        <div className={text}>
          <Version entry={entry} isAuthor={isAuthor} />
        </div>
      )}
      <div className="py-1 pr-1">
        <VersionMenu entry={entry} isAuthor={isAuthor} {...menu} />
      </div>
    </li>
  )
}

function Version({ entry, isAuthor }: Pick<VersionRowProps, 'entry' | 'isAuthor'>) {
  const { revision, is_current, saved_by_name, saved_at, note, changed } = entry
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">
          Version {revision}
          {is_current && ' · Current'}
        </span>
        {isAuthor && <WhoReads entry={entry} />}
      </span>
      <span className="block text-sm">{revision === 1 ? 'First version' : changedWords(changed)}</span>
      {note && (
        <span className="my-1 block border-l-2 border-line-strong pl-2 text-sm wrap-anywhere" dir="auto">
          {note}
        </span>
      )}
      <span className="block text-sm text-ink-soft">
        <bdi>{saved_by_name ?? 'Deleted user'}</bdi> · <TimeAgo iso={saved_at} />
      </span>
    </>
  )
}

/** People a private prompt is shared with see the current version, so it never says “Only you”. */
function WhoReads({ entry: { hidden, was_public, is_current } }: { entry: RevisionEntry }) {
  if (is_current) return null
  if (hidden) return <Badge>Hidden</Badge>
  return was_public ? null : <Badge>Only you</Badge>
}

export function VersionMenu({
  promptId,
  entry: { revision, is_current, hidden, was_public },
  isAuthor,
  isRestoring,
  onRestore,
  onHide,
  onRemove,
}: VersionMenuProps) {
  const linkTo = usePromptLink()
  const label = `Options for version ${revision}`
  return (
    <Menu trigger={<MoreButton aria-label={label} title={label} />}>
      <MenuLink link={<Link {...linkTo('prompt', promptId, is_current ? undefined : revision)} />}>
        <Eye aria-hidden className="size-4" />
        View
      </MenuLink>
      {isAuthor && !is_current && (
        <>
          <MenuSeparator />
          <MenuItem disabled={isRestoring} onClick={() => onRestore(revision)}>
            <RotateCcw aria-hidden className="size-4" />
            Restore this version
          </MenuItem>
          {(was_public || hidden) && (
            <MenuItem onClick={() => onHide(revision, !hidden)}>
              <EyeOff aria-hidden className="size-4" />
              {hidden ? 'Show again' : 'Hide'}
            </MenuItem>
          )}
          <MenuItem onClick={() => onRemove(revision)} className="text-danger-ink">
            <Trash2 aria-hidden className="size-4" />
            Remove for good
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
