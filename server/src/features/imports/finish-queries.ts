// What an import adds and skips. Every statement handles all prompts of an import, inside the database, so the size of an import
// doesn't matter here.
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { TEXT_BYTES } from '../prompts/queries.ts'

interface Staged {
  importId: number
  userId: number
}

/**
 * Decides which prompts are added, with their new IDs. Skips what the user already has, unless they chose to keep both. IDs grow
 * from the last to the first, so that the list of new prompts shows them as the file does.
 */
export async function chooseStaged(
  tx: Tx,
  { importId, userId, keepDuplicates }: Staged & { keepDuplicates: boolean },
): Promise<void> {
  await sql`
    with added as materialized (
      select position, row_number() over (order by position desc) as rank from staged_prompts
      where import_id = ${importId} and (${keepDuplicates} or not exists (
        select from prompts as own where own.author_id = ${userId} and own.title_key = staged_prompts.title_key
          and own.title = staged_prompts.title and own.html = staged_prompts.html))
    ),
    ids as materialized (
      select rank, nextval(pg_get_serial_sequence('all_prompts', 'id'))::int as id
      from generate_series(1, (select count(*) from added)) as rank
    )
    update staged_prompts set prompt_id = ids.id
    from added join ids using (rank)
    where staged_prompts.import_id = ${importId} and staged_prompts.position = added.position`.execute(tx)
}

/** A copy of a prompt that a curator made private stays private, too. Returns how many were added. */
export async function addStaged(tx: Tx, { importId, userId, now }: Staged & { now: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with held as materialized (select id, title_key, html, unpublished_id from all_prompts
      where author_id = ${userId} and unpublished_id is not null),
    added as (
      insert into all_prompts (id, author_id, title, title_key, category, is_public, html, notes, tags, tag_keys, fields,
        data_class, unpublished_id, created_at, updated_at)
      overriding system value
      select prompt_id, ${userId}, title, title_key, category, false, html, notes, tags, tag_keys, fields, data_class,
        (select held.unpublished_id from held
          where held.title_key = staged_prompts.title_key or held.html = staged_prompts.html order by held.id limit 1),
        ${now}, ${now}
      from staged_prompts
      where import_id = ${importId} and prompt_id is not null
      order by prompt_id
      returning id
    )
    select count(*)::int as count from added`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Notes what undoing the import deletes. */
export async function recordImported(tx: Tx, importId: number): Promise<void> {
  await sql`insert into imported_prompts (import_id, prompt_id) select import_id, prompt_id from staged_prompts
    where import_id = ${importId} and prompt_id is not null`.execute(tx)
}

export async function listAdded(tx: Tx, importId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('imported_prompts')
    .select('prompt_id')
    .where('import_id', '=', importId)
    .execute()
  return rows.map(({ prompt_id }) => prompt_id)
}

/** The bytes of the texts that the import will save. Call it after `chooseStaged`. */
export async function sumChosen(tx: Tx, importId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${TEXT_BYTES}), 0)::float8 as bytes
    from staged_prompts where import_id = ${importId} and prompt_id is not null`.execute(tx)
  return rows[0]?.bytes ?? 0
}
