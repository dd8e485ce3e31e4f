import type { DeletedPrompt } from '@prompt-library/contract/deleted'
import { pages } from '@prompt-library/contract/pages'
import { DELETED_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { deletedPromptsQuery, useEraseDeletedPrompt, useRestorePrompt } from '../../features/delete/api.ts'
import { useDeletedDays } from '../../features/delete/use-confirmed-delete.ts'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { keepFocusInList } from '../../shared/ui/keep-focus.ts'
import { EmptyState } from '../../shared/ui/message.tsx'
import { PagedQuery } from '../../shared/ui/paged-query.tsx'
import { Skeletons } from '../../shared/ui/skeleton.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { DeletedRow } from './deleted-row.tsx'

/** The user's deleted prompts, which can be restored for a while. */
export function RecentlyDeleted() {
  const [{ page }, change] = useListAddress({})
  const query = useQuery(deletedPromptsQuery(page))
  const { data, isPending } = query
  const days = countOf(useDeletedDays(), 'day')
  return (
    <>
      <p role="status" className={data?.total === 0 ? 'sr-only' : 'mb-4 text-ink-soft'}>
        {isPending && 'Loading deleted prompts...'}
        {data &&
          (data.total === 0 ? 'No deleted prompts' : `${countOf(data.total, 'prompt')}, last deleted first`)}
      </p>
      <PagedQuery
        query={query}
        failed="We couldn’t load your deleted prompts."
        loading={<Skeletons count={3} className="mb-3 h-26 rounded-xl sm:h-25" />}
        page={page}
        pageSize={DELETED_PAGE_SIZE}
        onPage={(next, options) => change({ page: next }, options)}
      >
        {({ prompts, total }) =>
          total === 0 ? (
            <EmptyState icon={Trash2} title="No deleted prompts">
              <p>Prompts you delete stay here for {days}, so you can restore them.</p>
              <Link to={pages.myPrompts.path} className={`${buttonClass('secondary')} mt-4`}>
                Show my prompts
              </Link>
            </EmptyState>
          ) : (
            <Rows prompts={prompts} />
          )
        }
      </PagedQuery>
    </>
  )
}

function Rows({ prompts }: { prompts: readonly DeletedPrompt[] }) {
  const restore = useRestorePrompt()
  const erase = useEraseDeletedPrompt()
  const navigate = useNavigate()
  const [act, confirmation] = useConfirmedAction()

  const restorePrompt = ({ id }: DeletedPrompt) =>
    act({
      change: () => restore.mutateAsync({ prompt_id: id }),
      done: () => {
        const view = () => void navigate(`${pages.myPrompts.path}?prompt=${id}`)
        toastSuccess('Prompt restored.', { label: 'View', run: view })
      },
      failed: 'We couldn’t restore the prompt. Check your connection.',
    })
  const erasePrompt = ({ id }: DeletedPrompt) =>
    act({
      question: {
        title: 'Delete for good?',
        text: 'Delete this prompt for good? You can’t undo this.',
        confirm: 'Delete for good',
        dangerous: true,
      },
      change: () => erase.mutateAsync({ prompt_id: id }),
      done: 'Prompt deleted for good.',
      failed: 'Delete failed.',
    })
  const actionOn = (id: number) => {
    if (restore.isPending && restore.variables.prompt_id === id) return 'restoring'
    return erase.isPending && erase.variables.prompt_id === id ? 'erasing' : undefined
  }
  return (
    <>
      <ul ref={keepFocusInList} className="flex flex-col gap-3">
        {prompts.map((prompt) => (
          <li key={prompt.id}>
            <DeletedRow
              prompt={prompt}
              busy={actionOn(prompt.id)}
              onRestore={() => restorePrompt(prompt)}
              onErase={() => erasePrompt(prompt)}
            />
          </li>
        ))}
      </ul>
      {confirmation}
    </>
  )
}
