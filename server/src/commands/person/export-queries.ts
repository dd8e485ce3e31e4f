// What an export of a person's data contains: everything stored about them, table by table, except sort and search keys,
// which repeat other columns, and token hashes, which reveal nothing.
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { listKeysOf } from '../../features/keys/queries.ts'
import { signInSubject } from '../../features/session/tokens.ts'
import { listUsedToday } from '../../features/uses/queries.ts'
import type { Identity } from '../../outside/sign-in.ts'
import { countMissesOf } from '../../search/missed-searches.ts'
import { exportAuditEntries } from './audit-queries.ts'
import { reportsAbout, reportsBy, reportsHandledBy } from './report-queries.ts'
import { reviewsBy, reviewsOf } from './review-queries.ts'

export interface Account {
  id: number
  netid: string
  display_name: string
  email: string | null
  /** Who the user is at the sign-in service, if the account is linked. */
  identity?: Identity | undefined
}

export async function findAccount(db: Queryable, netid: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'display_name', 'email', 'issuer', 'subject'])
    .where('netid', '=', netid)
    .executeTakeFirst()
  if (!row) return undefined
  const { issuer, subject, ...account } = row
  return { ...account, netid, identity: issuer && subject ? { issuer, subject } : undefined }
}

/**
 * Everything stored about a user, table by table, except sort and search keys, which repeat other columns, and token
 * hashes, which reveal nothing.
 */
export async function getEverythingAbout(db: Queryable, account: Account): Promise<object> {
  const { id } = account
  const title = sql<
    string | null
  >`case when all_prompts.author_id = ${id} or (is_public and deleted_at is null) then all_prompts.title end`
  return {
    account: await db
      .selectFrom('users')
      .select(['id', 'netid', 'display_name', 'email', 'role', 'status'])
      .select(['created_at', 'last_login_at', 'shared_seen_at', 'muted_notifications', 'issuer', 'subject'])
      .where('id', '=', id)
      .executeTakeFirst(),
    sessions: await db
      .selectFrom('sessions')
      .select(['issuer', 'created_at', 'last_seen_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    api_keys: await listKeysOf(db, id),
    prompts: await db
      .selectFrom('all_prompts')
      .select([
        'id',
        'title',
        'category',
        'is_public',
        'html',
        'notes',
        'tags',
        'from_prompt_builder',
        'fields',
        'data_class',
      ])
      .select(['upvotes', 'uses', 'version', 'cloned_from', 'created_at', 'updated_at'])
      .select(['deleted_at', 'deleted_by_admin', 'deleted_by_curator', 'delete_reason'])
      .select(['unpublished_id', 'waiting_since'])
      .where('author_id', '=', id)
      .orderBy('id')
      .execute(),
    revisions: await revisionsOf(db, id),
    used_today: await listUsedToday(db, id),
    // The words are stored only as keyed hashes.
    searches_without_results_this_month: await countMissesOf(db, id),
    // The title is left out if the author has since made the prompt private, or if it's deleted.
    upvotes: await db
      .selectFrom('upvotes')
      .innerJoin('all_prompts', 'all_prompts.id', 'upvotes.prompt_id')
      .select(['upvotes.prompt_id', title.as('title'), 'upvotes.created_at'])
      .where('upvotes.user_id', '=', id)
      .orderBy('upvotes.created_at')
      .execute(),
    saved_prompts: await db
      .selectFrom('saved_prompts')
      .innerJoin('all_prompts', 'all_prompts.id', 'saved_prompts.prompt_id')
      .select(['saved_prompts.prompt_id', title.as('title'), 'saved_prompts.saved_at'])
      .where('saved_prompts.user_id', '=', id)
      .orderBy('saved_prompts.saved_at')
      .execute(),
    feedback: await db
      .selectFrom('feedback')
      .innerJoin('all_prompts', 'all_prompts.id', 'feedback.prompt_id')
      .select(['feedback.prompt_id', title.as('title'), 'feedback.revision', 'feedback.worked'])
      .select(['feedback.tool', 'feedback.note', 'feedback.answered_at'])
      .where('feedback.user_id', '=', id)
      .orderBy('feedback.answered_at')
      .execute(),
    reports: await reportsBy(db, { id, title }),
    reports_handled: await reportsHandledBy(db, id),
    decisions_about_prompts: await reportsAbout(db, id),
    reviews: await reviewsBy(db, { id, title }),
    reviews_of_prompts: await reviewsOf(db, id),
    collections: await collectionsOf(db, { id, title }),
    imports: await importsOf(db, id),
    shares_made: await sharesOf(db, id).where('shares.sharer_id', '=', id).execute(),
    shares_received: await sharesOf(db, id).where('shares.recipient_id', '=', id).execute(),
    notifications_received: await notifications(db).where('user_id', '=', id).execute(),
    notifications_caused: await notifications(db).where('actor_id', '=', id).execute(),
    ai_enhancements: await db
      .selectFrom('enhancements')
      .select([
        'id',
        'outcome',
        'provider',
        'model',
        'input_tokens',
        'output_tokens',
        'cost_usd',
        'duration_ms',
      ])
      .select(['started_at', 'finished_at', 'window_opened_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    ai_totals: await db
      .selectFrom('enhancement_totals')
      .select(['succeeded', 'cost_usd'])
      .where('user_id', '=', id)
      .execute(),
    idempotency_keys: await db
      .selectFrom('idempotency_keys')
      .select(['call', 'key', 'created_id', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    audit_log: await exportAuditEntries(db, account.netid),
    counted_limits: await limitsOf(db, account)
      .select(['key', 'count', 'window_start'])
      .orderBy('key')
      .execute(),
  }
}

/** Includes deleted prompts, and what they saved of prompts that now belong to someone else. */
async function revisionsOf(db: Queryable, id: number): Promise<object[]> {
  return db
    .selectFrom('revisions')
    .innerJoin('all_prompts', 'all_prompts.id', 'revisions.prompt_id')
    .select(['revisions.prompt_id', 'revisions.revision', 'revisions.title', 'revisions.category'])
    .select(['revisions.html', 'revisions.notes', 'revisions.tags', 'revisions.fields'])
    .select(['revisions.data_class', 'revisions.changed', 'revisions.note', 'revisions.saved_at'])
    .select(['revisions.was_public', 'revisions.hidden'])
    .where(({ or, eb }) => or([eb('all_prompts.author_id', '=', id), eb('revisions.saved_by', '=', id)]))
    .orderBy('revisions.prompt_id')
    .orderBy('revisions.revision')
    .execute()
}

/** Collections that the user owns or co-edits, with their prompts in order. */
async function collectionsOf(
  db: Queryable,
  { id, title }: { id: number; title: RawBuilder<string | null> },
): Promise<object[]> {
  const collections = await db
    .selectFrom('collection_members as mine')
    .innerJoin('collections', 'collections.id', 'mine.collection_id')
    .select(['collections.id', 'collections.token', 'collections.name', 'collections.description'])
    .select([
      'collections.visibility',
      'collections.version',
      'collections.created_at',
      'collections.updated_at',
      'collections.featured_at',
    ])
    .select(['mine.role', 'mine.added_at', 'mine.used_at'])
    .where('mine.user_id', '=', id)
    .orderBy('collections.id')
    .execute()
  const items = await db
    .selectFrom('collection_members as mine')
    .innerJoin('collection_items as item', 'item.collection_id', 'mine.collection_id')
    .innerJoin('all_prompts', 'all_prompts.id', 'item.prompt_id')
    .select(['item.collection_id', 'item.prompt_id', title.as('title'), 'item.note'])
    .where('mine.user_id', '=', id)
    .orderBy('item.position')
    .orderBy('item.prompt_id')
    .execute()
  const byCollection = Map.groupBy(items, ({ collection_id }) => collection_id)
  return collections.map((collection) => ({
    ...collection,
    prompts: (byCollection.get(collection.id) ?? []).map(({ collection_id: _, ...item }) => item),
  }))
}

/** With the prompts of imports that aren't finished. All others are among the prompts. */
async function importsOf(db: Queryable, id: number): Promise<object[]> {
  const imports = await db
    .selectFrom('imports')
    .select(['id', 'prompts', 'started_at', 'finished_at', 'added', 'skipped'])
    .select(['undone_at', 'undone', 'collection_id'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  const staged = await db
    .selectFrom('staged_prompts')
    .innerJoin('imports', 'imports.id', 'staged_prompts.import_id')
    .select(['import_id', 'title', 'category', 'html', 'notes', 'tags', 'fields', 'data_class'])
    .select(['revision_note', 'collection_note'])
    .where('user_id', '=', id)
    .orderBy('position')
    .execute()
  const byImport = Map.groupBy(staged, ({ import_id }) => import_id)
  const done = await db
    .selectFrom('imported_prompts')
    .innerJoin('imports', 'imports.id', 'imported_prompts.import_id')
    .select(['import_id', 'prompt_id', 'kept'])
    .where('user_id', '=', id)
    .orderBy('prompt_id')
    .execute()
  const doneByImport = Map.groupBy(done, ({ import_id }) => import_id)
  const without = <Row extends { import_id: number }>({ import_id: _, ...row }: Row) => row
  return imports.map((one) => ({
    ...one,
    staged: (byImport.get(one.id) ?? []).map(without),
    imported: (doneByImport.get(one.id) ?? []).map(without),
  }))
}

function sharesOf(db: Queryable, id: number) {
  const title = sql<
    string | null
  >`case when author_id = ${id} or (deleted_at is null and (is_public or recipient_id = ${id})) then all_prompts.title end`
  return db
    .selectFrom('shares')
    .innerJoin('all_prompts', 'all_prompts.id', 'shares.prompt_id')
    .innerJoin('users as recipient', 'recipient.id', 'shares.recipient_id')
    .innerJoin('users as sharer', 'sharer.id', 'shares.sharer_id')
    .select(['shares.prompt_id', title.as('title'), 'sharer.display_name as shared_by'])
    .select(['recipient.display_name as shared_with', 'shares.personal_message', 'shares.shared_at'])
    .orderBy('shares.shared_at')
}

function notifications(db: Queryable) {
  return db
    .selectFrom('notifications')
    .select(['id', 'type', 'title', 'message', 'prompt_id', 'collection_id', 'personal_message'])
    .select(['created_at', 'read_at'])
    .orderBy('id')
}

export interface Counted {
  netid: string
  identity?: Identity | undefined
  /** Undefined if the account no longer exists. */
  id?: number
}

/** Sign-ins are counted per NetID or identity, and everything else per account. */
export function limitsOf(db: Queryable, { id, netid, identity }: Counted) {
  const signIns = [netid, signInSubject({ netid, identity })].map((subject) => `sign-in-person:${subject}`)
  return db
    .selectFrom('rate_limits')
    .where((limit) =>
      limit.or([
        limit('key', 'in', signIns),
        ...(id === undefined
          ? []
          : [limit.and([limit('key', 'like', `%:${id}`), limit('key', 'not like', 'sign-in-person:%')])]),
      ]),
    )
}
