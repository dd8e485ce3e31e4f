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
const MOST = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Tells the person for three seconds that something worked. */
export function toastSuccess(message: string): void {
  add('success', message)
}

/** Tells the person that something failed, until they close it; read out at once. */
export function toastFailure(message: string): void {
  add('failure', message)
}

/**
 * Puts a prompt on the clipboard, and tells the person whether it is there. In a file of its own it would be one more
 * chunk of the first load.
 */
export async function copyWithToast(
  text: string,
  { copied = 'Prompt copied to clipboard!', failed }: { copied?: string | undefined; failed: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(copied)
    return true
  } catch (error) {
    console.warn('Copying failed:', error)
    toastFailure(failed)
    return false
  }
}

function add(kind: Toast['kind'], message: string): void {
  lastId += 1
  // the same words again are one toast, which is read out again
  const others = toasts.filter((toast) => toast.kind !== kind || toast.message !== message)
  show(atMost(MOST, [...others, { id: lastId, kind, message }]))
}

/** The oldest success goes first, even the new one: it would go by itself soon, while a failure waits to be read. */
function atMost(most: number, all: readonly Toast[]): readonly Toast[] {
  if (all.length <= most) return all
  const leaving = all.find(({ kind }) => kind === 'success') ?? all[0]
  return all.filter((toast) => toast !== leaving)
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

/** Where toasts appear, once in the whole app. A screen reader listens only to regions that were there before. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const region = useRef<HTMLElement>(null)
  const keys = useToastKeys(region)
  const ofKind = (kind: Toast['kind']) =>
    shown
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onClose={keys.onClose} />)
  // at the end of the page, above every dialog; what is aria-live a dialog does not hide from screen readers
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
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || kind === 'failure') return
    const timer = setTimeout(() => remove(id), TOAST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [id, kind, held])

  const Icon = kind === 'failure' ? CircleAlert : CircleCheck
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
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
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="-m-1 rounded-md p-1 text-ink-soft hover:bg-sunken"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

/** Whether somebody pressed a toast: a dialog must not take that for a click beside it. */
export function isOnToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null
}
