import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useAddToCollection, useRemoveFromCollection } from '../../features/collect/change-items.ts'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast, toastWithUndo } from '../../shared/ui/undo-toast.ts'

interface Options {
  token: string
  prompt: Prompt
  onRemoved?: () => void
}

/** Removes a prompt from a collection. The message offers to undo it, which restores its place and note. */
export function useRemoveItem({ token, prompt, onRemoved }: Options) {
  const { mutateAsync: remove, isPending } = useRemoveFromCollection()
  const { mutateAsync: add } = useAddToCollection()
  const item = { token, prompt_id: prompt.id }
  const title = nameInToast(prompt.title)

  const removeWithUndo = async () => {
    try {
      const { removed, before_prompt_id, note } = await remove(item)
      onRemoved?.()
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
  return [removeWithUndo, isPending] as const
}
