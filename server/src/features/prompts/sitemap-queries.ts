import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/** A value that changes when prompts are added, deleted, published or made private. Cheap: it reads counts kept by triggers. */
export async function getSitemapState(db: Queryable): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select format('%s %s',
      (select coalesce(sum(prompts), 0) from prompt_counts where is_public), (select max(id) from prompts)) as state`.execute(
    db,
  )
  return rows[0]?.state ?? ''
}

/**
 * The parts, counted from 1, that hold a public prompt. A part is a range of ids: so none has more prompts than its size,
 * and each is found by the index of ids.
 */
export async function listParts(db: Queryable, size: number): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part
    from generate_series(1, (select (max(id) - 1) / ${size}::int + 1 from prompts)) as part
    where exists (
      select from prompts
      where is_public and id > (part - 1) * ${size}::bigint and id <= part * ${size}::bigint
    )
    order by part`.execute(db)
  return rows.map(({ part }) => part)
}

/** The public prompts of a part, each with the day of its last change. */
export async function listPartPrompts(db: Queryable, { part, size }: { part: number; size: number }) {
  // the last part ends beyond the largest integer
  const { rows } = await sql<{ id: number; day: string }>`
    select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from prompts
    where is_public and id > ${(part - 1) * size}::bigint and id <= ${part * size}::bigint
    order by id`.execute(db)
  return rows
}
