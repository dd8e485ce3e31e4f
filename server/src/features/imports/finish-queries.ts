import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

// Every statement handles all prompts of an import, inside the database, so the size of an import doesn't matter here.

interface Staged {
  importId: number
  userId: number
  now: Date
}

/**
 * Until the transaction ends, no one can change the prompts that the import updates. Returns the IDs of those that aren't the
 * user's, have changed, are public, or are deleted.
 */
export async function lockReplaced(tx: Tx, { importId, userId }: Omit<Staged, 'now'>): Promise<number[]> {
  await sql`select from all_prompts where author_id = ${userId} and id in (
      select replaces_id from staged_prompts where import_id = ${importId})
    order by id for no key update`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select distinct replaces_id as id from staged_prompts
    where import_id = ${importId} and replaces_id is not null and not exists (
      select from prompts where id = replaces_id and author_id = ${userId} and version = replaces_version and not is_public)
    order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Skips prompts that the user already has, unless they chose to keep both. Added from last to first, so that the list of new
 * prompts shows them as the file does. A copy of a prompt that a curator made private stays private, too.
 */
export async function addStaged(tx: Tx, { importId, userId, now }: Staged): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with held as materialized (select id, title_key, html, unpublished_id from all_prompts
      where author_id = ${userId} and unpublished_id is not null)
    insert into all_prompts (author_id, title, title_key, category, is_public, html, notes, tags, tag_keys, fields, data_class,
      revision_note, unpublished_id, created_at, updated_at)
    select ${userId}, title, title_key, category, false, html, notes, tags, tag_keys, fields, data_class, revision_note,
      (select held.unpublished_id from held
        where held.title_key = staged_prompts.title_key or held.html = staged_prompts.html order by held.id limit 1),
      ${now}, ${now}
    from staged_prompts
    where import_id = ${importId} and replaces_id is null and (keep_duplicate or not exists (
      select from prompts as own where own.author_id = ${userId} and own.title_key = staged_prompts.title_key
        and own.title = staged_prompts.title and own.html = staged_prompts.html))
    order by position desc
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function recordAdded(tx: Tx, { importId, ids }: { importId: number; ids: readonly number[] }) {
  await sql`insert into imported_prompts (import_id, prompt_id, version, collections)
    select ${importId}, id, 1, 0 from unnest(${ids}::int[]) as id`.execute(tx)
}

/** Call it before `updateReplaced`. If several prompts of the file update the same one, the last counts. */
export async function recordUpdated(tx: Tx, { importId }: { importId: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into imported_prompts (import_id, prompt_id, version, earlier_revision, earlier_title_key, earlier_tag_keys, collections)
    select ${importId}, id, version + 1, revision, title_key, tag_keys,
      (select count(*)::int from collection_items where prompt_id = prompts.id)
    from prompts where id in (select replaces_id from staged_prompts where import_id = ${importId})
    returning prompt_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Tags that only the library sets stay. */
export async function updateReplaced(
  tx: Tx,
  { importId, reserved, now }: Omit<Staged, 'userId'> & { reserved: { names: string[]; keys: string[] } },
): Promise<void> {
  const kept = (column: string, values: string[]) =>
    sql`array(select one from unnest(prompts.${sql.ref(column)}) as one where one = any(${values}::text[]))`
  await sql`
    update prompts set title = staged.title, title_key = staged.title_key, category = staged.category, html = staged.html,
      notes = staged.notes, tags = ${kept('tags', reserved.names)} || staged.tags,
      tag_keys = ${kept('tag_keys', reserved.keys)} || staged.tag_keys,
      fields = staged.fields, data_class = staged.data_class, revision_note = staged.revision_note, updated_at = ${now},
      version = prompts.version + 1
    from (select distinct on (replaces_id) * from staged_prompts
      where import_id = ${importId} and replaces_id is not null order by replaces_id, position desc) as staged
    where prompts.id = staged.replaces_id`.execute(tx)
}

/** The size of the texts that the import saved. */
export async function sumImported(tx: Tx, importId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(title) + octet_length(html) + coalesce(octet_length(notes), 0)
      + octet_length(fields::text)), 0)::int as bytes
    from prompts join imported_prompts on imported_prompts.prompt_id = prompts.id and import_id = ${importId}`.execute(
    tx,
  )
  return rows[0]?.bytes ?? 0
}
