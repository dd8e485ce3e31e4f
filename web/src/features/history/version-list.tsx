import type { RevisionEntry } from '@prompt-library/contract/revisions'
import { REVISIONS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { Eye, RotateCcw, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { Paged } from '../../shared/ui/paged-query.tsx'
import { TimeAgo } from '../../shared/ui/time-ago.tsx'
import { changedWords } from './changed-words.ts'

interface VersionListProps {
  prompt: Prompt
  revisions: readonly RevisionEntry[]
  total: number
  page: number
  settled: boolean
  /** The version that is compared with another. */
  shown: number | undefined
  isAuthor: boolean
  linkTo: (revision: number) => LinkProps
  isRestoring: boolean
  onPage: (page: number) => void
  onRestore: (revision: number) => void
  onRemove: (revision: number) => void
  ref: Ref<HTMLDivElement>
}

/** One page of the versions, newest first. */
export function VersionList({
  prompt,
  revisions,
  total,
  page,
  settled,
  shown,
  isAuthor,
  linkTo,
  onPage,
  ref,
  ...actions
}: VersionListProps) {
  return (
    <div ref={ref} tabIndex={-1} className="min-w-0 outline-none">
      <h3 className="mb-2 font-semibold">{countOf(total, 'version')}</h3>
      {total <= 1 && <p className="mb-3 text-ink-soft">{onlyOne(prompt, isAuthor)}</p>}
      <Paged page={page} pageSize={REVISIONS_PAGE_SIZE} total={total} settled={settled} onPage={onPage}>
        <ol className="-mx-3 flex flex-col gap-1 max-lg:max-h-72 max-lg:overflow-y-auto">
          {revisions.map((entry) => (
            <VersionRow
              key={entry.revision}
              promptId={prompt.id}
              entry={entry}
              isShown={entry.revision === shown}
              isAuthor={isAuthor}
              link={total > 1 ? linkTo(entry.revision) : undefined}
              {...actions}
            />
          ))}
        </ol>
      </Paged>
    </div>
  )
}

function onlyOne({ revision }: Prompt, isAuthor: boolean): string {
  if (revision === 1) return 'This prompt hasn’t changed since it was added.'
  return isAuthor ? 'The earlier versions were removed.' : 'You can view only the current version.'
}

interface VersionMenuProps {
  promptId: number
  entry: RevisionEntry
  isAuthor: boolean
  /** While another version is being restored. */
  isRestoring: boolean
  onRestore: (revision: number) => void
  onRemove: (revision: number) => void
}

interface VersionRowProps extends VersionMenuProps {
  isShown: boolean
  /** Shows what changed in it. Missing if there is nothing to compare it with. */
  link: LinkProps | undefined
}

function VersionRow({ entry, isShown, isAuthor, link, ...menu }: VersionRowProps) {
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
  const { revision, is_current, saved_by_name, saved_at, note, changed, was_public } = entry
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">
          Version {revision}
          {is_current && ' · Current'}
        </span>
        {/* People a private prompt is shared with see the current version, so it never says “Only you”. */}
        {isAuthor && !is_current && !was_public && <Badge>Only you</Badge>}
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

function VersionMenu({
  promptId,
  entry: { revision, is_current },
  isAuthor,
  isRestoring,
  onRestore,
  onRemove,
}: VersionMenuProps) {
  const linkTo = usePromptLink()
  const label = `Options for version ${revision}`
  return (
    <Menu trigger={<MoreButton aria-label={label} title={label} />}>
      <MenuLink
        icon={Eye}
        label="View"
        link={<Link {...linkTo('prompt', promptId, is_current ? undefined : revision)} />}
      />
      {isAuthor && !is_current && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={RotateCcw}
            disabled={isRestoring}
            onClick={() => onRestore(revision)}
            label="Restore this version"
          />
          <MenuItem
            icon={Trash2}
            onClick={() => onRemove(revision)}
            className="text-danger-ink"
            label="Remove for good"
          />
        </>
      )}
    </Menu>
  )
}
