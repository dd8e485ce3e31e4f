import { promptPermissions } from '@prompt-library/domain/prompts/permissions'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { promptQuery } from '../../entities/prompt/api.ts'
import type { PromptView } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { listedPrompt } from '../../entities/prompt/prompt-cache.ts'
import { ApiError } from '../../shared/lib/api-client.ts'
import { sessionQuery, useMember } from '../../shared/session/api.ts'
import {
  CloneDialog,
  DetailDialog,
  EditDialog,
  HistoryDialog,
  MissingDialog,
  ReportDialog,
  ReviewDialog,
  RevisionDialog,
  ShareDialog,
  UseDialog,
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
  if (view === 'edit' && can.edit) return <EditDialog prompt={prompt} onClose={close} />
  if (view === 'clone' && member) return <CloneDialog prompt={prompt} onClose={close} />
  if (view === 'share' && member) return <ShareDialog prompt={prompt} user={member} onClose={close} />
  if (view === 'report' && can.report)
    return <ReportDialog target={{ prompt_id: id }} title={prompt.title} onClose={close} />
  if (view === 'review' && can.review) return <ReviewDialog prompt={prompt} onClose={close} />
  if (view === 'history') return <HistoryDialog prompt={prompt} revision={revision} onClose={close} />
  if (revision && revision !== prompt.revision)
    return <RevisionDialog key={revision} prompt={prompt} revision={revision} onClose={close} />
  return <DetailDialog prompt={prompt} onClose={close} />
}

/** One prompt. Starts with the list's copy, which stays if the server can't be reached. */
function usePrompt(id: number) {
  const client = useQueryClient()
  useState(() => seedFromLists(client, id))
  const { data: prompt, dataUpdatedAt, error, refetch, isFetchedAfterMount } = useQuery(promptQuery(id))
  return {
    prompt,
    error,
    refetch,
    /** The prompt is still the list's copy, and the first request to the server is pending. */
    isWaiting: dataUpdatedAt === 0 && !isFetchedAfterMount,
  }
}

/**
 * Writes to the cache, where a vote can update it. `initialData` wouldn't work: a cache reset would restore it after
 * another user signs in. `updatedAt: 0` marks it as stale, so the server is still asked.
 */
function seedFromLists(client: QueryClient, id: number): void {
  const { queryKey } = promptQuery(id)
  if (client.getQueryData<Prompt>(queryKey)) return
  const listed = listedPrompt(client, id)
  if (listed) client.setQueryData<Prompt>(queryKey, listed, { updatedAt: 0 })
}
