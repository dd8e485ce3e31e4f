import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { useLocation, useSearchParams } from 'react-router'

/**
 * The choices a list offers besides search and page. Each is either a list of values, the first being the default, or a
 * function that parses a text and returns '', the default, for an invalid one.
 */
type Choices = Record<string, readonly [string, ...string[]] | ((text: string) => string)>

/** Defaults can depend on the search. */
type ChoicesFor<C extends Choices> = (q: string) => C

type ListParams<C extends Choices> = { q: string; page: number } & {
  [Name in keyof C]: C[Name] extends readonly (infer Value)[] ? Value : string
}

/**
 * What the address of a list contains. A list's parameters in the URL and a function to change them. Changing anything
 * but the page goes to page 1.
 */
export function useListAddress<const C extends Choices>(choices: C | ChoicesFor<C>) {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const choicesFor = typeof choices === 'function' ? choices : () => choices
  const change = (changes: Partial<ListParams<C>>, { replace = false } = {}) => {
    // The submit form is open over the list and has the URL. Changing it would close the form.
    if (window.location.pathname !== pathname) return
    setSearch(withChanges(searchNow(), changes, choicesFor), { replace })
  }
  return [readParams(search, choicesFor), change] as const
}

/** The current query string. React may not have rendered the latest change yet, and the next one must not undo it. */
export function searchNow(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** Ignores invalid values, because a URL can contain anything. */
export function readParams<C extends Choices>(
  search: URLSearchParams,
  choicesFor: ChoicesFor<C>,
): ListParams<C> {
  const q = (search.get('q') ?? '').slice(0, SEARCH_MAX)
  const page = Number(search.get('page'))
  const chosen = Object.entries(choicesFor(q)).map(([name, choice]) => {
    const text = search.get(name) ?? ''
    return [
      name,
      typeof choice === 'function' ? choice(text) : (choice.find((it) => it === text) ?? choice[0]),
    ]
  })
  return { q, page: Number.isSafeInteger(page) && page > 0 ? page : 1, ...Object.fromEntries(chosen) }
}

/** The query string after a change, without defaults and invalid values. */
export function withChanges<C extends Choices>(
  search: URLSearchParams,
  changes: Partial<ListParams<C>>,
  choicesFor: ChoicesFor<C>,
): URLSearchParams {
  const after = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ page: 1, ...changes })) after.set(name, String(value))
  const read = readParams(after, choicesFor)
  const defaults = readParams(new URLSearchParams({ q: read.q }), choicesFor)
  for (const [name, value] of Object.entries(read))
    if (value === (name === 'q' ? '' : defaults[name])) after.delete(name)
  return after
}
