import type { RunScript } from '../../db/database.ts'

export interface Table {
  name: string
  /** Stored columns. Generated columns are left out. */
  columns: string[]
  /** The identity column. */
  identity: string | null
  /** Primary key columns, if any. */
  key: { name: string; isText: boolean }[]
}

/**
 * All tables of the library, read from the catalog so that no new table is forgotten. Each table comes after the tables it
 * references. The migrations table and unlogged tables, which can lose their data anyway, are left out.
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
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "references"
    from pg_class
    where ${NOT_FROM_EXTENSION} and relpersistence = 'p' and relname <> 'migrations'
    order by relname`)) as unknown as (Table & { references: string[] })[]
  return inOrder(tables).map(({ references: _, ...table }) => table)
}

/** Every table that isn't part of an extension. */
export async function listTableNames(run: RunScript): Promise<string[]> {
  const rows = await run(`select relname as name from pg_class where ${NOT_FROM_EXTENSION} order by relname`)
  return rows.map((row) => String(row['name']))
}

const NOT_FROM_EXTENSION = `relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`

function inOrder<T extends { name: string; references: string[] }>(tables: T[]): T[] {
  const ordered: T[] = []
  let left = tables
  while (left.length > 0) {
    const next = left.filter(({ references }) => !left.some(({ name }) => references.includes(name)))
    if (next.length === 0) throw new Error('the foreign keys form a cycle')
    ordered.push(...next)
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

/** Quotes an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
