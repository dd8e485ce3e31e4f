import type { RevisionEntry } from '@prompt-library/contract/revisions'
import { REVISIONS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { Ref } from 'react'
import type { LinkProps } from 'react-router'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { Paged } from '../../shared/ui/paged.tsx'
import { VersionRow } from './version-row.tsx'

interface VersionListProps {
  prompt: Prompt
  revisions: readonly RevisionEntry[]
  total: number
  page: number
  settled: boolean
  /** The version that is shown next to the list. */
  shown: number | undefined
  isAuthor: boolean
  linkTo: (revision: number) => LinkProps
  isRestoring: boolean
  onPage: (page: number) => void
  onRestore: (revision: number) => void
  onHide: (revision: number, hidden: boolean) => void
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
        <ol className="-mx-3 flex flex-col gap-1">
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
