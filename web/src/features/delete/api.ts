// The calls that restore and erase deleted prompts.

import type { DeletedPrompt } from '@prompt-library/contract/deleted'
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { removeFromLists } from '../../entities/prompt/prompt-cache.ts'
import { callApi, numberIn } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'

export function useRestorePrompt() {
  const queryClient = useQueryClient()
  return useChange('POST /api/deleted-prompts/:prompt_id/restore', {
    onSuccess: (_, { prompt_id }) => removeRow(queryClient, prompt_id),
  })
}

export function useEraseDeletedPrompt() {
  const queryClient = useQueryClient()
  return useChange('DELETE /api/deleted-prompts/:prompt_id', {
    onSuccess: (_, { prompt_id }) => removeRow(queryClient, prompt_id),
  })
}

/** Removes the row right away, so that it can't be used again. */
function removeRow(queryClient: QueryClient, id: number): void {
  queryClient.setQueriesData<DeletedPage>({ queryKey: promptKeys.deleted }, (page) => {
    if (!page) return page
    const prompts = page.prompts.filter((prompt) => prompt.id !== id)
    return { prompts, total: page.total - (page.prompts.length - prompts.length) }
  })
}

interface DeletedPage {
  prompts: DeletedPrompt[]
  total: number
}

/** One page of the user's recently deleted prompts. The first one is also where the number in the tab comes from. */
export function deletedPromptsQuery(page: number) {
  return queryOptions({
    queryKey: [...promptKeys.deleted, page],
    queryFn: async ({ signal }): Promise<DeletedPage> => {
      const { answer, headers } = await callApi('GET /api/deleted-prompts', { query: { page }, signal })
      return { prompts: answer, total: numberIn(headers, 'x-total-count') }
    },
    placeholderData: keepPreviousData,
  })
}

export function useDeletePrompt() {
  const queryClient = useQueryClient()
  const deleted = useRef<number>(undefined)
  // When the dialog has closed. Otherwise, Forward would open it again with the deleted prompt.
  useEffect(
    () => () => {
      if (deleted.current) queryClient.removeQueries({ queryKey: promptKeys.detail(deleted.current) })
    },
    [queryClient],
  )
  return useChange('POST /api/delete_prompt.php', {
    onSuccess: (_, { prompt_id }) => {
      deleted.current = prompt_id
      removeFromLists(queryClient, prompt_id)
    },
  })
}
