import { type ListQuery, SORTS, type Sort } from '@prompt-library/contract/prompts'
import { CATEGORIES } from '@prompt-library/domain/categories'
import { PAGE_SIZE, SEARCH_MAX } from '@prompt-library/domain/limits'
import { useSearchParams } from 'react-router'

export type CategoryFilter = (typeof CATEGORIES)[number] | 'All'

/** What a list shows, as the address says it. */
export interface ListParams {
  q: string
  category: CategoryFilter
  sort: Sort
  page: number
}

/** A pasted address may hold anything: what is not understood counts as not said. */
function readListParams(search: URLSearchParams): ListParams {
  const page = Number(search.get('page'))
  return {
    q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
    category: CATEGORIES.find((category) => category === search.get('category')) ?? 'All',
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

const DEFAULTS: Record<string, string> = { q: '', category: 'All', sort: 'newest', page: '1' }

/** The list's part of the address, and the way to change it. Changing anything but the page starts at page 1. */
export function useListParams() {
  const [search, setSearch] = useSearchParams()
  const change = (changes: Partial<ListParams>, { replace = false } = {}) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ page: 1, ...changes })) {
          if (String(value) === DEFAULTS[name]) after.delete(name)
          else after.set(name, String(value))
        }
        return after
      },
      { replace },
    )
  return [readListParams(search), change] as const
}

export function toListQuery({ q, category, sort, page }: ListParams): ListQuery {
  return {
    q: q.trim() || undefined,
    category: category === 'All' ? undefined : category,
    sort,
    page,
    page_size: PAGE_SIZE,
  }
}
