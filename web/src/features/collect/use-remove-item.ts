import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast, toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useAddToCollection, useRemoveFromCollection } from './change-items.ts'

interface Removal {
  token: string
  prompt_id: number
  title: string
  /** What the messages call the collection. */
  collection: string
}

/** Removes a prompt from a collection. The message offers to undo it, which restores its place and note. */
export function useRemoveItem() {
  const { mutateAsync, isPending, variables } = useRemoveFromCollection()
  const { mutateAsync: add } = useAddToCollection()
  const [act] = useConfirmedAction()

  const remove = ({ token, prompt_id, collection, ...prompt }: Removal) => {
    const title = nameInToast(prompt.title)
    return act({
      change: () => mutateAsync({ token, prompt_id }),
      done: ({ removed, before_prompt_id, note }) => {
        // Another tab or a co-editor may have been faster. Then there's nothing to undo.
        if (!removed) return toastSuccess(`${title} is no longer in ${collection}.`)
        toastWithUndo(`Removed ${title} from ${collection}.`, async () =>
          (await add({ token, prompt_id, before_prompt_id, note }))
            ? `Added ${title} back.`
            : `${title} is already in ${collection}.`,
        )
      },
      failed: `We couldn’t remove ${title}. Check your connection and try again.`,
    })
  }
  return { remove, removing: isPending ? variables : undefined }
}
