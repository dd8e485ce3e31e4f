import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusMain } from '../../ui/focus-main.ts'
import { Select } from '../../ui/input.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CATEGORY_FILTERS, type ListParams, NO_FILTERS, sortsFor } from './list-params.ts'

const SORT_NAMES = {
  relevance: 'Best match',
  newest: 'Newest',
  oldest: 'Oldest',
  upvotes: 'Most Upvoted',
  uses: 'Most Used',
} as const

interface ListControlsProps {
  params: ListParams
  /** The name of the author the list is filtered by; undefined until it's known. */
  authorName: string | undefined
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
}

interface SlotProps {
  /** The list has its own order, so there's no sort. */
  ordered?: boolean
  /** Beside the search box. */
  heading?: ReactNode
  /** Beside the categories. */
  children?: ReactNode
}

export function ListControls({
  params,
  authorName,
  onChange,
  ordered = false,
  heading,
  children,
}: ListControlsProps & SlotProps) {
  const sortId = useId()
  const sorts = sortsFor(params.q)
  return (
    <>
      <div className="mb-2.5 flex flex-wrap items-center gap-x-6 gap-y-2">
        {heading}
        <search className="flex min-w-0 flex-1 basis-112 flex-wrap gap-2">
          <SearchBox
            label="Search prompts"
            placeholder="Search by title, text, tag, or author"
            value={params.q}
            // `exact` applied to the previous words; new ones may be corrected again.
            onChange={(q) => onChange({ q, exact: '' }, { replace: true })}
          />
          <div hidden={ordered} className="flex items-center gap-2">
            <label htmlFor={sortId} className="shrink-0 text-sm text-ink-soft max-sm:sr-only">
              Sort by
            </label>
            <Select
              id={sortId}
              className="w-40 max-sm:w-34"
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
        </search>
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <fieldset className="scroll-bleed-x flex min-w-0 gap-1.5 max-sm:w-[calc(100%+2rem)] max-sm:flex-none sm:flex-wrap print:hidden">
          <legend className="sr-only">Category</legend>
          {CATEGORY_FILTERS.map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={category === params.category}
              onClick={() => onChange({ category })}
              className={classNames(
                'min-h-8 shrink-0 rounded-full border px-3 text-sm font-medium',
                category === params.category
                  ? 'border-brand-ink bg-brand-tint text-brand-ink'
                  : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
              )}
            >
              {category}
            </button>
          ))}
        </fieldset>
        <div className="flex flex-1 items-center gap-x-4 text-sm text-ink-soft sm:justify-end">
          {children}
        </div>
      </div>
      <FilterChips params={params} authorName={authorName} onChange={onChange} />
    </>
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
      {active.length > 1 && (
        <Button look="quiet" size="small" onClick={(event) => remove(NO_FILTERS, event)}>
          Clear filters
        </Button>
      )}
    </div>
  )
}
