// The search box, categories, and sort orders above a list, with their names.
import { type ReactNode, useId } from 'react'
import { CATEGORY_FILTERS, hasChips, type ListParams, sortsFor } from '../../entities/prompt/list-params.ts'
import { useSession } from '../../shared/session/api.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { Select } from '../../shared/ui/input.tsx'
import { SearchBox } from '../../shared/ui/search-box.tsx'
import { FilterChips } from './filter-chips.tsx'

const SORT_NAMES = {
  relevance: 'Best match',
  newest: 'Newest',
  oldest: 'Oldest',
  upvotes: 'Most Upvoted',
  uses: 'Most used',
  helpful: 'Most helpful',
} as const

/** From how many prompts on a user's own list or a collection has them. */
export const CONTROLS_FROM = 10

interface ListControlsProps {
  params: ListParams
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
  /** The list has its own order, so there's no sort. */
  ordered?: boolean
  /** The search box is what the page starts with, and asks what the user wants to do. */
  isQuestion?: boolean
  /** How many prompts were found. Screen readers hear it from the list. */
  count: ReactNode
  /** Between the search box and the filters. */
  children?: ReactNode
}

export function ListControls({
  params,
  onChange,
  ordered = false,
  isQuestion = false,
  count,
  children,
}: ListControlsProps) {
  const session = useSession()
  const categories = CATEGORY_FILTERS.filter(
    (category) => category !== 'Study' || session?.study || params.category === category,
  )
  return (
    <>
      <search className="mb-3 flex">
        <SearchBox
          label="Search prompts"
          placeholder={isQuestion ? 'What do you want to do?' : 'Search by title, text, tag, or author'}
          large={isQuestion}
          value={params.q}
          // `exact` applied to the previous words; new ones may be corrected again. Back leaves the whole search.
          onChange={(q) => onChange({ q, exact: '' }, { replace: params.q !== '' })}
        />
      </search>
      {children}
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <fieldset className="scroll-bleed-x flex min-w-0 gap-1.5 max-sm:w-[calc(100%+2rem)] max-sm:flex-none sm:flex-wrap print:hidden">
          <legend className="sr-only">Category</legend>
          {categories.map((category) => (
            <Pill
              key={category}
              pressed={category === params.category}
              onClick={() => onChange({ category })}
            >
              {category}
            </Pill>
          ))}
        </fieldset>
        {(session?.reviews || params.reviewed) && (
          <Pill
            pressed={params.reviewed !== ''}
            onClick={() => onChange({ reviewed: params.reviewed ? '' : 'true' })}
          >
            Reviewed
          </Pill>
        )}
        <p aria-hidden className="flex-1 text-sm text-ink-soft">
          {count}
        </p>
        {!ordered && <SortSelect params={params} onChange={onChange} />}
      </div>
      {hasChips(params) && <FilterChips params={params} onChange={onChange} />}
    </>
  )
}

function SortSelect({
  params: { q, sort: sorted },
  onChange,
}: Pick<ListControlsProps, 'params' | 'onChange'>) {
  const id = useId()
  const asksForFeedback = useSession()?.feedback !== false
  const sorts = sortsFor(q).filter((sort) => sort !== 'helpful' || asksForFeedback || sorted === sort)
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-sm text-ink-soft max-sm:sr-only">
        Sort by
      </label>
      <Select
        id={id}
        className="w-40"
        value={sorted}
        onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) ?? sorted })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]}
          </option>
        ))}
      </Select>
    </div>
  )
}

function Pill({ pressed, onClick, children }: { pressed: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={classNames(
        'min-h-8 shrink-0 rounded-full border px-3 text-sm font-medium print:hidden',
        pressed
          ? 'border-brand-ink bg-brand-tint text-brand-ink'
          : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
