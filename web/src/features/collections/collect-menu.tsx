import type { Prompt } from '@prompt-library/contract/prompts'
import { type ReactElement, useState } from 'react'
import { Popover } from '../../ui/popover.tsx'
import { CollectPanel } from './collect-panel.tsx'

interface CollectMenuProps {
  prompt: Prompt
  userId: number
  trigger: ReactElement
}

/** The collections a prompt can be added to. It's open when it's first rendered. */
export function CollectMenu({ prompt, userId, trigger }: CollectMenuProps) {
  const [open, setOpen] = useState(true)
  return (
    <Popover
      title="Add to a collection"
      width="small"
      focusesItself
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <CollectPanel prompt={prompt} userId={userId} onDone={() => setOpen(false)} />
    </Popover>
  )
}
