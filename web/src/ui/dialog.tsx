import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { OverDialogs, useOverDialogs } from './over-dialogs.tsx'
import { isOnToast } from './toast.ts'

const WIDTHS = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-4xl', wide: 'max-w-6xl' } as const

interface DialogProps {
  open: boolean
  /** Called for the close button, Escape, and clicks outside the dialog. */
  onClose: () => void
  title: string
  subtitle?: string
  /** Shown below the title, such as badges. */
  below?: ReactNode
  /** Shown next to the close button, such as a menu. */
  actions?: ReactNode
  /** For a colored header. */
  headerClass?: string
  width?: keyof typeof WIDTHS
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

export function Dialog({
  open,
  onClose,
  title,
  subtitle,
  below,
  actions,
  headerClass,
  width = 'medium',
  footer,
  children,
}: DialogProps) {
  const over = useOverDialogs(open)
  const content = useRef<HTMLElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (!next && !isOnToast(event)) onClose()
      }}
    >
      <Base.Portal>
        {/* forceRender dims the dialog below when dialogs are nested. */}
        <Base.Backdrop forceRender className={BACKDROP} />
        <Base.Popup
          data-prints-alone
          initialFocus={() => firstField(content.current)}
          className={classNames(POPUP, WIDTHS[width])}
        >
          <OverDialogs value={undefined}>
            <header
              className={classNames(
                'flex items-start gap-2 rounded-t-xl border-b border-line px-6 py-4 max-sm:px-4',
                headerClass,
              )}
            >
              <div className="mr-2 flex min-w-0 flex-1 flex-col items-start gap-2">
                <Base.Title
                  className={classNames(
                    'w-full font-semibold sm:text-xl',
                    // On a phone, a long title in large text would leave no room for the content.
                    title.length > 80 ? 'text-base' : 'text-lg',
                  )}
                  dir="auto"
                >
                  {title}
                </Base.Title>
                {subtitle && (
                  <Base.Description className="w-full text-ink-soft" dir="auto">
                    {subtitle}
                  </Base.Description>
                )}
                {below}
              </div>
              {actions}
              <Base.Close
                aria-label="Close"
                className="-mr-2 rounded-lg p-2 text-ink-soft hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </Base.Close>
            </header>
            <section
              ref={content}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
              tabIndex={0}
              aria-label="Content"
              className="min-h-0 flex-1 overflow-y-auto px-6 py-4 -outline-offset-3 max-sm:px-4 low:flex-none low:overflow-visible print:overflow-visible"
            >
              {children}
            </section>
            {footer && (
              <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-6 py-4 max-sm:px-4">
                {footer}
              </footer>
            )}
            {over}
          </OverDialogs>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Focus starts in the first form field, or on the first button if there's no form. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>('form :is(input, select, textarea):enabled') ?? null
}

export const BACKDROP =
  'fixed inset-0 bg-black/50 print:hidden transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const POPUP =
  'print:static print:max-h-none print:w-full print:max-w-none print:translate-none print:border-0 print:shadow-none fixed top-1/2 left-1/2 flex max-h-[90dvh] low:overflow-y-auto w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-xl border border-line bg-surface text-ink shadow-2xl outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0'
