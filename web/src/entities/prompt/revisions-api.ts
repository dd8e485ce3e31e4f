// The calls for versions of a prompt, and what they make stale.
import type { Body, Query } from '@prompt-library/contract/call'
import type {
  hideRevisions,
  Revision,
  removeRevisions,
  restoreRevision,
  undoRestore,
} from '@prompt-library/contract/revisions'
import { withoutHiddenHtml } from '@prompt-library/domain/text/hidden-text'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { callApi, conflictIn, numberIn } from '../../shared/lib/api-client.ts'
import { refetchLists } from '../../shared/lib/refetch-lists.ts'
import { type Prompt, readPrompt, type SentPrompt } from './prompt.ts'
import { patchPrompt } from './prompt-cache.ts'

const keys = {
  all: (promptId: number) => ['revisions', promptId],
  pages: (promptId: number) => ['revisions', promptId, 'page'],
  texts: (promptId: number) => ['revisions', promptId, 'one'],
}

/** One page of a prompt's history, newest first. */
export function revisionsQuery(promptId: number, page: number) {
  return queryOptions({
    queryKey: [...keys.pages(promptId), page],
    queryFn: async ({ signal }) => {
      const query = { prompt_id: promptId, page }
      const { answer, headers } = await callApi('GET /api/prompts/:prompt_id/revisions', { query, signal })
      return { revisions: answer, total: numberIn(headers, 'x-total-count') }
    },
    placeholderData: keepPreviousData,
    // Always refetch: each save adds one.
    staleTime: 0,
  })
}

export function revisionQuery(promptId: number, revision: number) {
  return queryOptions({
    queryKey: [...keys.texts(promptId), revision],
    queryFn: ({ signal }) => fetchRevision(promptId, revision, signal),
    // Always refetch: each save changes which one is current, and authors hide and remove them.
    staleTime: 0,
  })
}

async function fetchRevision(promptId: number, revision: number, signal: AbortSignal): Promise<Revision> {
  const { answer } = await callApi('GET /api/prompts/:prompt_id/revisions/:revision', {
    query: { prompt_id: promptId, revision },
    signal,
  })
  // Revisions from before the server removed hidden text can still contain it.
  return { ...answer, html: withoutHiddenHtml(answer.html) }
}

export function useRestoreRevision() {
  return useRestoring({
    send: (body: Body<typeof restoreRevision>) =>
      callApi('POST /api/prompts/:prompt_id/revisions/:revision/restore', { body }),
    refetch: refetchHistory,
  })
}

export function useUndoRestore() {
  return useRestoring({
    send: (body: Body<typeof undoRestore>) =>
      callApi('POST /api/prompts/:prompt_id/revisions/:revision/undo-restore', { body }),
    refetch: refetchAfterRemoval,
  })
}

interface Restoring<Sent> {
  send: (body: Sent) => Promise<{ answer: SentPrompt }>
  refetch: (queryClient: QueryClient, promptId: number) => void
}

function useRestoring<Sent extends { prompt_id: number }>({ send, refetch }: Restoring<Sent>) {
  const queryClient = useQueryClient()
  const show = (prompt: Prompt) => {
    // Search marks refer to the old text.
    patchPrompt(queryClient, { ...prompt, title_marks: undefined, snippet: undefined })
    refetchLists(queryClient)
  }
  return useMutation({
    mutationFn: async (body: Sent) => readPrompt((await send(body)).answer),
    onSettled: (restored, error, { prompt_id }) => {
      const current = restored ?? restoreConflictIn(error)
      if (current) show(current)
      refetch(queryClient, prompt_id)
    },
  })
}

/** The current prompt, if it changed since it was loaded. */
export function restoreConflictIn(error: unknown): Prompt | undefined {
  const { prompt } = conflictIn('POST /api/prompts/:prompt_id/revisions/:revision/restore', error)
  return prompt && readPrompt(prompt)
}

export function useHideRevisions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof hideRevisions>) =>
      void (await callApi('PUT /api/prompts/:prompt_id/hidden-revisions', { body })),
    onSettled: (_data, _error, { prompt_id }) => refetchHistory(queryClient, prompt_id),
  })
}

export function useRemoveRevisions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (query: Query<typeof removeRevisions>) =>
      void (await callApi('DELETE /api/prompts/:prompt_id/revisions', { query })),
    onSettled: (_data, _error, { prompt_id }) => refetchAfterRemoval(queryClient, prompt_id),
  })
}

function refetchHistory(queryClient: QueryClient, promptId: number): void {
  void queryClient.invalidateQueries({ queryKey: keys.all(promptId) })
}

/** Not the text on screen, which may be gone. */
function refetchAfterRemoval(queryClient: QueryClient, promptId: number): void {
  void queryClient.invalidateQueries({ queryKey: keys.pages(promptId) })
  queryClient.removeQueries({ queryKey: keys.texts(promptId), type: 'inactive' })
}
