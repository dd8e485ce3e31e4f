// The calls that read and save settings, and what a change makes stale.
import type { Body } from '@prompt-library/contract/call'
import type { saveSettings } from '@prompt-library/contract/settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { dataGuardQuery } from '../../../shared/guard/api.ts'
import { callApi } from '../../../shared/lib/api-client.ts'
import { promptKeys } from '../../../shared/lib/query-keys.ts'
import { sessionQuery } from '../../../shared/session/api.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => (await callApi('GET /api/settings', { signal })).answer,
})

export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof saveSettings>) =>
      (await callApi('PATCH /api/settings', { body })).answer,
    onSuccess: (stored) => {
      queryClient.setQueryData(settingsQuery.queryKey, stored)
      // New synonyms change search results, new AI tools the menu, new data classes their names, and saving adds an audit log entry.
      void queryClient.invalidateQueries({ queryKey: promptKeys.lists })
      void queryClient.invalidateQueries({ queryKey: ['targets'] })
      void queryClient.invalidateQueries({ queryKey: dataGuardQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] })
      // The session says how long deleted prompts are kept, and whether to ask for feedback.
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}
