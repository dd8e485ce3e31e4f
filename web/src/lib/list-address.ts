import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { useLocation, useSearchParams } from 'react-router'

/**
 * What can be chosen of a list besides its search and its page: one of several values, of which the first is the default, or
 * a text. The function that reads a text returns '' for what it doesn't understand, which is also the default.
 */
type Choices = Record<string, readonly [string, ...string[]] | ((text: string) => string)>

/** A default can depend on whether there is a search. */
type ChoicesFor<C extends Choices> = (q: string) => C

type ListParams<C extends Choices> = { q: string; page: number } & {
  [Name in keyof C]: C[Name] extends readonly (infer Value)[] ? Value : string
}

/** What a list shows, as the address says it, and the way to change it. Changing anything but the page starts at page 1. */
export function useListAddress<const C extends Choices>(choices: C | ChoicesFor<C>) {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const choicesFor = typeof choices === 'function' ? choices : () => choices
  const change = (changes: Partial<ListParams<C>>, { replace = false } = {}) => {
    // The Submit form is open over the list and has the address: changing it would leave the form.
    if (window.location.pathname !== pathname) return
    setSearch(withChanges(searchNow(), changes, choicesFor), { replace })
  }
  return [readParams(search, choicesFor), change] as const
}

/** What the address says by now. React may not have drawn the latest change yet, and the next one must not undo it. */
export function searchNow(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** A pasted address may hold anything: what is not understood counts as not said. */
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

/** The address after a change. It leaves out defaults, and what isn't understood. */
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
