import { ListX } from 'lucide-react'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { useAddToCollection, useRemoveFromCollection } from '../../features/collect/change-items.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { MenuItem } from '../../shared/ui/menu.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast, toastWithUndo } from '../../shared/ui/undo-toast.ts'

/** The menu item that removes a prompt from a collection. The message offers to undo it. */
export function RemoveItem({ token, prompt }: { token: string; prompt: CollectedPrompt }) {
  const { mutateAsync: remove } = useRemoveFromCollection()
  const { mutateAsync: add } = useAddToCollection()
  const item = { token, prompt_id: prompt.id }
  const title = nameInToast(prompt.title)

  const removeWithUndo = async () => {
    try {
      const { removed, before_prompt_id, note } = await remove(item)
      // The row disappears; without this, keyboard focus would be lost.
      focusMain()
      // Another tab or a co-editor may have been faster. Then there's nothing to undo.
      if (!removed) return toastSuccess(`${title} is no longer in the collection.`)
      toastWithUndo(`Removed ${title} from the collection.`, async () =>
        (await add({ ...item, before_prompt_id, note }))
          ? `Added ${title} back.`
          : `${title} is already in the collection.`,
      )
    } catch (error) {
      toastError(error, `We couldn’t remove ${title}. Check your connection and try again.`)
    }
  }
  return (
    <MenuItem onClick={() => void removeWithUndo()}>
      <ListX aria-hidden className="size-4" />
      Remove from collection
    </MenuItem>
  )
}
