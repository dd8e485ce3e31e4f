import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { useLocation, useSearchParams } from 'react-router'

/** What can be chosen of a list besides its search and its page. The first of each is the usual one. */
type Choices = Record<string, readonly [string, ...string[]]>

type ListParams<C extends Choices> = { q: string; page: number } & { [Name in keyof C]: C[Name][number] }

/** What a list shows, as the address says it, and the way to change it. Changing anything but the page starts at page 1. */
export function useListAddress<const C extends Choices>(choices: C) {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const usual: Record<string, string> = {
    q: '',
    page: '1',
    ...Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first])),
  }
  const change = (changes: Partial<ListParams<C>>, { replace = false } = {}) => {
    // The Submit form is open over the list and has the address: changing it would leave the form.
    if (window.location.pathname !== pathname) return
    const after = searchNow()
    for (const [name, value] of Object.entries({ page: 1, ...changes })) {
      if (String(value) === usual[name]) after.delete(name)
      else after.set(name, String(value))
    }
    setSearch(after, { replace })
  }
  return [readParams(search, choices), change] as const
}

/** What the address says by now. React may not have drawn the latest change yet, and the next one must not undo it. */
export function searchNow(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** A pasted address may hold anything: what is not understood counts as not said. */
export function readParams<C extends Choices>(search: URLSearchParams, choices: C): ListParams<C> {
  const page = Number(search.get('page'))
  const chosen = Object.entries(choices).map(([name, values]) => [
    name,
    values.find((value) => value === search.get(name)) ?? values[0],
  ])
  return {
    q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...Object.fromEntries(chosen),
  }
}
