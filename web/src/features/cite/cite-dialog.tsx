import type { Revision } from '@prompt-library/contract/revisions'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { promptUrl, usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { revisionQuery } from '../../entities/prompt/revisions-api.ts'
import { versionMissing } from '../../entities/prompt/version-missing.ts'
import { ApiError, sentenceFor } from '../../shared/lib/api-client.ts'
import { campus } from '../../shared/lib/campus.ts'
import { useMember } from '../../shared/session/api.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { EmptyState, ErrorState } from '../../shared/ui/message.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Citation } from './citation.tsx'
import { CopyCitation } from './copy-citation.tsx'
import { CopyLink } from './copy-link.tsx'
import { LinkHint } from './link-hint.tsx'

interface CiteDialogProps {
  prompt: Prompt
  /** The one to cite, if it isn't the current one. */
  revision: number | undefined
  onClose: () => void
}

/** Cites one version of a prompt, because the prompt may change later. */
export function CiteDialog({ prompt, revision: number = prompt.revision, onClose }: CiteDialogProps) {
  const { data: revision, error, refetch } = useQuery(revisionQuery(prompt.id, number))
  const isMissing = error instanceof ApiError && error.status === 404
  const shown = isMissing ? undefined : revision
  const work = shown && citedWork(prompt, shown)
  return (
    <Dialog
      open
      onClose={onClose}
      width="medium"
      title={`Cite: ${shown?.title ?? prompt.title}`}
      {...(shown && { subtitle: `Version ${number}, saved ${promptDate(shown.saved_at)}` })}
      footer={
        work && (
          <>
            <CopyLink url={work.url} />
            <CopyCitation work={work} />
          </>
        )
      }
    >
      <PageTitle>{`Cite ${prompt.title}`}</PageTitle>
      {work && (
        <>
          <Citation work={work} />
          <LinkHint prompt={prompt} revision={shown} />
        </>
      )}
      {isMissing && <MissingVersion prompt={prompt} revision={number} />}
      {error && !isMissing && !shown && (
        <ErrorState
          title="We couldn’t load this version"
          detail={sentenceFor(error, 'Check your connection and try again.')}
          onRetry={refetch}
        />
      )}
      {!work && !error && (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="mt-4 h-32" />
        </div>
      )}
    </Dialog>
  )
}

function citedWork({ id, author_name }: Prompt, { title, revision, saved_at }: Revision) {
  return {
    promptId: id,
    author: author_name,
    title,
    revision,
    savedAt: new Date(saved_at),
    site: campus.site_title,
    url: promptUrl('prompt', id, revision),
  }
}

function MissingVersion({ prompt, revision }: { prompt: Prompt; revision: number }) {
  const member = useMember()
  const linkTo = usePromptLink()
  return (
    <EmptyState icon={SearchX} title={versionMissing(prompt, revision, member?.id)}>
      <Link {...linkTo('cite', prompt.id)} replace className={buttonClass('secondary')}>
        Cite current version
      </Link>
    </EmptyState>
  )
}
