import { type RefObject, useState } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useMember } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { CollectPanel } from './collect-panel.tsx'

/** Opens the collections that a prompt can be added to. Render the second value. The button then gets the focus back. */
export function useCollect(prompt: Prompt, button: RefObject<HTMLElement | null>) {
  const user = useMember()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const open = () => (user ? setIsOpen(true) : askToSignIn('add this prompt to a collection'))
  const dialog = user && (
    <Dialog open={isOpen} onClose={close} title="Add to a collection" width="small" finalFocus={button}>
      <div className="-mx-4 -mt-2 -mb-4 max-sm:-mx-2">
        <CollectPanel prompt={prompt} userId={user.id} onDone={close} />
      </div>
    </Dialog>
  )
  return [open, dialog] as const
}
