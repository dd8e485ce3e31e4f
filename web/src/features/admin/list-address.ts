import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { useSearchParams } from 'react-router'

/** What a list of the console shows, as the address says it. The first sort is the usual one. */
export function useListAddress<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('page'))
  const params = {
    q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? sorts[0],
    page: Number.isSafeInteger(asked) && asked > 0 ? asked : 1,
  }
  /** Changing anything but the page starts at page 1. */
  const change = (changes: Partial<typeof params>, { replace = false } = {}) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ page: 1, ...changes })) {
          if (value === '' || value === 1 || (name === 'sort' && value === sorts[0])) after.delete(name)
          else after.set(name, String(value))
        }
        return after
      },
      { replace },
    )
  return [params, change] as const
}
