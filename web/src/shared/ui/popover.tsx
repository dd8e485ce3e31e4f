import { Popover as Base } from '@base-ui/react/popover'
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { swallowClick } from './swallow-click.ts'
import { isOnToast } from './toast.ts'
import { UnhiddenFocusGuards } from './unhidden-focus-guards.tsx'

interface PopoverProps {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it. */
  trigger: ReactElement
  /** Shown next to the title. */
  actions?: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel below its button, for more than a menu can hold. */
export function Popover({ title, open, onOpenChange, trigger, actions, footer, children }: PopoverProps) {
  // Rendered next to its trigger instead of at the end of the page, so it's in the same landmark.
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const isPressed = usePointerPressed(open)
  // Base UI returns the focus only when the popup is removed. By then, a dialog around it has taken the focus.
  useLayoutEffect(() => {
    if (!open && popup.current?.contains(document.activeElement)) button.current?.focus()
  }, [open])
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason, event, cancel }) => {
        // Pressing a link or a field moves the focus there before the click, which only closes the panel.
        if (isOnToast(event) || (reason === 'focus-out' && isPressed.current)) return cancel()
        if (reason === 'outside-press') {
          swallowClick(event)
          button.current?.focus()
        }
        onOpenChange(next)
      }}
    >
      <span className="inline-flex">
        <Base.Trigger ref={button} render={trigger} />
        <span ref={place} className="contents" />
      </span>
      <Base.Portal container={place}>
        <Base.Positioner
          align="end"
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-10 outline-none"
        >
          <Base.Popup
            ref={popup}
            className="flex max-h-[min(24rem,var(--available-height))] w-96 max-w-[calc(100vw-1rem)] flex-col rounded-xl border border-line bg-surface text-ink shadow-lg outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <UnhiddenFocusGuards />
            <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
              <Base.Title className="font-semibold">{title}</Base.Title>
              {actions}
            </div>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
              tabIndex={0}
              aria-label={title}
              className="min-h-0 flex-1 overflow-y-auto -outline-offset-3 last:rounded-b-[inherit]"
            >
              {children}
            </section>
            {footer && <div className="border-t border-line">{footer}</div>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function usePointerPressed(isWatched: boolean) {
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isWatched) return
    const controller = new AbortController()
    const set = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown'
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      document.addEventListener(type, set, { capture: true, signal: controller.signal })
    return () => controller.abort()
  }, [isWatched])
  return isPressed
}
