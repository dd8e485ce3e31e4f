// The call that deletes a prompt, once its dialog has closed.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { removeFromLists } from '../../entities/prompt/prompt-cache.ts'
import { callApi } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { refetchLists } from '../../shared/lib/refetch-lists.ts'

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
  return useMutation({
    mutationFn: async (prompt_id: number) =>
      void (await callApi('POST /api/delete_prompt.php', { body: { prompt_id } })),
    onSuccess: (_, id) => {
      deleted.current = id
      // Don't refetch yet: the dialog is still open and would report the prompt as missing.
      void queryClient.invalidateQueries({ queryKey: promptKeys.detail(id), refetchType: 'none' })
      removeFromLists(queryClient, id)
      refetchLists(queryClient)
    },
  })
}
