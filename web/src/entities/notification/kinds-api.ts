// The calls that turn kinds of notifications on and off, shown before the server answers.
import type { NotificationSwitch } from '@prompt-library/contract/notifications'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'
import { toastError } from '../../shared/ui/toast.ts'

export const notificationKindsQuery = queryOptions({
  queryKey: ['notification-kinds'],
  queryFn: async ({ signal }) => (await callApi('GET /api/notification-kinds', { signal })).answer,
})

/** Turns a kind on or off, optimistically. */
export function useSetNotificationKind() {
  const queryClient = useQueryClient()
  const { queryKey } = notificationKindsQuery
  return useMutation({
    mutationKey: queryKey,
    mutationFn: async (body: NotificationSwitch) =>
      void (await callApi('PUT /api/notification-kinds/:kind', { body })),
    onMutate: async (changed) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (kinds) =>
        kinds?.map((one) => (one.kind === changed.kind ? changed : one)),
      )
    },
    onError: (error) => toastError(error, 'We couldn’t save this. Check your connection and try again.'),
    // The last of several changes: the server's answer to an earlier one would undo it on the screen.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: queryKey }) === 1 && queryClient.invalidateQueries({ queryKey }),
  })
}
