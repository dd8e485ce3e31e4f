import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { COMPARED_WITH, comparedWith, readNumber, usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { revisionsQuery, useRemoveRevisions } from '../../entities/prompt/revisions-api.ts'
import { useMember } from '../../shared/session/api.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Menu, MenuItem } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { pageOf, versionBefore } from './chosen-versions.ts'
import { ComparedVersions } from './compared-versions.tsx'
import { useRestore } from './use-restore.tsx'
import { VersionList } from './version-list.tsx'

interface HistoryDialogProps {
  prompt: Prompt
  /** The version to show. */
  revision: number | undefined
  onClose: () => void
}

/** The versions of a prompt, and what differs between any two. */
export function HistoryDialog({ prompt, revision, onClose }: HistoryDialogProps) {
  const [page, setPage] = useState(() => pageOf(revision, prompt.revision))
  const query = useQuery(revisionsQuery(prompt.id, page))
  const { data, isPlaceholderData } = query
  const compareWith = useComparedWith()
  const isAuthor = useMember()?.id === prompt.author_id
  const linkTo = useVersionLink(prompt.id)
  const leave = useLeaveVersion(prompt.id)
  const navigate = useNavigate()
  const { restore, busy, dialogs } = useRestore(prompt)
  const { remove, confirmation } = useRemoval(prompt.id)
  const list = useRef<HTMLDivElement>(null)

  const listed = data?.revisions ?? []
  const shown = revision ?? listed[0]?.revision
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

  return (
    <Dialog
      open
      onClose={onClose}
      width={prompt.revision > 1 ? 'wide' : 'medium'}
      title="History"
      subtitle={prompt.title}
      actions={isAuthor && data && data.total > 1 && <RemoveEarlier onRemove={() => removeAndLeave()} />}
    >
      <PageTitle>{`History of ${prompt.title}`}</PageTitle>
      {busy && (
        <p role="status" className="mb-4 text-ink-soft">
          {busy}
        </p>
      )}
      <QueryState query={query} failed="We couldn’t load the history" loading={<Loading />}>
        {({ revisions, total }) => (
          <div className={total > 1 ? COLUMNS : undefined}>
            <VersionList
              ref={list}
              prompt={prompt}
              revisions={revisions}
              total={total}
              page={page}
              settled={!isPlaceholderData}
              shown={shown}
              linkTo={(one) => linkTo({ revision: one })}
              onPage={setPage}
              isAuthor={isAuthor}
              isRestoring={busy !== false}
              onRestore={restoreAndShow}
              onRemove={removeAndLeave}
            />
            {shown !== undefined && total > 1 && (
              <ComparedVersions
                key={shown}
                prompt={prompt}
                shown={shown}
                other={other}
                isWaiting={isLast && next.isFetching && other === undefined}
                listed={revisions}
                onChoose={(chosen) => {
                  const { to, ...options } = linkTo(chosen)
                  void navigate(to, options)
                }}
              />
            )}
          </div>
        )}
      </QueryState>
      {dialogs}
      {confirmation}
    </Dialog>
  )
}

const COLUMNS = 'grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]'

function RemoveEarlier({ onRemove }: { onRemove: () => void }) {
  return (
    <Menu trigger={<MoreButton aria-label="More options" title="More options" />}>
      <MenuItem
        icon={Trash2}
        onClick={onRemove}
        className="text-danger-ink"
        label="Remove all earlier versions"
      />
    </Menu>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className={COLUMNS}>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-64" />
    </div>
  )
}

/** Removes earlier versions after a question. Render `confirmation`. */
function useRemoval(promptId: number) {
  const removeRevisions = useRemoveRevisions()
  const [act, confirmation] = useConfirmedAction()

  /** Without a revision, removes all earlier ones. Resolves with whether that worked. */
  const remove = (revision: number | undefined, focus: () => void): Promise<boolean> =>
    act({
      question: {
        title: revision ? `Remove version ${revision}?` : 'Remove all earlier versions?',
        text: revision ? 'This can’t be undone.' : 'Only the current version stays. This can’t be undone.',
        confirm: 'Remove',
        dangerous: true,
      },
      change: () => removeRevisions.mutateAsync({ prompt_id: promptId, ...(revision && { revision }) }),
      done: revision ? `Version ${revision} removed.` : 'All earlier versions removed.',
      failed: 'We couldn’t remove this. Check your connection.',
      focus,
    })
  return { remove, confirmation }
}

interface Shown {
  revision: number
  compareWith?: number | undefined
}

/** The version to compare with, named in the URL. Without it, the one before is. */
function useComparedWith(): number | undefined {
  const [search] = useSearchParams()
  return readNumber(search.get(COMPARED_WITH))
}

/** Link props that show versions in the history. */
function useVersionLink(promptId: number) {
  const linkTo = usePromptLink()
  const state: unknown = useLocation().state
  return ({ revision, compareWith }: Shown) => {
    const link = linkTo('history', promptId, revision)
    return { ...link, to: comparedWith(link.to, compareWith), state, replace: true }
  }
}

/** Shows the current version. */
function useLeaveVersion(promptId: number): () => void {
  const linkTo = usePromptLink()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  return () =>
    void navigate(linkTo('history', promptId).to, { replace: true, state, preventScrollReset: true })
}
