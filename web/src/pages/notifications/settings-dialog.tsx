import type { NotificationKind } from '@prompt-library/domain/people/notification-kinds'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { userKeys } from '../../shared/lib/query-keys.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Checkbox } from '../../shared/ui/field.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { toastError } from '../../shared/ui/toast.ts'

/** When you get each kind. An open page may receive a kind added after it was loaded, and leaves it out. */
const KINDS: Record<NotificationKind, { label: string; hint: string }> = {
  sharing: {
    label: 'Sharing',
    hint: 'Someone shares a prompt with you or makes you a co-editor of a collection.',
  },
  feedback: { label: 'Feedback', hint: 'Someone writes why your prompt didn’t work for them.' },
  reviews: {
    label: 'Reviews',
    hint: 'A curator approves your prompt. For curators: there’s something to review.',
  },
  reports: { label: 'Reports', hint: 'A curator has handled your report.' },
}

/** The switches for each kind of notification, and when you get it. Each switch is saved right away. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(notificationKindsQuery)
  const queryClient = useQueryClient()
  const {
    mutate,
    isPending: isSaving,
    variables,
  } = useChange('PUT /api/notification-kinds/:kind', {
    onSuccess: (saved) => queryClient.setQueryData(userKeys.notificationKinds, saved),
    onError: (error) => toastError(error, 'We couldn’t save this. Check your connection and try again.'),
  })
  return (
    <Dialog open onClose={onClose} width="small" title="Notification settings">
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">Notify me when…</p>
        <QueryState
          query={query}
          failed="We couldn’t load your settings."
          loading={<Skeleton className="h-40" />}
        >
          {(kinds) => (
            <div className="flex flex-col gap-5">
              {kinds
                .filter(({ kind }) => kind in KINDS)
                .map(({ kind, on }) => (
                  <Checkbox
                    key={kind}
                    {...KINDS[kind]}
                    checked={isSaving && variables.kind === kind ? variables.on : on}
                    onChange={(checked) => mutate({ kind, on: checked })}
                  />
                ))}
            </div>
          )}
        </QueryState>
        <p className="border-t border-line pt-4 text-sm text-ink-soft">
          You’re always notified when a curator or an admin asks you to change a prompt of yours, makes it
          private, or deletes it.
        </p>
      </div>
    </Dialog>
  )
}

const notificationKindsQuery = queryOptions({
  queryKey: userKeys.notificationKinds,
  queryFn: ask('GET /api/notification-kinds'),
})
