import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ApiError } from '../../lib/api-client.ts'
import { useMember } from '../session/api.ts'
import { promptQuery } from './api.ts'
import { type PromptView, useClosePrompt, useOpenPrompt } from './open-prompt.ts'

const DetailDialog = lazy(async () => ({ default: (await import('./detail-dialog.tsx')).DetailDialog }))
const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }))
const CloneDialog = lazy(async () => ({ default: (await import('./clone-dialog.tsx')).CloneDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('../sharing/share-dialog.tsx')).ShareDialog }))
const MissingDialog = lazy(async () => ({ default: (await import('./missing-dialog.tsx')).MissingDialog }))

/** The dialog that the address asks for, over the list. */
export function PromptDialogs() {
  const open = useOpenPrompt()
  return <Suspense>{open && <PromptDialog key={`${open.view} ${open.id}`} {...open} />}</Suspense>
}

function PromptDialog({ view, id }: { view: PromptView; id: number }) {
  const { data: prompt, error, refetch } = useQuery(promptQuery(id))
  const member = useMember()
  const close = useClosePrompt()
  const gone = error instanceof ApiError && error.status === 404
  // what somebody is writing stays, also when the prompt it began with is gone
  if (!prompt || (gone && view === 'prompt'))
    return error && <MissingDialog gone={gone} onRetry={refetch} onClose={close} />
  const own = member?.id === prompt.author_id
  if (view === 'edit' && own) return <EditDialog prompt={prompt} onClose={close} />
  if (view === 'clone' && member) return <CloneDialog prompt={prompt} onClose={close} />
  if (view === 'share' && member) return <ShareDialog prompt={prompt} user={member} onClose={close} />
  return <DetailDialog prompt={prompt} onClose={close} />
}
