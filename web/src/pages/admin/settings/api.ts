// The calls that read and save settings.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/lib/api-client.ts'
import { useChange } from '../../../shared/lib/change.ts'
import { siteKeys } from '../../../shared/lib/query-keys.ts'

export const settingsQuery = queryOptions({
  queryKey: siteKeys.settings,
  queryFn: ask('GET /api/settings'),
})

/** How many prompts each data class has. */
export const classCountsQuery = queryOptions({
  queryKey: siteKeys.classCounts,
  queryFn: ask('GET /api/data-classes/counts'),
})

export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useChange('PATCH /api/settings', {
    onSuccess: (stored) => {
      queryClient.setQueryData(settingsQuery.queryKey, stored)
    },
  })
}
