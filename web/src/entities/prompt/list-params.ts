// Search, filters, sort order, and page in the address of a list, what is left out of it, and which sort orders a list
// offers.
import type { ListQuery } from '@prompt-library/contract/prompts'
import { PAGE_SIZE, TAG_MAX } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { LIST_SORTS, SORTS } from '@prompt-library/domain/prompts/sorts'
import { useLocation } from 'react-router'
import { readParams, useListAddress, withChanges } from '../../shared/lib/list-address.ts'

/** Study is offered only where the library has prompts for it. */
export const CATEGORY_FILTERS = ['All', ...ALL_CATEGORIES] as const

/** The list parameters in the URL, and a function to change them. */
export function useListParams() {
  return useListAddress(choicesFor)
}

export type ListParams = ReturnType<typeof useListParams>[0]

/** Builds links to the same list with other parameters. */
export function useListLink() {
  const { pathname, search } = useLocation()
  return (changes: Partial<ListParams>) => ({ pathname, search: listSearch(search, changes) })
}

export function listSearch(search: string, changes: Partial<ListParams>): string {
  return withChanges(new URLSearchParams(search), changes, choicesFor).toString()
}

export function readListParams(search: string): ListParams {
  return readParams(new URLSearchParams(search), choicesFor)
}

export const NO_FILTERS = {
  category: 'All',
  author: '',
  tag: '',
  clones_of: '',
  reviewed: '',
} as const

export function hasFilters(params: ListParams): boolean {
  return params.category !== 'All' || params.reviewed !== '' || hasChips(params)
}

/** Whether filters show as chips. A category or Reviewed alone doesn't: their buttons show them. */
export function hasChips({ author, tag, clones_of }: ListParams): boolean {
  return author + tag + clones_of !== ''
}

/** Whether these are a list's first page, without a search or filters. */
export function isListStart(params: ListParams): boolean {
  return params.page === 1 && params.q.trim() === '' && !hasFilters(params)
}

/** Best match is offered only during a search, where it is the default. */
export function sortsFor(q: string) {
  return q.trim() === '' ? LIST_SORTS : SORTS
}

function choicesFor(q: string) {
  const flag = ['', 'true'] as const
  return {
    category: CATEGORY_FILTERS,
    sort: sortsFor(q),
    author: readId,
    clones_of: readId,
    tag: readTag,
    reviewed: flag,
    exact: flag,
  }
}

/** The id of a user or prompt. The largest PostgreSQL integer is 2,147,483,647. */
function readId(text: string): string {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? text : ''
}

function readTag(text: string): string {
  return text.length <= TAG_MAX ? text.trim() : ''
}

export function toListQuery(params: ListParams): ListQuery {
  const { q, category, sort, author, clones_of, tag, reviewed, exact, page } = params
  return {
    q: q.trim() || undefined,
    category: category === 'All' ? undefined : category,
    sort,
    author: Number(author) || undefined,
    clones_of: Number(clones_of) || undefined,
    tag: tag || undefined,
    reviewed: reviewed === 'true' || undefined,
    exact: exact === 'true' || undefined,
    page,
    page_size: PAGE_SIZE,
  }
}
