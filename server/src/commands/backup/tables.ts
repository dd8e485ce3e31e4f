import type { RunScript } from '../../db/database.ts'

export interface Table {
  name: string
  /** Those that are stored; what PostgreSQL works out by itself is left to it. */
  columns: string[]
  /** The column that PostgreSQL numbers. */
  identity: string | null
  /** Primary key columns; none where there is no key. */
  key: { name: string; isText: boolean }[]
}

/**
 * All tables of the library, read from the catalog, so that a new one can't be forgotten. Each stands after those that
 * it refers to. Left out: the record of the migrations, and what is unlogged, which by its nature may be lost.
 */
export async function listTables(run: RunScript): Promise<Table[]> {
  const tables = (await run(`
    select relname as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select attname from pg_attribute where attrelid = pg_class.oid and attidentity <> '') as identity,
      (select coalesce(json_agg(json_build_object('name', attname, 'isText', attcollation <> 0) order by place), '[]')
        from pg_constraint, unnest(conkey) with ordinality as used (number, place)
        join pg_attribute on attnum = number
        where conrelid = pg_class.oid and contype = 'p' and attrelid = pg_class.oid) as key,
      (select coalesce(json_agg(distinct target.relname), '[]')
        from pg_constraint join pg_class as target on target.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
    from pg_class
    where ${OURS} and relpersistence = 'p' and relname <> 'migrations'
    order by relname`)) as unknown as (Table & { refersTo: string[] })[]
  return inOrder(tables).map(({ refersTo: _, ...table }) => table)
}

/** Every table, of whatever kind, that is not part of an extension. */
export async function listTableNames(run: RunScript): Promise<string[]> {
  const rows = await run(`select relname as name from pg_class where ${OURS} order by relname`)
  return rows.map((row) => String(row['name']))
}

const OURS = `relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`

function inOrder<T extends { name: string; refersTo: string[] }>(tables: T[]): T[] {
  const ordered: T[] = []
  let left = tables
  while (left.length > 0) {
    const next = left.filter(({ refersTo }) => !left.some(({ name }) => refersTo.includes(name)))
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    ordered.push(...next)
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

/** A name as SQL wants it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
