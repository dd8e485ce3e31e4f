import type { FinishedImport } from '@prompt-library/contract/imports'
import { HOUR } from '@prompt-library/domain/durations'
import { IMPORT_HOURS } from '@prompt-library/domain/limits'
import { type Insertable, sql } from 'kysely'
import type { Db, Queryable, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { TEXT_BYTES } from '../prompts/queries.ts'

export type StagedPrompt = Insertable<Schema['staged_prompts']>

interface NewImport {
  userId: number
  prompts: number
  now: Date
}

/** Of the imports that the user didn't finish, only the latest before this one stays. */
export async function createImport(tx: Tx, { userId, prompts, now }: NewImport): Promise<number> {
  await sql`delete from imports where user_id = ${userId} and finished_at is null and id <> all(array(
    select id from imports where user_id = ${userId} and finished_at is null order by id desc limit 1))`.execute(
    tx,
  )
  const { id } = await tx
    .insertInto('imports')
    .values({ user_id: userId, prompts, started_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ImportKey {
  id: number
  userId: number
}

/** The token of the collection that was made, while it exists and the user is in it. */
const COLLECTION = sql<string | null>`(
  select token from collections join collection_members on collection_members.collection_id = collections.id
  where collections.id = imports.collection_id and collection_members.user_id = imports.user_id)`.as(
  'collection',
)

/** Until the transaction ends, no other request can change this import. */
export async function lockImport(tx: Tx, { id, userId }: ImportKey) {
  return tx
    .selectFrom('imports')
    .selectAll()
    .select(COLLECTION)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Until the transaction ends, the user can't finish another import, which could add the same prompts. */
export async function lockImporter(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Skips positions that have already arrived. */
export async function stagePrompts(tx: Tx, prompts: readonly StagedPrompt[]): Promise<void> {
  if (prompts.length === 0) return
  await tx
    .insertInto('staged_prompts')
    .values([...prompts])
    .onConflict((conflict) => conflict.columns(['import_id', 'position']).doNothing())
    .execute()
}

export async function sumStaged(tx: Tx, importId: number): Promise<{ prompts: number; bytes: number }> {
  const { rows } = await sql<{ prompts: number; bytes: number }>`
    select count(*)::int as prompts, coalesce(sum(${TEXT_BYTES}), 0)::int as bytes from staged_prompts where import_id = ${importId}`.execute(
    tx,
  )
  return rows[0] ?? { prompts: 0, bytes: 0 }
}

export async function deleteStaged(tx: Tx, importId: number): Promise<void> {
  await tx.deleteFrom('staged_prompts').where('import_id', '=', importId).execute()
}

export async function deleteUnfinished(db: Queryable, { id, userId }: ImportKey): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .execute()
}

interface Finished {
  id: number
  added: number
  skipped: number
  now: Date
}

export async function markFinished(tx: Tx, { id, now, ...counts }: Finished): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ ...counts, finished_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markUndone(
  tx: Tx,
  { id, undone, now }: { id: number; undone: number; now: Date },
): Promise<void> {
  await tx.updateTable('imports').set({ undone, undone_at: now }).where('id', '=', id).execute()
}

export async function listFinishedImports(
  db: Queryable,
  { userId, now }: { userId: number; now: Date },
): Promise<FinishedImport[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .select(COLLECTION)
    .where('user_id', '=', userId)
    .where('finished_at', '>', undoableSince(now))
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => finishedImport(row, row.finished_at ?? now))
}

export async function getFinishedImport(
  tx: Tx,
  { id, userId }: ImportKey,
): Promise<FinishedImport | undefined> {
  const row = await lockImport(tx, { id, userId })
  return row?.finished_at ? finishedImport(row, row.finished_at) : undefined
}

type ImportRow = NonNullable<Awaited<ReturnType<typeof lockImport>>>

function finishedImport(
  { id, added, skipped, undone_at, undone, collection }: ImportRow,
  finished_at: Date,
): FinishedImport {
  return {
    id,
    imported_at: finished_at.toISOString(),
    added,
    skipped,
    undo_until: new Date(finished_at.getTime() + IMPORT_HOURS * HOUR).toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
    undone,
    collection,
  }
}

export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - IMPORT_HOURS * HOUR)
}

export async function deleteImportsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('imports').where(sql<boolean>`coalesce(finished_at, started_at) <= ${time}`).execute()
}
