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

interface ListControlsProps {
  params: ListParams
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
  /** The list has its own order, so there's no sort. */
  ordered?: boolean
  /** Beside the search box. */
  heading?: ReactNode
  /** Beside the categories. */
  children?: ReactNode
}

export function ListControls({ params, onChange, ordered = false, heading, children }: ListControlsProps) {
  const sortId = useId()
  const session = useSession()
  const asksForFeedback = session?.feedback !== false
  const sorts = sortsFor(params.q).filter(
    (sort) => sort !== 'helpful' || asksForFeedback || params.sort === sort,
  )
  return (
    <>
      <div className="mb-2.5 flex flex-wrap items-center gap-x-6 gap-y-2">
        {heading}
        <search className="flex min-w-0 flex-1 basis-112 flex-wrap gap-2">
          <SearchBox
            label="Search prompts"
            placeholder="Search by title, text, tag, or author"
            value={params.q}
            // `exact` applied to the previous words; new ones may be corrected again. Back leaves the whole search.
            onChange={(q) => onChange({ q, exact: '' }, { replace: params.q !== '' })}
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
                onChange({ sort: sorts.find((sort) => sort === event.target.value) ?? params.sort })
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
        <div className="flex flex-1 items-center gap-x-4 text-sm text-ink-soft sm:justify-end">
          {children}
        </div>
      </div>
      {hasChips(params) && <FilterChips params={params} onChange={onChange} />}
    </>
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
