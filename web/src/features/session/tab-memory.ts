import { keepInTab, readFromTab } from '../../lib/tab-storage.ts'

type Key = 'return-to' | 'return-state' | 'return-upvote' | 'sign-in-begun' | 'sign-in-restarted'

/** Keeps something for this tab over a trip to the sign-in service; false where the browser keeps nothing. */
export function remember(key: Key, value: string): boolean {
  return keepInTab(key, value)
}

/** Gives what was kept, and forgets it. */
export function readOnce(key: Key): string | null {
  const value = readFromTab(key) ?? null
  keepInTab(key, undefined)
  return value
}
