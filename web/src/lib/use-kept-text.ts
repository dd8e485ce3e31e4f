import { useState } from 'react'
import { keepInTab, readFromTab } from './tab-storage.ts'

/** A text input's state, stored in the tab across a closed dialog and the redirect to the sign-in service. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readFromTab(key) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      keepInTab(key, next || undefined)
    },
  ]
}
