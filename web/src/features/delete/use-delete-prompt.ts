// The call that deletes a prompt, once its dialog has closed.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { removeFromLists } from '../../entities/prompt/prompt-cache.ts'
import { useChange } from '../../shared/lib/change.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'

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
