import type { Prompt } from '@prompt-library/contract/prompts'
import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { GROUP_USES_MEMBERS_MIN } from '@prompt-library/domain/limits'
import type { Category } from '@prompt-library/domain/prompts/categories'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable, Tx } from '../../db/database.ts'
import { isAuthor, isVisibleTo, receivedShares } from './access-queries.ts'

/** Who reads a prompt, and when: whether a review has expired depends on it. */
export interface Reader {
  viewerId: number | null
  now: Date
}

/** A prompt's columns as named in the contract, and whether the viewer has upvoted, saved, or collected it. */
export function promptColumns({ viewerId, now }: Reader) {
  // Looks up the vote per prompt: a join or `exists` may read every vote of the viewer.
  return sql`prompts.id, prompts.title, prompts.category, prompts.html as markdown, prompts.notes, prompts.is_public,
    case when prompts.is_public then 'public' else 'private' end as visibility, ${publishingOf(viewerId)} as publishing,
    prompts.author_id, author.display_name as author_name, author.kind = 'library' as by_library,
    ${CREATED_AT} as created_at, ${UPDATED_AT} as updated_at, prompts.version, prompts.revision, prompts.upvotes,
    coalesce((select true from upvotes
      where upvotes.prompt_id = prompts.id and upvotes.user_id = ${viewerId}), false) as "userHasVoted",
    ${hasSaved(viewerId)} as "userHasSaved", ${hasCollected(viewerId)} as "userHasCollected",
    prompts.tags, prompts.from_prompt_builder, prompts.fields, prompts.data_class, prompts.uses,
    ${reviewColumn({ viewerId, now })} as review`
}

/** Looks up the review only if there is one. That a curator asked for changes is between them and the author. */
function reviewColumn({ viewerId, now }: Reader) {
  const isTheirs = isAuthor(viewerId)
  return sql`case when prompts.reviewed_revision is not null then (
    select ${reviewJson(now, sql`case when ${isTheirs} then reviews.note else '' end`)}
    from reviews left join users as reviewer on reviewer.id = reviews.reviewer_id
    where reviews.prompt_id = prompts.id and (reviews.outcome = 'approved' or ${isTheirs})) end`
}

/** A row of `reviews` with its `reviewer` as named in the contract. */
export function reviewJson(now: Date, note: RawBuilder<unknown>) {
  return sql`json_build_object('state', case when reviews.expires_at <= ${now} then 'expired'
      when reviews.revision <> prompts.revision then 'changed' else reviews.outcome end,
    'revision', reviews.revision, 'by_name', reviewer.display_name, 'at', ${REVIEWED_AT},
    'until', ${REVIEW_EXPIRES_AT}, 'note', ${note})`
}

/** Only the author learns why it isn't public, and only who saved an edit that it waits. Curators find what waits under Reviews. */
function publishingOf(viewerId: number | null) {
  if (viewerId === null) return sql`null`
  return sql`case when prompts.is_public then (select 'waiting' from edits
      where edits.prompt_id = prompts.id and edits.saved_by = ${viewerId} and edits.waiting_since is not null)
    when prompts.author_id <> ${viewerId} then null
    when prompts.waiting_since is not null then 'waiting' when prompts.unpublished_id is not null then 'made_private' end`
}

function hasSaved(viewerId: number | null) {
  if (viewerId === null) return sql.lit(false)
  return sql`coalesce((select true from saved_prompts
    where saved_prompts.prompt_id = prompts.id and saved_prompts.user_id = ${viewerId}), false)`
}

function hasCollected(viewerId: number | null) {
  if (viewerId === null) return sql.lit(false)
  // An array, read once per statement: a join might read every collection that contains a popular prompt.
  return sql`coalesce((select true from collection_items where collection_items.prompt_id = prompts.id
      and collection_items.collection_id = any(array(
        select collection_id from collection_members where collection_members.user_id = ${viewerId}))
    limit 1), false)`
}

/** The bytes of a prompt's texts. PostgreSQL knows the length of a text without reading it. */
export const TEXT_BYTES = sql`(octet_length(title) + octet_length(html) + coalesce(octet_length(notes), 0)
  + octet_length(fields::text))`

// Formatting times in PostgreSQL is faster than parsing and formatting them here.
export const inIso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const CREATED_AT = inIso('prompts.created_at')
const UPDATED_AT = inIso('prompts.updated_at')
const SHARED_AT = inIso('received.shared_at')
const REVIEWED_AT = inIso('reviews.reviewed_at')
const REVIEW_EXPIRES_AT = inIso('reviews.expires_at')

/**
 * Returns undefined if the viewer can't view the prompt. One statement, because between two the author could make the prompt
 * private and save a text that the viewer can't read.
 */
export async function getPrompt(
  db: Queryable,
  id: number,
  { viewerId, now }: Reader,
): Promise<Prompt | undefined> {
  const { rows } = await sql<Prompt>`
    select ${promptColumns({ viewerId, now })}, ${lineageColumns(id, viewerId)},
      ${editColumn(viewerId)} as edit, ${madePrivateBecause(viewerId)} as made_private_because
    from prompts join users as author on author.id = prompts.author_id
    where prompts.id = ${id} and ${isVisibleTo(viewerId)}`.execute(db)
  return rows[0]
}

/** The text that its editor last saved, while the prompt stays as it was approved. */
function editColumn(viewerId: number | null) {
  if (viewerId === null) return sql`null`
  return sql`(select json_build_object('revision', revision, 'title', title, 'category', category, 'html', html, 'notes', notes,
      'tags', tags, 'fields', fields, 'data_class', data_class, 'note', note)
    from edits where edits.prompt_id = prompts.id and edits.saved_by = ${viewerId})`
}

/** What a curator told the author. */
function madePrivateBecause(viewerId: number | null) {
  return sql`case when not prompts.is_public and prompts.unpublished_id = prompts.id and ${isAuthor(viewerId)} then (
    select message from report_cases where report_cases.prompt_id = prompts.id and action = 'make_private'
    order by handled_at desc limit 1) end`
}

/** The original of a prompt, if the viewer can view that too, and the number of its public clones. */
function lineageColumns(id: number, viewerId: number | null) {
  return sql`(select json_build_object('id', prompts.id, 'title', prompts.title) from prompts
      where prompts.id = (select cloned_from from prompts where id = ${id}) and ${isVisibleTo(viewerId)}) as cloned_from,
    (select count(*)::int from prompts where cloned_from = ${id} and is_public) as public_clones`
}

// More than a link preview shows, including formatting. A prompt can be 50 times as long.
const OPENING_LENGTH = 2_000

export async function getPublicOpening(db: Queryable, id: number) {
  return db
    .selectFrom('prompts')
    .select(['title', sql<string>`left(html, ${OPENING_LENGTH})`.as('opening')])
    .where('id', '=', id)
    .where(isVisibleTo(null))
    .executeTakeFirst()
}

/** Adds the latest share to each prompt that is shared with the recipient, or their latest share with one of their groups. */
export async function withLatestShares(
  db: Queryable,
  prompts: readonly Prompt[],
  { recipientId, groupId }: { recipientId: number; groupId?: number | undefined },
): Promise<Prompt[]> {
  const ids = prompts.map(({ id }) => id)
  const { rows } = await sql<LatestShare>`
    select distinct on (received.prompt_id) received.prompt_id, sharer.display_name as shared_by_name,
      ${SHARED_AT} as shared_at, received.personal_message,
      (select json_build_object('id', groups.id, 'name', groups.name) from groups where groups.id = received.group_id) as shared_group
    from ${receivedShares(recipientId)} as received join users as sharer on sharer.id = received.sharer_id
    where received.prompt_id = any(${ids}::int[])
      and ${groupId === undefined ? sql`true` : sql`received.group_id = ${groupId}`}
    order by received.prompt_id, received.shared_at desc, received.sharer_id`.execute(db)
  const byPrompt = new Map(rows.map(({ prompt_id, ...share }) => [prompt_id, share]))
  return prompts.map((prompt) => ({ ...prompt, ...byPrompt.get(prompt.id) }))
}

type LatestShare = Required<
  Pick<Prompt, 'shared_by_name' | 'shared_at' | 'personal_message' | 'shared_group'>
> & {
  prompt_id: number
}

/** Adds how often members of a group used each prompt since it was shared, if the viewer manages the group. */
export async function withGroupUses(
  db: Queryable,
  prompts: readonly Prompt[],
  { groupId, userId }: { groupId: number; userId: number },
): Promise<Prompt[]> {
  const ids = prompts.map(({ id }) => id)
  const { rows } = await sql<{ prompt_id: number; uses: number }>`
    select prompt_id, max(uses) as uses from group_shares
    where group_id = ${groupId} and prompt_id = any(${ids}::int[])
      and exists (select from group_members where group_id = ${groupId} and user_id = ${userId} and role = 'manager')
      and (select count(*) from group_members where group_id = ${groupId}) >= ${sql.lit(GROUP_USES_MEMBERS_MIN)}
    group by prompt_id`.execute(db)
  const uses = new Map(rows.map((row) => [row.prompt_id, row.uses]))
  return prompts.map((prompt) => ({ ...prompt, group_uses: uses.get(prompt.id) ?? null }))
}

export function countPromptsOf(db: Queryable, authorId: number): Promise<number> {
  return countRows(db.selectFrom('prompts').where('author_id', '=', authorId))
}

/** The columns that an author can change. */
export interface PromptFields {
  title: string
  title_key: string
  category: Category
  is_public: boolean
  waiting_since: Date | null
  html: string
  notes: string | null
  /** As JSON. */
  fields: string
  data_class: string
  tags: string[]
  /** The keys of the tags, in the same order. */
  tag_keys: string[]
}

interface NewPrompt extends PromptFields {
  author_id: number
  from_prompt_builder: boolean
  cloned_from: number | null
}

export async function createPrompt(db: Queryable, prompt: NewPrompt, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('prompts')
    .values({ ...prompt, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Update {
  id: number
  /** The version to update; undefined updates any version. */
  version: number | undefined
  columns: PromptFields & { revision_note: string }
  now: Date
}

/** Returns whether the prompt was updated. Of several concurrent updates with the same version, one succeeds. */
export async function updatePrompt(db: Queryable, { id, version, columns, now }: Update): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('prompts')
    .set((row) => ({ ...columns, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (update) => update.where('version', '=', version ?? null))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Until the transaction ends, no one else can vote on, share, edit, or delete this prompt. */
export async function lockPrompt(tx: Tx, id: number) {
  return tx
    .selectFrom('prompts')
    .select(['id', 'author_id', 'revision', 'is_public'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What an edit keeps, and a clone copies, unless the request sets it. */
export interface Inherited {
  fields: FieldDescription[]
  data_class: string
  tags: string[]
  is_public: boolean
  /** With anyone. */
  is_shared: boolean
  waiting_since: Date | null
  unpublished_id: number | null
}

/** Returns undefined if the viewer can't view the prompt. */
export async function getInherited(tx: Tx, id: number, viewerId: number): Promise<Inherited | undefined> {
  return tx
    .selectFrom('prompts')
    .select(['fields', 'data_class', 'tags', 'is_public', 'waiting_since', 'unpublished_id'])
    .select(
      sql<boolean>`exists (select from shares where shares.prompt_id = prompts.id)
      or exists (select from group_shares where group_shares.prompt_id = prompts.id)
      or exists (select from invitations where invitations.prompt_id = prompts.id)`.as('is_shared'),
    )
    .where('id', '=', id)
    .where(isVisibleTo(viewerId))
    .executeTakeFirst()
}

/**
 * Until the transaction ends, the prompt can't be deleted for good. Not part of `getInherited`: a statement that locks reads
 * the latest text, but decides by the shares from before it waited.
 */
export async function preventErasure(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('prompts').select('id').where('id', '=', id).forKeyShare().execute()
}

interface Vote {
  prompt_id: number
  user_id: number
  /** Without it, the vote is toggled. */
  voted: boolean | undefined
  now: Date
}

/** Lock the prompt first, or two concurrent clicks would both find no vote yet. */
export async function toggleUpvote(tx: Tx, { prompt_id, user_id, voted, now }: Vote) {
  const hasVoted = await tx
    .selectFrom('upvotes')
    .select('created_at')
    .where(({ and }) => and({ prompt_id, user_id }))
    .executeTakeFirst()
  const upvoted = voted ?? !hasVoted
  if (upvoted && !hasVoted)
    await tx.insertInto('upvotes').values({ prompt_id, user_id, created_at: now }).execute()
  if (!upvoted)
    await tx.deleteFrom('upvotes').where('prompt_id', '=', prompt_id).where('user_id', '=', user_id).execute()
  const { upvotes } = await tx
    .updateTable('prompts')
    .set(({ selectFrom }) => ({
      upvotes: selectFrom('upvotes')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('prompt_id', '=', prompt_id),
    }))
    .where('id', '=', prompt_id)
    .returning('upvotes')
    .executeTakeFirstOrThrow()
  return { upvoted, upvotes }
}
