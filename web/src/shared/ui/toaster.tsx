import { TOAST_ACTION_MILLISECONDS, TOAST_MILLISECONDS } from '@prompt-library/domain/limits'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { focusMain } from './focus-main.ts'
import { removeToast, type Toast, toasts } from './toast.ts'

/** Draws toasts. Rendered from the start: screen readers announce only changes in live regions that already exist. */
export function Toaster() {
  const shown = toasts.use()
  const region = useRef<HTMLElement>(null)
  const keys = useToastKeys(region)
  const ofKind = (kind: Toast['kind']) =>
    shown
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onClose={keys.onClose} />)
  // Rendered at the end of the page, above every dialog. Dialogs don't hide aria-live regions from screen readers.
  return createPortal(
    <section
      ref={region}
      aria-label="Messages (F6)"
      data-toasts
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
      className="pointer-events-none print:hidden fixed inset-x-4 bottom-[var(--toast-bottom,5rem)] z-20 flex flex-col items-center gap-2 sm:left-auto sm:bottom-[var(--toast-bottom,1rem)] sm:items-end"
    >
      <div role="status" aria-live="polite" className="contents">
        {ofKind('success')}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {ofKind('failure')}
      </div>
    </section>,
    document.body,
  )
}

interface ToastCardProps {
  toast: Toast
  onClose: (button: Element) => void
}

function ToastCard({ toast: { id, kind, message, actions }, onClose }: ToastCardProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const paused = isHovered || hasFocus
  const time = actions.length > 0 ? TOAST_ACTION_MILLISECONDS : TOAST_MILLISECONDS
  useEffect(() => {
    if (paused || kind === 'failure') return
    const timer = setTimeout(() => removeToast(id), time)
    return () => clearTimeout(timer)
  }, [id, kind, paused, time])

  const watchFocus = { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) }
  const labels = actions.map(({ label }) => label)
  const Icon = kind === 'failure' ? CircleAlert : CircleCheck
  const close = ({ currentTarget }: MouseEvent) => {
    onClose(currentTarget)
    removeToast(id)
  }
  return (
    <div
      data-toast={id}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      className="pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-xl border border-line bg-surface p-4 text-ink shadow-lg transition-opacity duration-150 starting:opacity-0"
    >
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${kind === 'failure' ? 'text-danger-ink' : 'text-success'}`}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-end gap-x-3 gap-y-3">
        <p className="min-w-0 flex-auto basis-48 wrap-anywhere">
          {message}
          {labels.length > 0 && <span className="sr-only"> Press F6 for {labels.join(' or ')}.</span>}
        </p>
        <div className="-my-1 flex flex-wrap justify-end gap-x-1 empty:hidden">
          {actions.map(({ label, run }) => (
            <button
              {...watchFocus}
              key={label}
              type="button"
              onClick={(event) => {
                close(event)
                run()
              }}
              className="rounded-md px-2 py-1 font-semibold whitespace-nowrap text-brand-ink hover:bg-brand-tint"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <button
        {...watchFocus}
        type="button"
        aria-label="Close message"
        data-close
        onClick={close}
        className="-m-1 rounded-md p-1 text-ink-soft hover:bg-sunken"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

/**
 * Keyboard access to toasts, even while a dialog traps the Tab key: F6 moves focus to the first button of the newest toast and
 * back, and Escape closes the focused toast. Closing the last toast also returns focus.
 */
function useToastKeys(region: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<Element | null>(null)
  const isInside = () => region.current?.contains(document.activeElement) ?? false
  // Not the last one in the region, which has successes before failures.
  const newest = (except?: Element | null) =>
    [...(region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])]
      .filter((toast) => toast !== except)
      .sort((one, other) => Number(one.dataset['toast']) - Number(other.dataset['toast']))
      .at(-1)
      ?.querySelector('button')
  const restoreFocus = () => {
    const { current } = previousFocus
    if (current instanceof HTMLElement && current.isConnected) current.focus()
    else focusMain()
  }

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const toast = newest()
      if (event.key !== 'F6' || !toast) return
      event.preventDefault()
      if (isInside()) return restoreFocus()
      toast.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  return {
    /** For the region: remembers the previous focus, whether it came by F6, Tab, or click. */
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!region.current?.contains(relatedTarget)) previousFocus.current = relatedTarget
    },
    /** For the region: Escape must not also close a dialog below. */
    onKeyDown: (event: KeyboardEvent) => {
      const close = toastOf(document.activeElement)?.querySelector<HTMLElement>('[data-close]')
      if (event.key !== 'Escape' || !close) return
      event.stopPropagation()
      close.click()
    },
    /** Called with the pressed button before its toast is removed, so focus isn't lost. */
    onClose: (pressed: Element) => {
      if (!isInside()) return
      const next = newest(toastOf(pressed))
      if (next) next.focus()
      else restoreFocus()
    },
  }
}

function toastOf(element: Element | null): Element | null | undefined {
  return element?.closest('[data-toast]')
}
