import { type Click, isSecondClick } from './clicks.ts'

const FORGET_MILLISECONDS = 1_000

/**
 * Drops repeats of an action: those that start while it's running, and the second click of a double click after it
 * succeeded, which would vote twice. It works synchronously, because a second click can be faster than the render that
 * shows a mutation as pending.
 */
export function createRepeatGuard() {
  const actions = new Map<string, { running: boolean; click: Click | undefined }>()
  return {
    /** False for a repeat. */
    begin: (action: string, click: Click | undefined): boolean => {
      const last = actions.get(action)
      if (last && (last.running || isDoubleClick(last.click, click))) return false
      actions.set(action, { running: true, click })
      return true
    },
    end: (action: string, { failed }: { failed: boolean }): void => {
      const last = actions.get(action)
      if (!last) return
      last.running = false
      const forget = () => actions.get(action) === last && actions.delete(action)
      // A failed action can be retried right away.
      if (failed) forget()
      // After this time there can't be a double click, and the click would keep removed DOM nodes in memory.
      else setTimeout(forget, FORGET_MILLISECONDS)
    },
  }
}

function isDoubleClick(first: Click | undefined, second: Click | undefined): boolean {
  if (!first || !second || first === second) return false
  return first.control === second.control && isSecondClick(first, second)
}
