// Menus and their items.
import { Menu as Base } from '@base-ui/react/menu'
import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
} from 'react'
import { classNames } from './class-names.ts'
import { swallowClick } from './swallow-click.ts'
import { UnhiddenFocusGuards } from './unhidden-focus-guards.tsx'

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  align?: 'start' | 'end'
  defaultOpen?: boolean
  children: ReactNode
}

/** Where a menu's popups are rendered. */
const MenuPlace = createContext<RefObject<HTMLElement | null>>({ current: null })

const MENU_POPUP =
  'max-h-(--available-height) min-w-48 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 text-ink shadow-lg outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

export function Menu({ trigger, align = 'end', defaultOpen = false, children }: MenuProps) {
  // Rendered next to its trigger instead of at the end of the page, so it's in the same landmark.
  const place = useRef<HTMLSpanElement>(null)
  return (
    <Base.Root
      modal={false}
      defaultOpen={defaultOpen}
      onOpenChange={(_, { reason, event }) => reason === 'outside-press' && swallowClick(event)}
    >
      {/* One box for both, so opening the menu doesn't shift the button in its row. */}
      <span className="inline-flex min-w-0">
        <Base.Trigger render={trigger} />
        <span ref={place} className="contents" />
      </span>
      <Base.Portal container={place}>
        <Base.Positioner
          align={align}
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-10 outline-none"
        >
          <Base.Popup className={MENU_POPUP}>
            <UnhiddenFocusGuards />
            {defaultOpen && <FirstItemFocus />}
            <MenuPlace value={place}>{children}</MenuPlace>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** A menu that's open on first render doesn't focus its first item. That can't be focused until the menu has its place. */
function FirstItemFocus() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const popup = place.current?.parentElement
    const focus = () => {
      popup?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
      const hasFocus = popup?.contains(document.activeElement) && popup !== document.activeElement
      if (!hasFocus) frame = requestAnimationFrame(focus)
    }
    let frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [])
  return <span ref={place} hidden />
}

const MENU_ITEM =
  'flex w-full cursor-pointer items-center gap-2.5 rounded-lg px-3 py-2 select-none -outline-offset-2 outline-brand-ink data-highlighted:bg-brand-tint data-highlighted:text-brand-ink data-highlighted:outline-2 data-disabled:cursor-default data-disabled:text-ink-soft data-disabled:data-highlighted:bg-sunken data-disabled:data-highlighted:text-ink-soft'

interface MenuItemProps extends Omit<ComponentProps<typeof Base.Item>, 'className' | 'label'> {
  icon?: LucideIcon
  label?: ReactNode
  className?: string
}

export function MenuItem({ icon: Icon, label, className, children, ...rest }: MenuItemProps) {
  return (
    <Base.Item {...rest} className={classNames(MENU_ITEM, className)}>
      {Icon && <Icon aria-hidden className="size-4" />}
      {label}
      {children}
    </Base.Item>
  )
}

type MenuLinkProps = {
  icon?: LucideIcon
  label?: ReactNode
  children?: ReactNode
  onClick?: (event: MouseEvent) => void
} & ({ href: string } | { link: ReactElement })

/** A menu item that links to an `href` or a router `link`. */
export function MenuLink({ icon: Icon, label, children, onClick, ...to }: MenuLinkProps) {
  const target = 'link' in to ? { render: to.link } : { href: to.href }
  return (
    <Base.LinkItem closeOnClick {...target} onClick={onClick} className={MENU_ITEM}>
      {Icon && <Icon aria-hidden className="size-4" />}
      {label}
      {children}
    </Base.LinkItem>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="my-1.5 h-px bg-line" />
}

/** Text at the top of a menu. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <Base.Group className="border-b border-line px-3 pt-1.5 pb-2.5 mb-1.5 text-sm text-ink-soft">
      <Base.GroupLabel className="max-w-64">{children}</Base.GroupLabel>
    </Base.Group>
  )
}

interface MenuChoiceProps<Value> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Menu items of which one is selected. */
export function MenuChoice<Value>({ label, choices, value, onChange }: MenuChoiceProps<Value>) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
      <div aria-hidden className="px-3 pt-1 pb-0.5 text-sm text-ink-soft">
        {label}
      </div>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.label} value={choice.value} closeOnClick className={MENU_ITEM}>
          <span className="size-4 shrink-0">
            <Base.RadioItemIndicator render={<Check aria-hidden className="size-4" strokeWidth={3} />} />
          </span>
          {choice.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

/** A menu item that opens more items beside it. */
export function Submenu({ icon: Icon, label, children }: Pick<MenuItemProps, 'icon' | 'label' | 'children'>) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={MENU_ITEM}>
        {Icon && <Icon aria-hidden className="size-4" />}
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
