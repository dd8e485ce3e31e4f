import { SORTS } from '@prompt-library/contract/prompts'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Select } from '../../ui/field.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CATEGORY_FILTERS, type ListParams } from './list-params.ts'

const SORT_NAMES = { newest: 'Newest', oldest: 'Oldest', upvotes: 'Most Upvoted' } as const

interface ListControlsProps {
  params: ListParams
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
}

export function ListControls({ params, onChange }: ListControlsProps) {
  const sortId = useId()
  return (
    <search className="mb-6 flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <SearchBox
          label="Search prompts"
          placeholder="Search title and content"
          value={params.q}
          onChange={(q) => onChange({ q }, { replace: true })}
        />
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
    </search>
  )
}
