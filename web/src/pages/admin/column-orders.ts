// Which order a click on a column's header chooses first.
import type { PromptSort, UserSort } from '@prompt-library/contract/admin'

type Sort = PromptSort | UserSort
type Reversible = { [Name in Sort]: `-${Name}` extends Sort ? Name : never }[Sort]

/** For texts. A minus reverses an order. */
export function ascendingFirst(sort: Reversible) {
  return [
    { sort, direction: 'ascending' },
    { sort: `-${sort}`, direction: 'descending' },
  ] as const
}

/** For numbers and dates. */
export function descendingFirst(sort: Reversible) {
  return [
    { sort, direction: 'descending' },
    { sort: `-${sort}`, direction: 'ascending' },
  ] as const
}

export const NEWEST_FIRST = [
  { sort: 'newest', direction: 'descending' },
  { sort: 'oldest', direction: 'ascending' },
] as const
