import type { Collection } from '@prompt-library/contract/collections'
import { pages } from '@prompt-library/contract/pages'
import { useNavigate } from 'react-router'
import { useLeaveCollection } from '../../features/collect/change-collections.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import type { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useEndedAddress } from './use-ended-address.ts'

interface Options {
  collection: Collection
  act: ReturnType<typeof useConfirmedAction>[0]
  onLeft: () => void
}

/** Leaves a collection the user co-edits, after a confirmation, and its page if they can no longer open it. */
export function useConfirmedLeave({ collection, act, onLeft }: Options) {
  const { token, name, visibility, owner_name } = collection
  const navigate = useNavigate()
  const leaving = useLeaveCollection()
  const endAddress = useEndedAddress(token)
  const leave = () =>
    act({
      question: {
        title: 'Leave this collection?',
        text: `You won’t be able to ${visibility === 'private' ? 'open or edit' : 'edit'} “${isolated(name)}” anymore, unless ${isolated(owner_name)} adds you again. What you added stays.`,
        confirm: 'Leave collection',
        dangerous: true,
      },
      change: () => leaving.mutateAsync(collection),
      done: () => {
        toastSuccess('You left the collection.')
        if (visibility !== 'private') return onLeft()
        endAddress()
        navigate(pages.collections.path)
      },
      failed: 'We couldn’t leave the collection. Check your connection and try again.',
    })

  return { leave, isLeaving: leaving.isPending }
}
