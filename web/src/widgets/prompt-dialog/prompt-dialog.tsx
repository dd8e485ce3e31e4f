import { promptPermissions } from '@prompt-library/domain/prompts/permissions'
import { useQuery } from '@tanstack/react-query'
import type { PromptView } from '../../entities/prompt/open-prompt.ts'
import { usePrompt } from '../../entities/prompt/use-prompt.ts'
import { ApiError } from '../../shared/lib/api-client.ts'
import { sessionQuery, useMember } from '../../shared/session/api.ts'
import {
  DetailDialog,
  FormDialog,
  MissingDialog,
  ShareDialog,
  UseDialog,
  VersionsDialog,
} from './dialog-parts.ts'

interface PromptDialogProps {
  view: PromptView
  id: number
  revision?: number | undefined
  onClose: () => void
}

/** Which dialog of a prompt is shown. What the URL asks for, if the person may do it, else the prompt itself. */
export function PromptDialog({ view, id, revision, onClose: close }: PromptDialogProps) {
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
  const can = promptPermissions(member, prompt)
  if ((view === 'edit' && can.edit) || (view === 'clone' && member))
    return <FormDialog view={view} prompt={prompt} onClose={close} />
  if (view === 'share' && member) return <ShareDialog prompt={prompt} user={member} onClose={close} />
  const isAllowed = (view === 'report' || view === 'review') && can[view]
  if (view === 'history' || isAllowed || (revision && revision !== prompt.revision))
    return <VersionsDialog {...{ view, prompt, revision }} onClose={close} />
  return <DetailDialog prompt={prompt} onClose={close} />
}
