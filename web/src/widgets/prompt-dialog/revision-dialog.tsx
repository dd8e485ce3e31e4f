import type { Revision } from '@prompt-library/contract/revisions'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { useQuery } from '@tanstack/react-query'
import { History, Link2 } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { categoryHeader } from '../../entities/prompt/category-look.ts'
import { DataClassLine } from '../../entities/prompt/data-class-badge.tsx'
import { comparedWith, copyPromptLink, usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { PromptText } from '../../entities/prompt/prompt-text.tsx'
import { revisionQuery } from '../../entities/prompt/revisions-api.ts'
import { versionMissing } from '../../entities/prompt/version-missing.ts'
import { CopyCitation } from '../../features/cite/copy-citation.tsx'
import { useRestore } from '../../features/history/use-restore.tsx'
import { CopyButton } from '../../features/use/copy-button.tsx'
import { ApiError } from '../../shared/lib/api-client.ts'
import { fullTime } from '../../shared/lib/format.ts'
import { useMember } from '../../shared/session/api.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

interface RevisionDialogProps {
  prompt: Prompt
  revision: number
  onClose: () => void
}

/** An earlier version of a prompt, as it was. */
export function RevisionDialog({ prompt, revision: number, onClose }: RevisionDialogProps) {
  const query = useQuery(revisionQuery(prompt.id, number))
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  const revision = isMissing ? undefined : query.data
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      headerClass={categoryHeader(revision?.category ?? prompt.category)}
      title={revision?.title ?? (isMissing ? 'Version not available' : `Version ${number}`)}
      above={revision && <p className="text-xs font-semibold text-category">{revision.category}</p>}
      actions={revision && <MoreActions prompt={prompt} revision={revision} />}
      footer={revision && <Actions prompt={prompt} revision={revision} />}
    >
      {isMissing ? (
        <MissingVersion prompt={prompt} revision={number} />
      ) : (
        <QueryState
          query={query}
          failed="We couldn’t load this version"
          loading={<Skeleton className="h-64" />}
        >
          {(shown) => <Version prompt={prompt} revision={shown} />}
        </QueryState>
      )}
    </Dialog>
  )
}

function Version({ prompt, revision }: { prompt: Prompt; revision: Revision }) {
  const linkTo = usePromptLink()
  return (
    <>
      <PageTitle>{`${revision.title}, version ${revision.revision}`}</PageTitle>
      <p className="mb-6 rounded-lg border border-info-line bg-info-tint px-4 py-3 text-info-ink">
        You’re viewing version {revision.revision} of {prompt.revision}, from{' '}
        <time dateTime={revision.saved_at} title={fullTime(revision.saved_at)}>
          {promptDate(revision.saved_at)}
        </time>
        .{' '}
        <Link {...linkTo('prompt', prompt.id)} className="rounded-sm underline underline-offset-4">
          View current version
        </Link>
      </p>
      <PromptText text={revision}>
        <p className="text-ink-soft">
          Saved by <bdi>{revision.saved_by_name ?? 'Deleted user'}</bdi>
        </p>
        {revision.note && (
          <section>
            <h3 className="mb-1 font-semibold text-ink-soft">What changed?</h3>
            <p className="wrap-anywhere text-ink-soft" dir="auto">
              {revision.note}
            </p>
          </section>
        )}
      </PromptText>
    </>
  )
}

function MoreActions({ prompt, revision }: { prompt: Prompt; revision: Revision }) {
  const linkTo = usePromptLink()
  const comparison = linkTo('history', prompt.id, prompt.revision)
  return (
    <Menu trigger={<MoreButton aria-label="More options" title="More options" />}>
      <MenuItem
        icon={Link2}
        onClick={() => void copyPromptLink(prompt, revision.revision)}
        label="Copy link"
      />
      <MenuSeparator />
      <MenuLink
        icon={History}
        link={<Link {...comparison} to={comparedWith(comparison.to, revision.revision)} />}
        label="Compare with current"
      />
      <CopyCitation prompt={prompt} version={revision} />
    </Menu>
  )
}

function Actions({ prompt, revision }: { prompt: Prompt; revision: Revision }) {
  const linkTo = usePromptLink()
  const navigate = useNavigate()
  const { state } = useLocation()
  const isAuthor = useMember()?.id === prompt.author_id
  const { restore, busy, dialogs } = useRestore(prompt)
  const restoreAndShow = async () => {
    // In place of the version, which Back doesn't return to.
    if (await restore(revision.revision))
      void navigate(linkTo('prompt', prompt.id).to, { replace: true, state, preventScrollReset: true })
  }
  return (
    <>
      <DataClassLine dataClass={revision.data_class} />
      {isAuthor && (
        <Button look="secondary" busy={busy} onClick={restoreAndShow}>
          Restore this version
        </Button>
      )}
      <CopyButton
        prompt={{ ...prompt, html: revision.html, fields: revision.fields, revision: revision.revision }}
        className="min-w-28 max-sm:flex-1"
      />
      {dialogs}
    </>
  )
}

function MissingVersion({ prompt, revision }: Pick<RevisionDialogProps, 'prompt' | 'revision'>) {
  const member = useMember()
  const linkTo = usePromptLink()
  return (
    <EmptyState icon={History} title={versionMissing(prompt, revision, member?.id)}>
      <Link {...linkTo('prompt', prompt.id)} className={buttonClass()}>
        View current version
      </Link>
    </EmptyState>
  )
}
