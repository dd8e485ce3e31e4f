import { ListX } from 'lucide-react'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { MenuItem } from '../../shared/ui/menu.tsx'
import { useRemoveItem } from './use-remove-item.ts'

/** The menu item that removes a prompt from a collection. */
export function RemoveItem({ token, prompt }: { token: string; prompt: CollectedPrompt }) {
  // The row disappears; without this, keyboard focus would be lost.
  const [remove] = useRemoveItem({ token, prompt, onRemoved: focusMain })
  return (
    <MenuItem onClick={() => void remove()}>
      <ListX aria-hidden className="size-4" />
      Remove from collection
    </MenuItem>
  )
}
