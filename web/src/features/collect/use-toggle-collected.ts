import { toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast, toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useAddToCollection, useRemoveFromCollection } from './change-items.ts'

interface Choice {
  token: string
  name: string
  contains_prompt: boolean
}

/** Adds a prompt to a collection, or removes it if the collection has it. Undoing a removal restores its place and note. */
export function useToggleCollected(promptId: number): (collection: Choice) => Promise<void> {
  const { mutateAsync: add } = useAddToCollection()
  const { mutateAsync: remove } = useRemoveFromCollection()

  return async ({ token, name: fullName, contains_prompt }) => {
    const name = nameInToast(fullName)
    const item = { token, prompt_id: promptId }
    const isAlreadyIn = `This prompt is already in ${name}.`
    const isNotIn = `This prompt is no longer in ${name}.`

    // Another tab or a co-editor may have been faster. Then there's nothing to undo.
    if (contains_prompt) {
      const { removed, before_prompt_id, note } = await remove(item)
      if (!removed) return toastSuccess(isNotIn)
      return toastWithUndo(`Removed from ${name}.`, async () =>
        (await add({ ...item, before_prompt_id, note })) ? `Added back to ${name}.` : isAlreadyIn,
      )
    }
    if (!(await add(item))) return toastSuccess(isAlreadyIn)
    return toastWithUndo(`Added to ${name}.`, async () =>
      (await remove(item)).removed ? `Removed from ${name}.` : isNotIn,
    )
  }
}
