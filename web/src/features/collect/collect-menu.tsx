import { type ReactElement, useState } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { Popover } from '../../shared/ui/popover.tsx'
import { CollectPanel } from './collect-panel.tsx'

interface CollectMenuProps {
  prompt: Prompt
  userId: number
  trigger: ReactElement
}

/** The collections a prompt can be added to. It's open when it's first rendered. */
export function CollectMenu({ prompt, userId, trigger }: CollectMenuProps) {
  const [open, setOpen] = useState(true)
  const [openings, setOpenings] = useState(1)
  const change = (next: boolean) => {
    setOpen(next)
    if (next) setOpenings((count) => count + 1)
  }
  return (
    <Popover
      title="Add to a collection"
      width="small"
      focusesItself
      open={open}
      onOpenChange={change}
      trigger={trigger}
    >
      {/* The key starts afresh, even if the popup opens again while it's closing. */}
      <CollectPanel key={openings} prompt={prompt} userId={userId} onDone={() => setOpen(false)} />
    </Popover>
  )
}
