import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from './field.tsx'

const TYPING_PAUSE = 300

interface SearchBoxProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** Searches once the typing pauses: a request for every letter would only be in the way of the last one. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // what else changed during the pause, the sort for one, must not be undone by it
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  // the address has changed by itself (Back, a link), not by what was typed here: letters typed since must stay
  if (known !== value) {
    setKnown(value)
    if (value !== sent) setTyped(value)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useSlashKey(() => box.current?.focus())

  const search = (text: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setSent(text)
    latest.current(text)
  }
  return (
    <div className="relative flex-1">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-5 text-ink-soft" />
      <Input
        ref={box}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => {
          const text = event.target.value
          setTyped(text)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(text), TYPING_PAUSE)
        }}
        onKeyDown={(event) => event.key === 'Enter' && search(typed)}
        // Search now: the next click, such as on a tab, may unmount the box before the debounce ends.
        onBlur={() => timer.current !== undefined && search(typed)}
        className="pl-10"
      />
    </div>
  )
}

/** `/` leads to the search box, unless one is typing a `/` somewhere or a dialog is open. */
function useSlashKey(action: () => void): void {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable=true], [role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
