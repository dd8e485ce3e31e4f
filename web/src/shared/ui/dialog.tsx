// Dialogs: their widths, what closes them, and where the focus goes.
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from './class-names.ts'
import { OverDialogs, useOverDialogs } from './over-dialogs.tsx'
import { isOnToast } from './toast.ts'
import { keepToastsAbove } from './toast-clearance.ts'

const WIDTHS = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-4xl', wide: 'max-w-6xl' } as const

interface DialogProps {
  open: boolean
  /** Called for the close button, Escape, and clicks outside the dialog. */
  onClose: () => void
  title: string
  subtitle?: string
  /** Shown above the title, such as badges. */
  above?: ReactNode
  /** Shown next to the close button, such as a menu. */
  actions?: ReactNode
  /** For a colored header. */
  headerClass?: string
  /** All but a small one cover the whole screen of a phone. */
  width?: keyof typeof WIDTHS
  /** Gets the focus when the dialog closes, where that can't be what had it before: a menu item may be gone. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  /** A bar of buttons that stays visible below the scrolling content. */
  footer?: ReactNode
  /** The content gets the focus, not its first form field, which would scroll past what there is to read. */
  readFirst?: boolean
  children: ReactNode
}

export function Dialog({
  open,
  onClose,
  title,
  subtitle,
  above,
  actions,
  headerClass,
  width = 'medium',
  finalFocus,
  footer,
  readFirst = false,
  children,
}: DialogProps) {
  const over = useOverDialogs(open)
  const popup = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event, reason }) => {
        if (!next && !isOnToast(event) && !(reason === 'outside-press' && isSecondOfTwo(event))) onClose()
      }}
    >
      <Base.Portal>
        {/* forceRender dims the dialog below when dialogs are nested. */}
        <Base.Backdrop forceRender className={BACKDROP} />
        <Base.Popup
          ref={popup}
          data-prints-alone
          initialFocus={() => (readFirst ? content.current : firstFocus(content.current))}
          finalFocus={() => !isInOther(popup.current) && (finalFocus?.current ?? true)}
          className={classNames(POPUP, WIDTHS[width], width !== 'small' && SHEET)}
        >
          <OverDialogs value={undefined}>
            <header
              className={classNames(
                'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 rounded-t-[inherit] border-b border-line px-6 py-4 max-sm:px-4 max-sm:py-3',
                headerClass,
              )}
            >
              {above && <div className="flex self-center">{above}</div>}
              {/* Below what is above it, on a phone in the whole width. */}
              <div
                className={classNames('min-w-0', above == null ? 'pt-1' : 'row-start-2 max-sm:col-span-2')}
              >
                <Base.Title
                  className={classNames(
                    'font-semibold sm:text-xl',
                    // On a phone, a long title in large text would leave no room for the content.
                    title.length > 80 ? 'text-base' : 'text-lg',
                  )}
                  dir="auto"
                >
                  {title}
                </Base.Title>
                {subtitle && (
                  <Base.Description className="mt-1 text-ink-soft" dir="auto">
                    {subtitle}
                  </Base.Description>
                )}
              </div>
              <div className="col-start-2 row-start-1 -mr-2 flex gap-1 sm:row-span-2">
                {actions}
                <Base.Close
                  aria-label="Close"
                  className="rounded-lg p-2 text-ink-soft hover:bg-sunken hover:text-ink"
                >
                  <X aria-hidden className="size-5" />
                </Base.Close>
              </div>
            </header>
            <section
              ref={content}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
              tabIndex={0}
              aria-label="Content"
              className={CONTENT}
            >
              {children}
            </section>
            {footer && (
              <div ref={keepToastsAbove} className={BAR}>
                {footer}
              </div>
            )}
            {over}
          </OverDialogs>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The first click of a double click may have opened this dialog, for example after a check in the background. */
function isSecondOfTwo(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 1
}

/** A dialog that opened while this one was closing keeps the focus. */
function isInOther(popup: HTMLElement | null): boolean {
  const focused = document.activeElement?.closest('[role=dialog], [role=alertdialog]')
  return focused != null && focused !== popup
}

/** The first form field. Without a form, the content: arrow keys scroll it, and a second Enter presses nothing. */
function firstFocus(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>('form :is(input, select, textarea):enabled') ?? content
}

/** When it has the focus, its scroll bar says so: a frame around the text would look like a mistake. Fades at its end while there is more. The pseudo-element is also the space below the content, so it covers nothing there. */
const CONTENT =
  'min-h-0 flex-1 scroll-pb-8 overflow-y-auto px-6 pt-4 outline-none focus-visible:[scrollbar-color:var(--brand-ink)_transparent] max-sm:px-4 low:flex-[1_0_auto] low:overflow-visible print:overflow-visible after:pointer-events-none after:sticky after:bottom-0 after:-mx-1 after:block after:h-8 after:bg-linear-to-t after:from-surface after:to-transparent forced-colors:after:bg-none print:after:hidden'

/** Stays in view in low windows too, where the header scrolls away, unless hardly any room is left for the content. */
const BAR =
  'flex flex-wrap items-center justify-end gap-3 rounded-b-[inherit] border-t border-line bg-surface px-6 py-3 max-sm:gap-2 max-sm:px-4 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden low:[@media(min-height:24rem)]:sticky low:[@media(min-height:24rem)]:bottom-0'

const SHEET =
  'max-sm:not-print:inset-0 max-sm:not-print:h-dvh max-sm:not-print:max-h-none max-sm:not-print:w-full max-sm:not-print:max-w-none max-sm:not-print:translate-none max-sm:not-print:rounded-none max-sm:not-print:border-0 max-sm:not-print:pt-[env(safe-area-inset-top)]'

export const BACKDROP =
  'fixed inset-0 bg-black/50 print:hidden transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const POPUP =
  'print:static print:max-h-none print:w-full print:max-w-none print:translate-none print:border-0 print:shadow-none fixed top-1/2 left-1/2 flex max-h-[90dvh] low:overflow-y-auto w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-xl border border-line bg-surface text-ink shadow-2xl outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0'
