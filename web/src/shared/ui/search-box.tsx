import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Input } from './input.tsx'

const DEBOUNCE_MS = 300

interface SearchBoxProps {
  label: string
  placeholder: string
  value: string
  /** With room for a sentence. */
  large?: boolean
  onChange: (value: string) => void
}

/** A debounced search box, so typing doesn't send a request for every letter. */
export function SearchBox({ label, placeholder, value, large = false, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Use the latest callback, so the search doesn't undo changes made during the debounce, such as a new sort.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  // Follow changes of the URL (Back, a link), but not those caused by typing: that would drop letters typed since.
  if (known !== value) {
    setKnown(value)
    if (value !== sent) setTyped(value)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (text: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setSent(text)
    latest.current(text)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), DEBOUNCE_MS)
  }
  const box = useRef<HTMLInputElement>(null)
  // React doesn't tell what was typed into a prerendered page.
  const catchUp = useEffectEvent(() => {
    const text = box.current?.value ?? typed
    if (text !== typed) type(text)
  })
  useEffect(() => catchUp(), [])
  return (
    <div className="relative flex-1 basis-48">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft"
      />
      <Input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search(typed)}
        // Search now: the next click, such as on a tab, may unmount the box before the debounce ends.
        onBlur={() => timer.current !== undefined && search(typed)}
        className={large ? 'min-h-13 pl-11 text-lg text-ellipsis' : 'pl-10 text-ellipsis'}
      />
    </div>
  )
}
