import type { Collection } from '@prompt-library/contract/collections'
import { collectionPath, pages } from '@prompt-library/contract/pages'
import { useNavigate } from 'react-router'
import { useDeleteCollection, useRenewLink } from '../../features/collect/change-collections.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useEndedAddress } from './use-ended-address.ts'

/** The questions before a collection is deleted or gets a new link. Render `confirmation`. */
export function useConfirmedActions(collection: Collection) {
  const { token, name, visibility } = collection
  const navigate = useNavigate()
  const [act, confirmation] = useConfirmedAction()
  const deletion = useDeleteCollection()
  const renewal = useRenewLink()
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

  const renewLink = () =>
    act({
      question: {
        title: 'Create a new link?',
        text: `The current link to “${isolated(name)}” will stop working, even for people who saved it. ${AFTER_RENEWAL[visibility]}`,
        confirm: 'Create new link',
        dangerous: true,
      },
      change: () => renewal.mutateAsync({ token }),
      done: (renewed) => {
        endAddress()
        const path = collectionPath(renewed)
        navigate({ pathname: path, search: window.location.search }, { replace: true })
        toastSuccess('The collection has a new link.', {
          label: 'Copy link',
          run: () => void copyLink(window.location.origin + path),
        })
      },
      failed: 'We couldn’t create a new link. Check your connection and try again.',
      // The menu's button stays.
      focus: () => undefined,
    })

  return { remove, renewLink, confirmation }
}

function deletionText({ name, role, owner_name, editors = [] }: Collection): string {
  const kept = 'The prompts in it won’t be deleted. You can’t undo this.'
  if (role !== 'owner')
    return `“${isolated(name)}” will be deleted for everyone, including ${isolated(owner_name)}, who owns it. ${kept} The deletion will be recorded in the audit log.`
  const others = editors.length > 0 ? ' for everyone, including its co-editors' : ''
  return `“${isolated(name)}” will be deleted${others}. ${kept}`
}

const AFTER_RENEWAL = {
  private: 'You and its co-editors will still find the collection under Collections.',
  link: 'Send the new link to everyone who should still see the collection.',
  public: 'The collection will still be listed under Collections.',
}
