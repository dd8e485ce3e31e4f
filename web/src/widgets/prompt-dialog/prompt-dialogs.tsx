import { promptPermissions } from '@prompt-library/domain/prompts/permissions'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { type PromptView, useClosePrompt, useOpenPrompt } from '../../entities/prompt/open-prompt.ts'
import { usePrompt } from '../../entities/prompt/use-prompt.ts'
import { copyPart } from '../../features/use/use-copy-prompt.ts'
import { ApiError } from '../../shared/lib/api-client.ts'
import { sessionQuery, useMember } from '../../shared/session/api.ts'
import { LoadBoundary, lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadFailureDialog } from '../../shared/ui/load-failure.tsx'
import { loadWhenIdle } from '../../shared/ui/load-when-idle.ts'

const DetailDialog = lazyPart(async () => (await import('./detail-dialog.tsx')).DetailDialog)
const UseDialog = lazyPart(async () => (await import('./use-prompt-dialog.tsx')).UsePromptDialog)
const FormDialog = lazyPart(async () => (await import('./form-dialog.tsx')).FormDialog)
const ShareDialog = lazyPart(async () => (await import('../../features/share/share-dialog.tsx')).ShareDialog)
const VersionsDialog = lazyPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog)
const MissingDialog = lazyPart(async () => (await import('./missing-dialog.tsx')).MissingDialog)

/** Preloaded in this order, the most likely one first. Visitors can only read. */
const FOR_VISITORS = [copyPart, DetailDialog, UseDialog, MissingDialog]
const FOR_MEMBERS = [...FOR_VISITORS, FormDialog, ShareDialog]

/** The dialog named in the URL, shown over the list. */
export function PromptDialogs() {
  const open = useOpenPrompt()
  const close = useClosePrompt()
  const isMember = useMember() !== null
  useEffect(() => loadWhenIdle(isMember ? FOR_MEMBERS : FOR_VISITORS), [isMember])
  return (
    <Suspense>
      {open && (
        <LoadBoundary
          key={`${open.view} ${open.id}`}
          failed={(retry) => <LoadFailureDialog onRetry={retry} onClose={close} />}
        >
          <PromptDialog {...open} onClose={close} />
        </LoadBoundary>
      )}
    </Suspense>
  )
}

interface PromptDialogProps {
  view: PromptView
  id: number
  revision?: number | undefined
  onClose: () => void
}

function PromptDialog({ view, id, revision, onClose: close }: PromptDialogProps) {
  const { prompt, error, refetch, isWaiting } = usePrompt(id)
  const member = useMember()
  const { isPending } = useQuery(sessionQuery)
  const gone = error instanceof ApiError && error.status === 404
  const isForm = view === 'use' || view === 'edit' || view === 'clone' || view === 'share'
  // An open form stays, even if the prompt was deleted while the user was typing.
  if (!prompt || (gone && !isForm))
    return error && <MissingDialog gone={gone} onRetry={refetch} onClose={close} />
  // Forms start from the server's copy, and fall back to the list's copy if the server can't be reached.
  if (isForm && view !== 'use' && isWaiting) return null
  // Values belong to a user, so the form waits until it's known who that is.
  if (view === 'use')
    return !isPending && <UseDialog key={member?.id ?? 'visitor'} prompt={prompt} onClose={close} />
  const own = member?.id === prompt.author_id
  if ((view === 'edit' && own) || (view === 'clone' && member))
    return <FormDialog view={view} prompt={prompt} onClose={close} />
  if (view === 'share' && member) return <ShareDialog prompt={prompt} user={member} onClose={close} />
  const can = promptPermissions(member, prompt)
  const isAllowed = (view === 'report' || view === 'review' || view === 'transfer') && can[view]
  if (view === 'history' || view === 'cite' || isAllowed || (revision && revision !== prompt.revision))
    return <VersionsDialog {...{ view, prompt, revision }} onClose={close} />
  return <DetailDialog prompt={prompt} onClose={close} />
}
