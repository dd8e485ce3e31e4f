import { SORTS } from '@prompt-library/contract/prompts'
import { CATEGORIES } from '@prompt-library/domain/categories'
import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Input, Select } from '../../ui/field.tsx'
import type { CategoryFilter, ListParams } from './list-params.ts'

const FILTERS: readonly CategoryFilter[] = ['All', ...CATEGORIES]
const SORT_NAMES = { newest: 'Newest', oldest: 'Oldest', upvotes: 'Most Upvoted' } as const
const TYPING_PAUSE = 300

interface ListControlsProps {
  params: ListParams
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
}

export function ListControls({ params, onChange }: ListControlsProps) {
  const sortId = useId()
  return (
    <search className="mb-8 flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <SearchBox value={params.q} onChange={(q) => onChange({ q }, { replace: true })} />
        <div className="flex items-center gap-2 sm:w-60">
          <label htmlFor={sortId} className="shrink-0 text-ink-soft">
            Sort by
          </label>
          <Select
            id={sortId}
            value={params.sort}
            onChange={(event) =>
              onChange({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'newest' })
            }
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_NAMES[sort]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Category</legend>
        {FILTERS.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === params.category}
            onClick={() => onChange({ category })}
            className={classNames(
              'min-h-9 rounded-full border px-4 text-sm font-medium transition-colors duration-150',
              category === params.category
                ? 'border-brand bg-brand text-white'
                : 'border-line-strong bg-surface text-ink hover:bg-sunken',
            )}
          >
            {category}
          </button>
        ))}
      </fieldset>
    </search>
  )
}

/** Searches once the typing pauses: a request for every letter would only be in the way of the last one. */
function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // the address has changed by itself (Back, a link), not by what was typed here: letters typed since must stay
  if (known !== value) {
    setKnown(value)
    if (value !== sent) setTyped(value)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useSlashKey(() => box.current?.focus())

  const search = (text: string, pause: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(text)
      onChange(text)
    }, pause)
  }
  return (
    <div className="relative flex-1">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-5 text-ink-soft" />
      <Input
        ref={box}
        type="search"
        aria-label="Search prompts"
        aria-keyshortcuts="/"
        placeholder="Search title and content"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          search(event.target.value, TYPING_PAUSE)
        }}
        onKeyDown={(event) => event.key === 'Enter' && search(typed, 0)}
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
