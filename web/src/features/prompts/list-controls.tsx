import { X } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Select } from '../../ui/field.tsx'
import { focusMain } from '../../ui/focus-main.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { CATEGORY_FILTERS, type ListParams, NO_FILTERS, sortsFor } from './list-params.ts'

const SORT_NAMES = {
  relevance: 'Best match',
  newest: 'Newest',
  oldest: 'Oldest',
  upvotes: 'Most Upvoted',
} as const

interface ListControlsProps {
  params: ListParams
  /** The name of the author the list is filtered by; undefined until it's known. */
  authorName: string | undefined
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
}

export function ListControls({ params, authorName, onChange }: ListControlsProps) {
  const sortId = useId()
  const sorts = sortsFor(params.q)
  return (
    <search className="mb-6 flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <SearchBox
          label="Search prompts"
          placeholder="Search by title, text, tag, or author"
          value={params.q}
          // `exact` applied to the previous words; new ones may be corrected again.
          onChange={(q) => onChange({ q, exact: '' }, { replace: true })}
        />
        <div className="flex items-center gap-2 sm:w-60">
          <label htmlFor={sortId} className="shrink-0 text-ink-soft">
            Sort by
          </label>
          <Select
            id={sortId}
            value={params.sort}
            onChange={(event) =>
              onChange({ sort: sorts.find((sort) => sort === event.target.value) ?? sorts[0] })
            }
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_NAMES[sort]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Category</legend>
        {CATEGORY_FILTERS.map((category) => (
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
      <FilterChips params={params} authorName={authorName} onChange={onChange} />
    </search>
  )
}

/** Removable filters, shown once an author or tag is set. A category alone already shows on its button above. */
function FilterChips({ params, authorName = 'this author', onChange }: ListControlsProps) {
  const { category, author, tag } = params
  if (author === '' && tag === '') return null
  const chips = [
    { name: 'category', label: 'Category', value: category === 'All' ? '' : category },
    { name: 'author', label: 'Author', value: author && authorName },
    { name: 'tag', label: 'Tag', value: tag },
  ] as const
  const active = chips.filter(({ value }) => value !== '')
  const remove = (changes: Partial<ListParams>, { currentTarget }: MouseEvent<HTMLElement>) => {
    const { author, tag } = { ...params, ...changes }
    const others = [...(currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
    const next = others.findLast((chip) => chip !== currentTarget)
    onChange(changes)
    // The focused chip is about to disappear. Don't focus the search box: that would open a phone's keyboard.
    if (next && (author !== '' || tag !== '')) next.focus()
    else focusMain()
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Filters" className="contents">
        {active.map(({ name, label, value }) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              title="Remove filter"
              onClick={(event) => remove({ [name]: NO_FILTERS[name] }, event)}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-brand-soft bg-brand-tint py-1 pr-2 pl-3 text-sm text-brand-ink transition-colors duration-150 hover:bg-brand-soft"
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
      {active.length > 1 && (
        <Button look="quiet" size="small" onClick={(event) => remove(NO_FILTERS, event)}>
          Clear filters
        </Button>
      )}
    </div>
  )
}
