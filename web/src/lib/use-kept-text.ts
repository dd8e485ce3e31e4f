import { useState } from 'react'
import { keepInTab, readFromTab } from './tab-storage.ts'

/** A text that the tab keeps while it is written, over a closed dialog and a trip to the sign-in service. */
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
