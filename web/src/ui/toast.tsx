import { TOAST_MILLISECONDS } from '@prompt-library/domain/limits'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useToastKeys } from './toast-keys.ts'

interface Toast {
  id: number
  kind: 'success' | 'failure'
  message: string
}

/** More would cover the page. */
const TOASTS_MAX = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a success message for three seconds. */
export function toastSuccess(message: string): void {
  add('success', message)
}

/** Shows an error message until the user closes it. Screen readers announce it immediately. */
export function toastFailure(message: string): void {
  add('failure', message)
}

/**
 * Copies a prompt to the clipboard and shows whether that worked. In a separate file, it would add a chunk to the first
 * load.
 */
export async function copyWithToast(text: string, { failed }: { failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess('Prompt copied to clipboard!')
  } catch (error) {
    console.warn('Copy failed:', error)
    toastFailure(failed)
  }
}

function add(kind: Toast['kind'], message: string): void {
  lastId += 1
  // A repeated message replaces the earlier toast, so it's announced again.
  const others = toasts.filter((toast) => toast.kind !== kind || toast.message !== message)
  show(dropExcess([...others, { id: lastId, kind, message }]))
}

/** Drops a success first, even the new one: it would disappear soon anyway, while failures stay until they're read. */
function dropExcess(all: readonly Toast[]): readonly Toast[] {
  if (all.length <= TOASTS_MAX) return all
  const dropped = all.find(({ kind }) => kind === 'success') ?? all[0]
  return all.filter((toast) => toast !== dropped)
}

function remove(id: number): void {
  show(toasts.filter((toast) => toast.id !== id))
}

function show(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Rendered once, at startup: screen readers announce only changes in live regions that already exist. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
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
      className="pointer-events-none print:hidden fixed inset-x-4 bottom-4 z-20 flex flex-col items-center gap-2 sm:left-auto sm:items-end"
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

function ToastCard({ toast: { id, kind, message }, onClose }: ToastCardProps) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused || kind === 'failure') return
    const timer = setTimeout(() => remove(id), TOAST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [id, kind, paused])

  const Icon = kind === 'failure' ? CircleAlert : CircleCheck
  return (
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      className="pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-xl border border-line bg-surface p-4 text-ink shadow-lg transition-opacity duration-150 starting:opacity-0"
    >
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${kind === 'failure' ? 'text-danger-ink' : 'text-success'}`}
      />
      <p className="min-w-0 flex-1">{message}</p>
      <button
        type="button"
        aria-label="Close message"
        onClick={({ currentTarget }) => {
          onClose(currentTarget)
          remove(id)
        }}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
        className="-m-1 rounded-md p-1 text-ink-soft hover:bg-sunken"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

/** A click on a toast must not count as a click outside a dialog. */
export function isOnToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null
}
