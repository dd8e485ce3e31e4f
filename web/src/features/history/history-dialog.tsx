import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { revisionsQuery } from '../../entities/prompt/revisions-api.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useMediaQuery } from '../../shared/lib/use-media-query.ts'
import { useMember } from '../../shared/session/api.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Menu, MenuItem } from '../../shared/ui/menu.tsx'
import { ErrorState, StaleNotice } from '../../shared/ui/message.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { pageOf, versionBefore } from './chosen-versions.ts'
import { ComparedVersions } from './compared-versions.tsx'
import { useAuthorActions } from './use-author-actions.tsx'
import { useRestore } from './use-restore.tsx'
import { useComparedWith, useLeaveComparison, useVersionLink } from './version-link.ts'
import { VersionList } from './version-list.tsx'
import { VersionMenu } from './version-row.tsx'

interface HistoryDialogProps {
  prompt: Prompt
  /** The version to show. */
  revision: number | undefined
  onClose: () => void
}

/** The versions of a prompt, and what differs between any two. Small screens show one after the other. */
export function HistoryDialog({ prompt, revision, onClose }: HistoryDialogProps) {
  const [page, setPage] = useState(() => pageOf(revision, prompt.revision))
  const { data, error, refetch, isPlaceholderData } = useQuery(revisionsQuery(prompt.id, page))
  const compareWith = useComparedWith()
  const isWide = useMediaQuery('(min-width: 64rem)')
  const isAuthor = useMember()?.id === prompt.author_id
  const link = useVersionLink(prompt.id)
  const leave = useLeaveComparison(prompt.id)
  const navigate = useNavigate()
  const { restore, busy, dialogs } = useRestore(prompt)
  const { setHidden, remove, confirmation } = useAuthorActions(prompt.id)
  const list = useRef<HTMLDivElement>(null)

  const listed = data?.revisions ?? []
  const shown = revision ?? (isWide ? listed[0]?.revision : undefined)
  const isLast = shown !== undefined && shown === listed.at(-1)?.revision
  // The version before the last one of a page is on the next page.
  const next = useQuery({ ...revisionsQuery(prompt.id, page + 1), enabled: isLast && shown > 1 })
  const known = next.isPlaceholderData ? listed : [...listed, ...(next.data?.revisions ?? [])]
  const other = compareWith ?? (shown === undefined ? undefined : versionBefore(shown, known))

  /** Without a version, removes all earlier ones. */
  const removeAndLeave = async (removed?: number) => {
    await remove(removed, () => {
      if (revision !== undefined && (!removed || removed === revision || removed === compareWith)) leave()
      list.current?.focus({ preventScroll: true })
    })
  }
  const restoreAndShow = async (restored: number) => {
    if (!(await restore(restored))) return
    setPage(1)
    if (revision !== undefined) leave()
  }

  const actions = {
    promptId: prompt.id,
    isAuthor,
    isRestoring: busy !== false,
    onRestore: restoreAndShow,
    onHide: setHidden,
    onRemove: removeAndLeave,
  }
  const showsList = isWide || revision === undefined
  const entry = known.find((one) => one.revision === shown)

  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="History"
      subtitle={prompt.title}
      actions={
        isAuthor && showsList && data && data.total > 1 && <RemoveEarlier onRemove={() => removeAndLeave()} />
      }
    >
      <PageTitle>{`History of ${prompt.title}`}</PageTitle>
      {!data && error && (
        <ErrorState
          title="We couldn’t load the history"
          detail={sentenceFor(error, 'Check your connection and try again.')}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Loading />}
      {data && error && <StaleNotice onRetry={refetch} />}
      {busy && (
        <p role="status" className="mb-4 text-ink-soft">
          {busy}
        </p>
      )}
      {data && (
        <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          {showsList && (
            <VersionList
              ref={list}
              prompt={prompt}
              revisions={listed}
              total={data.total}
              page={page}
              settled={!isPlaceholderData}
              shown={isWide ? shown : undefined}
              linkTo={(one) => (isWide ? link.show({ revision: one }) : link.open({ revision: one }))}
              onPage={setPage}
              {...actions}
            />
          )}
          {shown !== undefined && data.total > 1 && (
            <ComparedVersions
              key={shown}
              prompt={prompt}
              shown={shown}
              other={other}
              isWaiting={isLast && next.isFetching && other === undefined}
              listed={listed}
              onChoose={(chosen) => {
                const { to, ...options } = link.show(chosen)
                void navigate(to, options)
              }}
              onBack={isWide ? undefined : leave}
              // Next to the list, the list has it.
              menu={!isWide && entry && <VersionMenu entry={entry} {...actions} />}
            />
          )}
        </div>
      )}
      {dialogs}
      {confirmation}
    </Dialog>
  )
}

function RemoveEarlier({ onRemove }: { onRemove: () => void }) {
  return (
    <Menu trigger={<MoreButton aria-label="More options" title="More options" />}>
      <MenuItem onClick={onRemove} className="text-danger-ink">
        <Trash2 aria-hidden className="size-4" />
        Remove all earlier versions
      </MenuItem>
    </Menu>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-64 max-lg:hidden" />
    </div>
  )
}
