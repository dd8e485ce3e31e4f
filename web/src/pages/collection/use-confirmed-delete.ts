import type { Collection } from '@prompt-library/contract/collections'
import { pages } from '@prompt-library/contract/pages'
import { useNavigate } from 'react-router'
import { useDeleteCollection } from '../../features/collect/change-collections.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useEndedAddress } from './use-ended-address.ts'

/** Deletes a collection after a question, and leaves its page. Render the second value. */
export function useConfirmedDelete(collection: Collection) {
  const { token } = collection
  const navigate = useNavigate()
  const [act, confirmation] = useConfirmedAction()
  const deletion = useDeleteCollection()
  const endAddress = useEndedAddress(token)

  const remove = () =>
    act({
      question: {
        title: 'Delete this collection?',
        text: deletionText(collection),
        confirm: 'Delete collection',
        dangerous: true,
      },
      change: () => deletion.mutateAsync({ token }),
      done: () => {
        endAddress()
        toastSuccess('Collection deleted.')
        navigate(pages.collections.path)
      },
      failed: 'We couldn’t delete the collection. Check your connection and try again.',
    })

  return [remove, confirmation] as const
}

function deletionText({ name, role, owner_name, editors = [] }: Collection): string {
  const kept = 'The prompts in it won’t be deleted. You can’t undo this.'
  if (role !== 'owner')
    return `“${isolated(name)}” will be deleted for everyone, including ${isolated(owner_name)}, who owns it. ${kept} The deletion will be recorded in the audit log.`
  const others = editors.length > 0 ? ' for everyone, including its co-editors' : ''
  return `“${isolated(name)}” will be deleted${others}. ${kept}`
}
