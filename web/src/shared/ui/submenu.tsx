import { Menu as Base } from '@base-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { MENU_ITEM, MENU_POPUP, MenuPlace } from './menu.tsx'

interface SubmenuProps {
  label: ReactNode
  children: ReactNode
}

/** A menu item that opens more items beside it. */
export function Submenu({ label, children }: SubmenuProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={MENU_ITEM}>
        {label}
        <ChevronRight aria-hidden className="ml-auto size-4" />
      </Base.SubmenuTrigger>
      <Base.Portal container={use(MenuPlace)}>
        <Base.Positioner collisionPadding={8} positionMethod="fixed" className="z-10 outline-none">
          <Base.Popup className={MENU_POPUP}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  )
}
