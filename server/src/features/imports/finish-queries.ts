// What an import adds, updates, and skips. Every statement handles all prompts of an import, inside the database, so the
// size of an import doesn't matter here.
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { TEXT_BYTES } from '../prompts/queries.ts'

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
 * Decides which prompts are added, with their new IDs, and which update one of the user's. Skips what the user already has, unless
 * they chose to keep both. IDs grow from the last to the first, so that the list of new prompts shows them as the file does. If
 * several prompts of the file update the same one, the last counts.
 */
export async function chooseStaged(tx: Tx, { importId, userId }: Omit<Staged, 'now'>): Promise<void> {
  await sql`
    with added as materialized (
      select position, row_number() over (order by position desc) as rank from staged_prompts
      where import_id = ${importId} and replaces_id is null and (keep_duplicate or not exists (
        select from prompts as own where own.author_id = ${userId} and own.title_key = staged_prompts.title_key
          and own.title = staged_prompts.title and own.html = staged_prompts.html))
    ),
    ids as materialized (
      select rank, nextval(pg_get_serial_sequence('all_prompts', 'id'))::int as id
      from generate_series(1, (select count(*) from added)) as rank
    )
    update staged_prompts set prompt_id = chosen.id
    from (
      select position, id from added join ids using (rank)
      union all
      select max(position), replaces_id from staged_prompts
      where import_id = ${importId} and replaces_id is not null group by replaces_id
    ) as chosen
    where staged_prompts.import_id = ${importId} and staged_prompts.position = chosen.position`.execute(tx)
}

/** A copy of a prompt that a curator made private stays private, too. Returns how many were added. */
export async function addStaged(tx: Tx, { importId, userId, now }: Staged): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with held as materialized (select id, title_key, html, unpublished_id from all_prompts
      where author_id = ${userId} and unpublished_id is not null),
    added as (
      insert into all_prompts (id, author_id, title, title_key, category, is_public, html, notes, tags, tag_keys, fields,
        data_class, revision_note, revision, unpublished_id, created_at, updated_at)
      overriding system value
      select prompt_id, ${userId}, title, title_key, category, false, html, notes, tags, tag_keys, fields, data_class, revision_note,
        1 + cardinality(earlier_notes), (select held.unpublished_id from held
          where held.title_key = staged_prompts.title_key or held.html = staged_prompts.html order by held.id limit 1),
        ${now}, ${now}
      from staged_prompts
      where import_id = ${importId} and prompt_id is not null and replaces_id is null
      order by prompt_id
      returning id
    )
    select count(*)::int as count from added`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The file has only the notes of earlier versions, not their texts. Call it after `addStaged`. */
export async function addEarlierNotes(tx: Tx, { importId, userId, now }: Staged): Promise<void> {
  await sql`
    insert into revisions (prompt_id, revision, title, category, html, notes, tags, fields, data_class, changed, note, saved_by,
      saved_at, was_public)
    select prompt_id, number, title, category, html, notes, tags, fields, data_class, '{}', note, ${userId}, ${now}, false
    from staged_prompts, unnest(earlier_notes) with ordinality as earlier (note, number)
    where import_id = ${importId} and prompt_id is not null and replaces_id is null`.execute(tx)
}

/** Notes what undoing the import needs. Call it before `updateReplaced`. */
export async function recordImported(tx: Tx, { importId }: { importId: number }): Promise<void> {
  await sql`
    insert into imported_prompts (import_id, prompt_id, version, earlier_revision, earlier_title_key, earlier_tag_keys, collections)
    select import_id, prompt_id, 1, null, null, null, 0 from staged_prompts
    where import_id = ${importId} and prompt_id is not null and replaces_id is null
    union all
    select import_id, prompts.id, version + 1, revision, prompts.title_key, prompts.tag_keys,
      (select count(*)::int from collection_items where collection_items.prompt_id = prompts.id)
    from staged_prompts join prompts on prompts.id = staged_prompts.prompt_id
    where import_id = ${importId} and replaces_id is not null`.execute(tx)
}

/** Tags that only the library sets stay. */
export async function updateReplaced(
  tx: Tx,
  { importId, reserved, now }: Omit<Staged, 'userId'> & { reserved: { names: string[]; keys: string[] } },
): Promise<number[]> {
  const kept = (column: string, values: string[]) =>
    sql`array(select one from unnest(prompts.${sql.ref(column)}) as one where one = any(${values}::text[]))`
  const { rows } = await sql<{ id: number }>`
    update prompts set title = staged.title, title_key = staged.title_key, category = staged.category, html = staged.html,
      notes = staged.notes, tags = ${kept('tags', reserved.names)} || staged.tags,
      tag_keys = ${kept('tag_keys', reserved.keys)} || staged.tag_keys,
      fields = staged.fields, data_class = staged.data_class, revision_note = staged.revision_note, updated_at = ${now},
      version = prompts.version + 1
    from staged_prompts as staged
    where import_id = ${importId} and staged.replaces_id is not null and prompts.id = staged.prompt_id
    returning prompts.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Whether what was computed for search can't be used: the author may have another name since, which only a sign-in changes, or a
 * server of an earlier version staged the prompts.
 */
export async function isIndexOutdated(tx: Tx, importId: number): Promise<boolean> {
  const { rows } = await sql`select from imports join users on users.id = imports.user_id
    where imports.id = ${importId} and (last_login_at >= started_at or exists (
      select from staged_prompts where import_id = imports.id and document is null))`.execute(tx)
  return rows.length > 0
}

export async function listAdded(tx: Tx, importId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select prompt_id as id from imported_prompts
    where import_id = ${importId} and earlier_revision is null`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The bytes of the texts that the import will save, and of their copies for earlier notes. Call it after `chooseStaged`. */
export async function sumChosen(tx: Tx, importId: number): Promise<{ texts: number; copies: number }> {
  const { rows } = await sql<{ texts: number; copies: number }>`
    select coalesce(sum(${TEXT_BYTES}), 0)::float8 as texts, coalesce(sum(${COPY_BYTES}), 0)::float8 as copies
    from staged_prompts where import_id = ${importId} and prompt_id is not null`.execute(tx)
  return rows[0] ?? { texts: 0, copies: 0 }
}

/** Leaves out the earlier notes of prompts whose copies don't fit into `left` bytes. Returns how many prompts these are. */
export async function leaveOutNotes(
  tx: Tx,
  { importId, left }: { importId: number; left: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update staged_prompts set earlier_notes = '{}'
    from (select position, sum(${COPY_BYTES}) over (order by position) as bytes from staged_prompts
      where import_id = ${importId} and prompt_id is not null) as copies
    where import_id = ${importId} and staged_prompts.position = copies.position and copies.bytes > ${left}::float8
      and ${COPY_BYTES} > 0`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** A prompt that the import updates keeps its own history instead. */
const COPY_BYTES = sql`(case when replaces_id is null then ${TEXT_BYTES}::bigint * cardinality(earlier_notes) else 0 end)`
