import type { RevisionEntry } from '@prompt-library/contract/revisions'
import { REVISIONS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { Ref } from 'react'
import type { LinkProps } from 'react-router'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { Button } from '../../shared/ui/button.tsx'
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
  onPage: (page: number) => void
  onRestore: (revision: number) => void
  onHide: (revision: number, hidden: boolean) => void
  /** Without a revision, all earlier ones. */
  onRemove: (revision?: number) => void
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
  onRemove,
  ref,
  ...actions
}: VersionListProps) {
  return (
    <div ref={ref} tabIndex={-1} className="min-w-0 outline-none">
      <h3 className="mb-3 text-lg font-semibold">{countOf(total, 'version')}</h3>
      {total <= 1 && <p className="mb-3 text-ink-soft">{onlyOne(prompt, isAuthor)}</p>}
      <Paged page={page} pageSize={REVISIONS_PAGE_SIZE} total={total} settled={settled} onPage={onPage}>
        <ol className="flex flex-col gap-2">
          {revisions.map((entry) => (
            <VersionRow
              key={entry.revision}
              promptId={prompt.id}
              entry={entry}
              isShown={entry.revision === shown}
              isAuthor={isAuthor}
              link={total > 1 ? linkTo(entry.revision) : undefined}
              onRemove={onRemove}
              {...actions}
            />
          ))}
        </ol>
      </Paged>
      {isAuthor && total > 1 && (
        <Button look="quietDanger" size="small" className="mt-4 -ml-3" onClick={() => onRemove()}>
          Remove all earlier versions
        </Button>
      )}
    </div>
  )
}

function onlyOne({ revision }: Prompt, isAuthor: boolean): string {
  if (revision === 1) return 'This prompt hasn’t changed since it was added.'
  return isAuthor ? 'The earlier versions were removed.' : 'You can view only the current version.'
}
