// The calls that restore and erase deleted prompts.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../shared/lib/change.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import type { DeletedPage } from './deleted-query.ts'

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
