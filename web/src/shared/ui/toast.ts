// Toasts: up to three, successes for 3 seconds (10 with a button), failures until they're closed.
import { sentenceFor } from '../lib/api-client.ts'
import { createStore } from '../lib/store.ts'

export interface Toast {
  id: number
  kind: 'success' | 'failure'
  message: string
  actions: readonly ToastAction[]
}

export interface ToastAction {
  /** Such as “Undo”. */
  label: string
  run: () => void
}

/** More would cover the page. */
const TOASTS_MAX = 3

/** The toasts on screen. */
export const toasts = createStore<readonly Toast[]>([])
let lastId = 0

/** Shows a success message for three seconds, or ten if it offers an action. */
export function toastSuccess(message: string, ...actions: (ToastAction | undefined)[]): void {
  add('success', message, actions)
}

/** Shows an error message until the user closes it. Screen readers announce it immediately. */
export function toastFailure(message: string, action?: ToastAction): void {
  add('failure', message, [action])
}

/** Shows the server's sentence for an error, or this one if it has none. */
export function toastError(error: unknown, sentence: string): void {
  toastFailure(sentenceFor(error, sentence))
}

function add(kind: Toast['kind'], message: string, given: (ToastAction | undefined)[]): void {
  lastId += 1
  const actions = given.filter((action) => action !== undefined)
  // A repeated message replaces the earlier toast, so it's announced again. Actions may differ: each undoes something else.
  const others = toasts
    .get()
    .filter((toast) => toast.actions.length > 0 || toast.kind !== kind || toast.message !== message)
  toasts.set(dropExcess([...others, { id: lastId, kind, message, actions }]))
}

/**
 * Drops a plain success first, even the new one: it would disappear soon anyway, while failures stay until they're read. A
 * toast with an action goes only if there's nothing else to drop.
 */
function dropExcess(all: readonly Toast[]): readonly Toast[] {
  if (all.length <= TOASTS_MAX) return all
  const dropped =
    all.find(({ kind, actions }) => kind === 'success' && actions.length === 0) ??
    all.slice(0, -1).find(({ actions }) => actions.length === 0) ??
    all[0]
  return all.filter((toast) => toast !== dropped)
}

export function removeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** A click on a toast, or focus that moves there, must not count as leaving a dialog. */
export function isOnToast(event: Event): boolean {
  const target = event instanceof FocusEvent ? event.relatedTarget : event.target
  return target instanceof Element && target.closest('[data-toasts]') !== null
}
