import { type RawBuilder, sql } from 'kysely'

type Direction = 'asc' | 'desc' | 'desc nulls last' | 'asc nulls first'
/** What to sort by first, what second, and so on. */
export type SortKeys = readonly (readonly [key: string, direction: Direction])[]

const OPPOSITES: Record<Direction, Direction> = {
  asc: 'desc',
  desc: 'asc',
  'desc nulls last': 'asc nulls first',
  'asc nulls first': 'desc nulls last',
}

/** Each order as SQL, and as `-name` its reverse. */
export function bothWays<Name extends string>(orders: Record<Name, SortKeys>) {
  const all = Object.entries<SortKeys>(orders).flatMap(([name, keys]) => [
    [name, orderBy(keys)],
    [`-${name}`, orderBy(reverse(keys))],
  ])
  return Object.fromEntries(all) as Record<Name | `-${Name}`, RawBuilder<unknown>>
}

/** Never pass a key that someone typed: it isn't escaped. */
export function orderBy(keys: SortKeys): RawBuilder<unknown> {
  return sql.raw(keys.map((key) => key.join(' ')).join(', '))
}

/** Reverses all of an order, so that PostgreSQL can read the same index backward. */
export function reverse(keys: SortKeys): SortKeys {
  return keys.map(([key, direction]) => [key, OPPOSITES[direction]])
}
