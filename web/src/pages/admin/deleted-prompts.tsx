import type { DeletedPrompt } from '@prompt-library/contract/deleted'
import { DELETED_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useRestorePrompt } from '../../features/delete/api.ts'
import { useDeletedDays } from '../../features/delete/use-confirmed-delete.ts'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import type { Column } from '../../shared/ui/data-table.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { AdminList } from './admin-list.tsx'
import { adminListQuery, removeRow } from './api.ts'
import { Day } from './day.tsx'

/** The prompts that admins recently deleted. Only admins can restore them. */
export function DeletedPrompts() {
  const [params, change] = useListAddress({})
  const restore = useRestorePrompt()
  const queryClient = useQueryClient()
  const [act] = useConfirmedAction()
  const days = countOf(useDeletedDays(), 'day')

  const restoreOne = ({ id }: DeletedPrompt) =>
    act({
      change: () => restore.mutateAsync({ prompt_id: id }),
      done: () => {
        removeRow(queryClient, 'deleted', id)
        toastSuccess('Prompt restored.')
      },
      failed: 'We couldn’t restore the prompt. Check your connection.',
    })
  const columns: readonly Column<DeletedPrompt>[] = [
    {
      header: 'Title',
      long: true,
      cell: ({ title }) => (
        <span className="font-medium wrap-anywhere" dir="auto">
          {title}
        </span>
      ),
    },
    {
      header: 'Author',
      long: true,
      card: 'subtitle',
      cell: ({ author_name }) => <span dir="auto">{author_name ?? 'N/A'}</span>,
    },
    { header: 'Deleted', cell: ({ deleted_at }) => <Day iso={deleted_at} /> },
    { header: 'Gone for good', cell: ({ gone_at }) => <Day iso={gone_at} /> },
    {
      header: 'Reason',
      long: true,
      card: 'wide',
      cell: ({ reason }) => (
        <span className="text-sm whitespace-pre-line wrap-anywhere text-ink-soft" dir="auto">
          {reason || 'None'}
        </span>
      ),
    },
    {
      header: 'Actions',
      card: 'footer',
      cell: (prompt) => (
        <Button
          icon={RotateCcw}
          look="secondary"
          size="small"
          aria-label={`Restore ${prompt.title}`}
          busy={restore.isPending && restore.variables.prompt_id === prompt.id && 'Restoring...'}
          onClick={() => restoreOne(prompt)}
        >
          Restore
        </Button>
      ),
    },
  ]
  return (
    <AdminList
      label="Recently deleted"
      nouns={['deleted prompt', 'deleted prompts']}
      params={params}
      onChange={change}
      query={useQuery(adminListQuery('deleted', { page: params.page }))}
      columns={columns}
      pageSize={DELETED_PAGE_SIZE}
      emptyHint={`Prompts that admins delete stay here for ${days}.`}
    />
  )
}
