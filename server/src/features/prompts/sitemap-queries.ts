import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/** Changes when prompts are added, deleted, restored, published, or made private. Cheap, because triggers keep the counts. */
export async function getSitemapState(db: Queryable): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select format('%s %s %s',
      (select coalesce(sum(prompts), 0) from prompt_counts where is_public), (select max(id) from prompts),
      -- One prompt may be deleted and another restored.
      (select (count(*), max(deleted_at)) from all_prompts where deleted_at is not null)) as state`.execute(
    db,
  )
  return rows[0]?.state ?? ''
}

/**
 * The parts with a public prompt, counted from 1. A part is a range of IDs, so it can't contain more prompts than its size, and
 * the primary key finds it.
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

export async function listPartPrompts(db: Queryable, { part, size }: { part: number; size: number }) {
  // The last part ends beyond the largest integer, so the bounds are bigint.
  const { rows } = await sql<{ id: number; day: string }>`
    select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from prompts
    where is_public and id > ${(part - 1) * size}::bigint and id <= ${part * size}::bigint
    order by id`.execute(db)
  return rows
}
