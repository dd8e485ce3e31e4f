import { type Click, isSecondClick } from './clicks.ts'

const FORGET_MILLISECONDS = 1_000

/**
 * Tells the first of several equal actions from its repeats: those that come while it runs, and the second click of a
 * double click after it has succeeded, which would otherwise vote twice. It answers at once; React shows that a mutation
 * is pending only after the next render, and a second click can be faster.
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
      // what failed may be tried again at once
      if (failed) forget()
      // By then no double click can follow, and the click would keep a removed part of the page in memory.
      else setTimeout(forget, FORGET_MILLISECONDS)
    },
  }
}

function isDoubleClick(first: Click | undefined, second: Click | undefined): boolean {
  if (!first || !second || first === second) return false
  return first.control === second.control && isSecondClick(first, second)
}
