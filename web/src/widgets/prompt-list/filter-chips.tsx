import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { authorQuery } from '../../entities/person/api.ts'
import { promptQuery } from '../../entities/prompt/api.ts'
import { hasChips, type ListParams, NO_FILTERS } from '../../entities/prompt/list-params.ts'
import { Button } from '../../shared/ui/button.tsx'
import { focusMain } from '../../shared/ui/focus-main.ts'

interface FilterChipsProps {
  params: ListParams
  onChange: (changes: Partial<ListParams>) => void
}

/** Filters that no control shows, to remove one by one. */
export function FilterChips({ params, onChange }: FilterChipsProps) {
  const names = useNames(params)
  const chips = [
    { name: 'author', label: 'Author', value: names.author },
    { name: 'clones_of', label: 'Clones of', value: names.original },
    { name: 'tag', label: 'Tag', value: params.tag },
  ] as const
  const active = chips.filter(({ value }) => value !== '')
  const hasSeveral = active.length > 1 || params.category !== 'All' || params.reviewed !== ''
  const remove = (changes: Partial<ListParams>, { currentTarget }: MouseEvent<HTMLElement>) => {
    const others = [...(currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
    const next = others.findLast((chip) => chip !== currentTarget)
    onChange(changes)
    // The focused chip is about to disappear. Don't focus the search box: that would open a phone's keyboard.
    if (next && hasChips({ ...params, ...changes })) next.focus()
    else focusMain()
  }
  return (
    <div className="mb-2.5 flex flex-wrap items-center gap-2">
      <ul aria-label="Filters" className="contents">
        {active.map(({ name, label, value }) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              title="Remove filter"
              onClick={(event) => remove({ [name]: NO_FILTERS[name] }, event)}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-brand-soft bg-brand-tint py-1 pr-2 pl-3 text-sm text-brand-ink hover:bg-brand-soft"
            >
              <span className="truncate">
                <span className="sr-only">Remove filter: </span>
                {label}: <bdi className="font-semibold">{value}</bdi>
              </span>
              <X aria-hidden className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      {hasSeveral && (
        <Button look="quiet" size="small" onClick={(event) => remove(NO_FILTERS, event)}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

/** The names behind the ids in the URL. Filters that aren't set have none. */
function useNames({ author, clones_of }: ListParams) {
  const { data: foundAuthor } = useQuery({ ...authorQuery(Number(author)), enabled: author !== '' })
  const { data: original } = useQuery({
    ...promptQuery(Number(clones_of)),
    enabled: clones_of !== '',
    meta: { quiet: true },
  })
  return {
    original: clones_of && (original?.title ?? 'this prompt'),
    author: author && (foundAuthor?.display_name ?? 'this author'),
  }
}
