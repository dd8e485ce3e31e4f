import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a query finds. PostgreSQL's `bigint` would arrive as text. */
export async function countRows<DB, Table extends keyof DB>(
  found: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counted = found.select(sql<number>`count(*)::int`.as('count')).$castTo<{ count: number }>()
  const [row] = await counted.execute()
  return row?.count ?? 0
}
