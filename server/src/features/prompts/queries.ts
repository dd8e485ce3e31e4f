import type { Prompt } from '@prompt-library/contract/prompts'
import type { Category } from '@prompt-library/domain/categories'
import type { PromptAccess } from '@prompt-library/domain/permissions'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { createStatement } from '../../db/statement.ts'

/** Prompts with their author's name and what the viewer did to each. */
export function selectPrompts(db: Queryable, viewerId: number | null) {
  return db
    .selectFrom('prompts')
    .innerJoin('users as author', 'author.id', 'prompts.author_id')
    .select([
      'prompts.id',
      'prompts.title',
      'prompts.category',
      'prompts.markdown',
      'prompts.notes',
      'prompts.is_public',
      'prompts.author_id',
      'author.display_name as author_name',
      inIso('prompts.created_at').as('created_at'),
      inIso('prompts.updated_at').as('updated_at'),
      'prompts.version',
      'prompts.upvotes',
      // looked up prompt by prompt: a join, or `exists`, may read all that somebody has ever voted for
      sql<boolean>`coalesce((select true from upvotes
        where upvotes.prompt_id = prompts.id and upvotes.user_id = ${viewerId}), false)`.as('userHasVoted'),
      'prompts.tags',
      'prompts.from_prompt_builder',
    ])
}

/** As JSON has it. PostgreSQL writes it so in less time than it takes to read another form and write it anew, for every prompt of a list. */
function inIso(column: 'prompts.created_at' | 'prompts.updated_at') {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

type PromptRow = Awaited<ReturnType<ReturnType<typeof selectPrompts>['executeTakeFirstOrThrow']>>

export function toPrompt(row: PromptRow): Prompt {
  // written out: twelve copies of all that a row has would be felt in every list
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    markdown: row.markdown,
    notes: row.notes,
    is_public: row.is_public,
    visibility: row.is_public ? 'public' : 'private',
    author_id: row.author_id,
    author_name: row.author_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
    upvotes: row.upvotes,
    userHasVoted: row.userHasVoted,
    tags: row.tags,
    from_prompt_builder: row.from_prompt_builder,
  }
}

/** A prompt whoever asks: what they may do with it is decided by its access. */
export async function getPrompt(
  db: Queryable,
  id: number,
  viewerId: number | null,
): Promise<Prompt | undefined> {
  const [row] = await selectPrompt(db, { id, viewerId })
  return row && toPrompt(row)
}

const selectPrompt = createStatement((db, { id, viewerId }: { id: number; viewerId: number | null }) =>
  selectPrompts(db, viewerId).where('prompts.id', '=', id),
)

// more than a preview ever shows, its formatting included; a prompt can be a hundred times as long
const OPENING_LENGTH = 2_000

/** The title and the beginning of a public prompt. */
export async function getPublicOpening(db: Queryable, id: number) {
  return db
    .selectFrom('prompts')
    .select(['title', sql<string>`left(markdown, ${OPENING_LENGTH})`.as('opening')])
    .where('id', '=', id)
    .where('is_public', '=', true)
    .executeTakeFirst()
}

/** Says of each prompt that was shared with somebody who did last, when and with which words. */
export async function withLatestShares(
  db: Queryable,
  prompts: readonly Prompt[],
  recipientId: number,
): Promise<Prompt[]> {
  const shares = await selectLatestShares(db, { ids: prompts.map(({ id }) => id), recipientId })
  const byPrompt = new Map(
    shares.map(({ prompt_id, shared_at, ...share }) => [
      prompt_id,
      { ...share, shared_at: shared_at.toISOString() },
    ]),
  )
  return prompts.map((prompt) => ({ ...prompt, ...byPrompt.get(prompt.id) }))
}

const selectLatestShares = createStatement(
  (db, { ids, recipientId }: { ids: number[]; recipientId: number }) =>
    db
      .selectFrom('shares')
      .innerJoin('users as sharer', 'sharer.id', 'shares.sharer_id')
      .distinctOn('shares.prompt_id')
      .select([
        'shares.prompt_id',
        'sharer.display_name as shared_by_name',
        'shares.shared_at',
        'shares.personal_message',
      ])
      .where('shares.recipient_id', '=', recipientId)
      .where(sql<boolean>`shares.prompt_id = any(${ids}::int[])`)
      .orderBy('shares.prompt_id')
      .orderBy('shares.shared_at', 'desc')
      .orderBy('shares.sharer_id'),
)

export async function getPromptAccess(
  db: Queryable,
  id: number,
  viewerId: number | null,
): Promise<PromptAccess | undefined> {
  const [access] = await selectAccess(db, { id, viewerId })
  return access
}

const selectAccess = createStatement((db, { id, viewerId }: { id: number; viewerId: number | null }) =>
  db
    .selectFrom('prompts')
    .select(({ exists, selectFrom }) => [
      'author_id',
      'is_public',
      exists(
        selectFrom('shares')
          .select('shares.prompt_id')
          .whereRef('shares.prompt_id', '=', 'prompts.id')
          .where('shares.recipient_id', '=', viewerId),
      )
        .$castTo<boolean>()
        .as('shared_with_viewer'),
    ])
    .where('id', '=', id),
)

export async function countPromptsOf(db: Queryable, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('prompts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  return count
}

/** What its author can change about a prompt, as it is stored. */
export interface PromptFields {
  title: string
  title_key: string
  category: Category
  is_public: boolean
  markdown: string
  search_text: string
  notes: string | null
}

interface NewPrompt extends PromptFields {
  author_id: number
  from_prompt_builder: boolean
  tags: string[]
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
  /** Only this version is changed; undefined: whichever is there. */
  version: number | undefined
  fields: PromptFields
  now: Date
}

/** Tells whether it changed the prompt. Of several at once with the same version, one does. */
export async function updatePrompt(db: Queryable, { id, version, fields, now }: Update): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('prompts')
    .set((row) => ({ ...fields, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (update) => update.where('version', '=', version ?? null))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Tells whether there was one to delete. Votes, shares and notifications go with it. */
export async function deletePrompt(db: Queryable, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('prompts').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Until the transaction ends, nobody else votes on this prompt, edits or deletes it. */
export async function lockPrompt(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('prompts').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

interface Vote {
  prompt_id: number
  user_id: number
  now: Date
}

/** Votes, or takes the vote back; on a locked prompt only, or two clicks at once would both find no vote yet. */
export async function toggleUpvote(tx: Tx, { prompt_id, user_id, now }: Vote) {
  const { numDeletedRows } = await tx
    .deleteFrom('upvotes')
    .where('prompt_id', '=', prompt_id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const upvoted = numDeletedRows === 0n
  if (upvoted) await tx.insertInto('upvotes').values({ prompt_id, user_id, created_at: now }).execute()
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
