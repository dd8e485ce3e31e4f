// The calls that turn kinds of notifications on and off, shown before the server answers.
import type { NotificationSwitch } from '@prompt-library/contract/notifications'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { userKeys } from '../../shared/lib/query-keys.ts'
import { toastError } from '../../shared/ui/toast.ts'

export const notificationKindsQuery = queryOptions({
  queryKey: userKeys.notificationKinds,
  queryFn: async ({ signal }) => (await callApi('GET /api/notification-kinds', { signal })).answer,
})

/** Turns a kind on or off, optimistically. */
export function useSetNotificationKind() {
  const queryClient = useQueryClient()
  const { queryKey } = notificationKindsQuery
  const show = (changed: NotificationSwitch) =>
    queryClient.setQueryData(queryKey, (kinds) =>
      kinds?.map((one) => (one.kind === changed.kind ? changed : one)),
    )
  return useChange('PUT /api/notification-kinds/:kind', {
    mutationKey: queryKey,
    onMutate: async (changed) => {
      await queryClient.cancelQueries({ queryKey })
      show(changed)
    },
    onError: (error, changed) => {
      show({ ...changed, on: !changed.on })
      toastError(error, 'We couldn’t save this. Check your connection and try again.')
    },
  })
}
