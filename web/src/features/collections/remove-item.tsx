import type { CollectedPrompt } from '@prompt-library/contract/collections'
import { ListX } from 'lucide-react'
import { sentenceFor } from '../../lib/api-client.ts'
import { focusMain } from '../../ui/focus-main.ts'
import { MenuItem } from '../../ui/menu.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.ts'
import { type Removed, useAddToCollection, useRemoveFromCollection } from './change-items.ts'

/** The menu item that removes a prompt from a collection. The message offers to undo it. */
export function RemoveItem({ token, prompt }: { token: string; prompt: CollectedPrompt }) {
  const { mutateAsync: remove } = useRemoveFromCollection()
  const { mutateAsync: add } = useAddToCollection()
  const item = { token, prompt_id: prompt.id }

  const undo = async ({ before_prompt_id, note }: Removed) => {
    try {
      await add({ ...item, before_prompt_id, note })
      toastSuccess('Prompt added back.')
    } catch (error) {
      toastFailure(
        sentenceFor(error, 'We couldn’t add the prompt back. Check your connection and try again.'),
      )
    }
  }
  const removeWithUndo = async () => {
    try {
      const removed = await remove(item)
      // The row disappears; without this, keyboard focus would be lost.
      focusMain()
      toastSuccess(
        'Removed from the collection.',
        removed.removed ? { label: 'Undo', run: () => void undo(removed) } : undefined,
      )
    } catch (error) {
      toastFailure(sentenceFor(error, 'We couldn’t remove the prompt. Check your connection and try again.'))
    }
  }
  return (
    <MenuItem onClick={() => void removeWithUndo()}>
      <ListX aria-hidden className="size-4" />
      Remove from collection
    </MenuItem>
  )
}
