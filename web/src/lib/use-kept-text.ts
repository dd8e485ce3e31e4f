import { useState } from 'react'

/** A text that the tab keeps while it is written, over a closed dialog and a trip to the sign-in service. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key))
  return [
    text,
    (next) => {
      setText(next)
      keep(key, next)
    },
  ]
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // the browser keeps nothing: the form itself still holds every word
  }
}
