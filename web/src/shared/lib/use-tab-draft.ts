import { useState } from 'react'
import { keepInTab, readFromTab } from './tab-storage.ts'

/** Unsaved text, kept in the browser tab while other pages are open and across reloads. */
export function useTabDraft(key: string) {
  const [draft, setDraft] = useState(() => readFromTab(key))
  const change = (next: string | undefined) => {
    setDraft(next)
    keepInTab(key, next)
  }
  return [draft, change] as const
}
