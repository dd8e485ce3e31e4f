import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { listKeysOf } from '../../features/keys/queries.ts'
import { receivedShares } from '../../features/prompts/access-queries.ts'
import { signInSubject } from '../../features/session/tokens.ts'
import { listUsedToday } from '../../features/uses/queries.ts'
import type { Identity } from '../../outside/sign-in.ts'
import { exportAuditEntries } from './audit-queries.ts'

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

/** Everything stored about a user, except sort and search keys, which repeat other columns, and token hashes, which reveal nothing. */
export async function getEverythingAbout(db: Queryable, account: Account): Promise<object> {
  const { id } = account
  const everything: Record<string, unknown[]> = {}
  for (const [name, select] of Object.entries(TABLES)) everything[name] = (await select(id).execute(db)).rows
  return {
    ...everything,
    account: everything['account']?.[0],
    api_keys: await listKeysOf(db, id),
    used_today: await listUsedToday(db, id),
    audit_log: await exportAuditEntries(db, account.netid),
    counted_limits: await limitsOf(db, account)
      .select(['key', 'count', 'window_start'])
      .orderBy('key')
      .execute(),
  }
}

/** How many rows each part of an export has, such as `upvotes 3`, without empty parts. */
export async function countParts(db: Queryable, id: number): Promise<string[]> {
  const counts: string[] = []
  const { account: _, ...parts } = TABLES
  for (const [name, select] of Object.entries(parts)) {
    const { rows } = await select(id).execute(db)
    if (rows.length > 0) counts.push(`${name.replaceAll('_', ' ')} ${rows.length}`)
  }
  return counts
}

/** Left out if the user can't view the prompt now: someone else has made it private, or it's deleted. */
const title = (id: number) => sql`
  case when all_prompts.author_id = ${id} or (deleted_at is null and (is_public or exists (
    select from ${receivedShares(id)} as received where received.prompt_id = all_prompts.id)))
  then all_prompts.title end as title`

/** Each part of the export, and the rows it has for a user. */
const TABLES = {
  account: (id) => sql`
    select id, netid, display_name, email, role, status, created_at, last_login_at, shared_seen_at,
      muted_notifications, issuer, subject
    from users where id = ${id}`,
  sessions: (id) =>
    sql`select issuer, created_at, last_seen_at from sessions where user_id = ${id} order by created_at`,
  tools_allowed: (id) => sql`select client_id, redirect_uri, scope, expires_at, used_at
    from oauth_codes where user_id = ${id} order by expires_at`,
  prompts: (id) => sql`
    select id, title, category, is_public, html, notes, tags, from_prompt_builder, fields, data_class,
      upvotes, uses, version, cloned_from, created_at, updated_at, deleted_at, deleted_by_admin, deleted_by_curator,
      delete_reason, unpublished_id, waiting_since
    from all_prompts where author_id = ${id} order by id`,
  // Includes deleted prompts, and what they wrote of prompts that now belong to someone else. A curator who corrected category or
  // tags, which is in the audit log, didn't write the text, and its author may have made it private since.
  revisions: (id) => sql`
    select prompt_id, revisions.revision, revisions.title, revisions.category, revisions.html,
      revisions.notes, revisions.tags, revisions.fields, revisions.data_class, changed, note, saved_at, was_public
    from revisions join all_prompts on all_prompts.id = prompt_id
    where author_id = ${id} or (saved_by = ${id} and (changed = '{}' or not changed <@ array['category', 'tags', 'data_class']))
    order by prompt_id, revisions.revision`,
  // Of public prompts, and not approved.
  edits: (id) => sql`
    select prompt_id, title, category, html, notes, tags, fields, data_class, note, waiting_since
    from edits where saved_by = ${id} order by prompt_id`,
  upvotes: (id) => sql`select prompt_id, ${title(id)}, upvotes.created_at
    from upvotes join all_prompts on all_prompts.id = prompt_id where user_id = ${id} order by upvotes.created_at`,
  saved_prompts: (id) => sql`select prompt_id, ${title(id)}, saved_at
    from saved_prompts join all_prompts on all_prompts.id = prompt_id where user_id = ${id} order by saved_at`,
  feedback: (id) => sql`
    select prompt_id, ${title(id)}, feedback.revision, worked, tool, feedback.note, answered_at
    from feedback join all_prompts on all_prompts.id = prompt_id where user_id = ${id} order by answered_at`,
  reports: (id) => sql`
    select prompt_id, ${title(id)}, collection_id, case when collections.visibility = 'public' then name end as collection,
      reports.revision, reason, reports.note, reported_at, action, handled_at
    from reports join report_cases on report_cases.id = case_id left join all_prompts on all_prompts.id = prompt_id
      left join collections on collections.id = collection_id
    where user_id = ${id} order by reported_at`,
  reports_handled: (id) => sql`select id, prompt_id, collection_id, action, message, handled_at
    from report_cases where handled_by = ${id} order by handled_at`,
  // Nothing about the reports: when they were sent, how many there were, and what they say can reveal who sent them.
  decisions_about_prompts: (id) => sql`select prompt_id, all_prompts.title, action, message, handled_at
    from report_cases join all_prompts on all_prompts.id = prompt_id
    where author_id = ${id} and action <> 'dismiss' order by handled_at`,
  decisions_about_collections: (id) => sql`select cases.collection_id, name, action, message, handled_at
    from report_cases as cases join collections on collections.id = cases.collection_id
      join collection_members as mine on mine.collection_id = collections.id and mine.user_id = ${id}
    where action <> 'dismiss' order by handled_at`,
  reviews: (id) => sql`
    select prompt_id, reviews.revision, outcome, reviewed_at, expires_at, ${title(id)}, reviews.note
    from reviews join all_prompts on all_prompts.id = prompt_id where reviewer_id = ${id} order by reviewed_at`,
  reviews_of_prompts: (id) => sql`
    select prompt_id, reviews.revision, outcome, reviewed_at, expires_at, all_prompts.title,
      reviews.note, reviewer.display_name as reviewed_by
    from reviews join all_prompts on all_prompts.id = prompt_id left join users as reviewer on reviewer.id = reviewer_id
    where author_id = ${id} order by reviewed_at`,
  collections: (id) => sql`
    select id, token, name, description, visibility, created_at, updated_at, featured_at,
      role, added_at, used_at
    from collections join collection_members on collection_id = id where user_id = ${id} order by id`,
  collection_items: (id) => sql`select item.collection_id, item.prompt_id, ${title(id)}, item.note
    from collection_members as mine join collection_items as item on item.collection_id = mine.collection_id
      join all_prompts on all_prompts.id = item.prompt_id
    where mine.user_id = ${id} order by item.collection_id, item.position, item.prompt_id`,
  imports: (
    id,
  ) => sql`select id, prompts, started_at, finished_at, added, skipped, undone_at, undone, collection_id
    from imports where user_id = ${id} order by id`,
  // The prompts of imports that aren't finished. All others are among the prompts.
  staged: (
    id,
  ) => sql`select import_id, title, category, html, notes, tags, fields, data_class, collection_note
    from staged_prompts join imports on imports.id = import_id where user_id = ${id} order by position`,
  imported: (id) => sql`select import_id, prompt_id, kept
    from imported_prompts join imports on imports.id = import_id where user_id = ${id} order by prompt_id`,
  shares_made: (id) => shares(id, sql`sharer_id`),
  shares_received: (id) => shares(id, sql`recipient_id`),
  invitations_made: (id) => invitations(id, sql`sharer_id = ${id}`),
  invitations_received: (id) => invitations(id, sql`invitations.name in (${names(id)})`),
  groups: (id) => sql`select group_id, name, role, source, added_at, seen_at
    from group_members join groups on groups.id = group_id where user_id = ${id} order by group_id`,
  groups_waiting: (id) => sql`select group_id, name, added_at
    from group_waiting where name in (${names(id)}) order by group_id`,
  group_shares_made: (
    id,
  ) => sql`select group_id, groups.name, prompt_id, ${title(id)}, collection_id, personal_message, shared_at
    from group_shares join groups on groups.id = group_id left join all_prompts on all_prompts.id = prompt_id
    where sharer_id = ${id} order by shared_at`,
  notifications_received: (id) => notifications(sql`user_id = ${id}`),
  notifications_caused: (id) => notifications(sql`actor_id = ${id}`),
  ai_enhancements: (id) => sql`
    select id, outcome, provider, model, input_tokens, output_tokens, cost_usd, duration_ms,
      started_at, finished_at, window_opened_at
    from enhancements where user_id = ${id} order by id`,
  ai_totals: (id) => sql`select succeeded, cost_usd from enhancement_totals where user_id = ${id}`,
  idempotency_keys: (id) => sql`select call, key, created_id, created_at
    from idempotency_keys where user_id = ${id} order by created_at`,
} satisfies Record<string, (id: number) => RawBuilder<unknown>>

function shares(id: number, column: RawBuilder<unknown>) {
  return sql`select prompt_id, ${title(id)},
      sharer.display_name as shared_by, recipient.display_name as shared_with, personal_message, shared_at
    from shares join all_prompts on all_prompts.id = prompt_id
      join users as recipient on recipient.id = recipient_id join users as sharer on sharer.id = sharer_id
    where ${column} = ${id} order by shared_at`
}

function invitations(id: number, isTheirs: RawBuilder<unknown>) {
  return sql`select prompt_id, ${title(id)}, sharer.display_name as invited_by, invitations.name, personal_message, invited_at
    from invitations join all_prompts on all_prompts.id = prompt_id join users as sharer on sharer.id = sharer_id
    where ${isTheirs} order by invited_at`
}

/** What someone waits under until they sign in. */
const names = (id: number) => sql`select netid from users where id = ${id}
  union select split_part(search_text, E'\\n', 2) from users where id = ${id}`

function notifications(isTheirs: RawBuilder<unknown>) {
  return sql`select id, type, title, message, prompt_id, collection_id, group_id, personal_message, created_at, read_at
    from notifications where ${isTheirs} order by id`
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
