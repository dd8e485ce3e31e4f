import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { MenuItem, MenuSeparator } from '../../shared/ui/menu.tsx'
import type { Step } from './moves.ts'

interface MoveItemsProps {
  isFirst: boolean
  isLast: boolean
  onMove: (step: Step) => void
}

/** Move up, down, to top, or to bottom in a prompt's menu, for users who don't drag, and across pages. */
export function MoveItems({ isFirst, isLast, onMove }: MoveItemsProps) {
  return (
    <>
      <MenuItem disabled={isFirst} onClick={() => onMove('up')}>
        <ArrowUp aria-hidden className="size-4" />
        Move up
      </MenuItem>
      <MenuItem disabled={isLast} onClick={() => onMove('down')}>
        <ArrowDown aria-hidden className="size-4" />
        Move down
      </MenuItem>
      <MenuItem disabled={isFirst} onClick={() => onMove('top')}>
        <ArrowUpToLine aria-hidden className="size-4" />
        Move to top
      </MenuItem>
      <MenuItem disabled={isLast} onClick={() => onMove('bottom')}>
        <ArrowDownToLine aria-hidden className="size-4" />
        Move to bottom
      </MenuItem>
      <MenuSeparator />
    </>
  )
}
