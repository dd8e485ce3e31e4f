import { keepInTab, readFromTab } from '../lib/tab-storage.ts'

type Key =
  | 'return-to'
  | 'return-state'
  | 'return-upvote'
  | 'return-save'
  | 'sign-in-started'
  | 'sign-in-restarted'

/** Stores a value in this tab across the redirect to the sign-in service; false if the browser blocks storage. */
export function remember(key: Key, value: string): boolean {
  return keepInTab(key, value)
}

/** Reads a stored value and removes it. */
export function readOnce(key: Key): string | null {
  const value = readFromTab(key) ?? null
  keepInTab(key, undefined)
  return value
}
