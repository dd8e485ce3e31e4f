// Creates users, prompts, and sessions for tests.
import { randomBytes, randomUUID } from 'node:crypto'
import { DAY } from '@prompt-library/domain/durations'
import { type KeyScope, toApiKey } from '@prompt-library/domain/keys/api-key'
import type { Role } from '@prompt-library/domain/people/roles'
import type { Category } from '@prompt-library/domain/prompts/categories'
import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import type { Config } from '../config.ts'
import type { Queryable } from '../db/database.ts'
import { wordsOf } from '../features/collections/queries.ts'
import { hashKey } from '../features/keys/identify-key.ts'
import { cookieRules, createToken, hashToken, sessionIssuer } from '../features/session/tokens.ts'
import { promptContent } from '../rich-text/prompt-content.ts'
import { indexPrompts } from '../search/index-prompts.ts'

const START = new Date('2026-03-01T12:00:00.000Z')

interface UserFields {
  netid?: string
  display_name?: string
  email?: string | null
  role?: Role
  status?: 'active' | 'disabled'
  last_login_at?: Date
}

export async function createUser(db: Queryable, fields: UserFields = {}) {
  const netid = fields.netid ?? `u${randomUUID().slice(0, 8)}`
  const display_name = fields.display_name ?? `Person ${netid}`
  const email = fields.email === undefined ? `${netid}@example.edu` : fields.email
  return db
    .insertInto('users')
    .values({
      ...fields,
      netid,
      display_name,
      email,
      name_key: sortKey(display_name),
      search_text: searchKey(`${display_name}\n${email ?? ''}`),
      created_at: START,
    })
    .returning(['id', 'netid', 'display_name', 'email', 'role'])
    .executeTakeFirstOrThrow()
}

/** The author of the starter prompts, which can't sign in. */
export async function createLibraryAccount(db: Queryable) {
  const display_name = 'AI Prompt Library'
  return db
    .insertInto('users')
    .values({
      kind: 'library',
      display_name,
      name_key: sortKey(display_name),
      search_text: searchKey(display_name),
      created_at: START,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

interface PromptFields {
  author_id: number
  title?: string
  html?: string
  category?: Category
  is_public?: boolean
  cloned_from?: number
  created_at?: Date
}

export async function createPrompt(db: Queryable, fields: PromptFields) {
  const {
    title = 'A prompt',
    html = '<p>Do this.</p>',
    category = 'Research',
    is_public = true,
    cloned_from,
    created_at = START,
  } = fields
  const prompt = await db
    .insertInto('prompts')
    .values({
      ...promptContent({ title, html }),
      author_id: fields.author_id,
      category,
      is_public,
      // Databases of earlier versions don't have this column.
      ...(cloned_from && { cloned_from }),
      created_at,
      updated_at: created_at,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow()
  await indexPrompts(db, [prompt.id])
  return prompt
}

/** As if its author had deleted it. */
export async function markDeleted(db: Queryable, id: number, deleted_at: Date): Promise<void> {
  await db.updateTable('all_prompts').set({ deleted_at }).where('id', '=', id).execute()
}

/** Many public prompts by one author with the same creation time. */
export async function createPrompts(
  db: Queryable,
  { author_id, count, html = '<p>Do this.</p>' }: { author_id: number; count: number; html?: string },
) {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...promptContent({ title: `Prompt ${index + 1}`, html }),
    author_id,
    category: 'Research' as const,
    is_public: true,
    created_at: START,
    updated_at: START,
  }))
  // One statement can bind at most 65,535 values.
  for (let at = 0; at < rows.length; at += 1_000) {
    const prompts = await db
      .insertInto('prompts')
      .values(rows.slice(at, at + 1_000))
      .returning('id')
      .execute()
    await indexPrompts(
      db,
      prompts.map(({ id }) => id),
    )
  }
}

export async function sharePrompt(
  db: Queryable,
  share: { prompt_id: number; recipient_id: number; sharer_id: number },
): Promise<void> {
  await db
    .insertInto('shares')
    .values({ ...share, shared_at: START })
    .execute()
}

interface CollectionFields {
  owner_id: number
  name?: string
  description?: string
  visibility?: 'private' | 'link' | 'public'
  /** Longest-standing first. */
  editor_ids?: readonly number[]
  prompt_ids?: readonly number[]
  featured_at?: Date
}

export async function createCollection(db: Queryable, fields: CollectionFields) {
  const { owner_id, name = 'A collection', description = '', visibility = 'private' } = fields
  const { editor_ids = [], prompt_ids = [] } = fields
  const collection = await db
    .insertInto('collections')
    .values({
      token: randomUUID(),
      name,
      description,
      visibility,
      words: wordsOf({ name, description }),
      created_at: START,
      updated_at: START,
      featured_at: fields.featured_at ?? null,
    })
    .returning(['id', 'token', 'name'])
    .executeTakeFirstOrThrow()
  const member = { collection_id: collection.id, used_at: START }
  await db
    .insertInto('collection_members')
    .values([
      { ...member, user_id: owner_id, role: 'owner', added_at: START },
      ...editor_ids.map((user_id, index) => ({
        ...member,
        user_id,
        role: 'editor' as const,
        added_at: new Date(START.getTime() + index),
      })),
    ])
    .execute()
  if (prompt_ids.length > 0)
    await db
      .insertInto('collection_items')
      .values(
        prompt_ids.map((prompt_id, index) => ({
          collection_id: collection.id,
          prompt_id,
          position: index + 1,
          note: '',
        })),
      )
      .execute()
  return collection
}

interface GroupFields {
  name?: string
  manager_ids?: readonly number[]
  member_ids?: readonly number[]
  waiting?: readonly string[]
  prompt_ids?: readonly number[]
  collection_ids?: readonly number[]
  /** Who shares these. */
  sharer_id?: number
}

/** What is shared with a group is decided by PostgreSQL's clock. */
export async function createGroup(db: Queryable, fields: GroupFields) {
  const { name = 'A group', manager_ids = [], member_ids = [], waiting = [], sharer_id = 0 } = fields
  const { id } = await db
    .insertInto('groups')
    .values({ name, name_key: sortKey(name), about: '', created_at: START })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = [
    ...manager_ids.map((user_id) => ({ user_id, role: 'manager' as const })),
    ...member_ids.map((user_id) => ({ user_id, role: 'member' as const })),
  ]
  for (const person of people)
    await db
      .insertInto('group_members')
      .values({ ...person, group_id: id, source: 'list', added_at: START })
      .execute()
  for (const name of waiting)
    await db.insertInto('group_waiting').values({ group_id: id, name, added_at: START }).execute()
  const shared = [
    ...(fields.prompt_ids ?? []).map((prompt_id) => ({ prompt_id })),
    ...(fields.collection_ids ?? []).map((collection_id) => ({ collection_id })),
  ]
  for (const one of shared)
    await db
      .insertInto('group_shares')
      .values({ ...one, group_id: id, sharer_id, shared_at: START })
      .execute()
  return { id, name }
}

interface NotificationFields {
  user_id: number
  prompt_id: number
  actor_id: number
  count?: number
  created_at: Date
}

/** Notifications about a share, with the messages 'Notice 1', 'Notice 2', and so on. */
export async function createNotifications(
  db: Queryable,
  { count = 1, ...notice }: NotificationFields,
): Promise<void> {
  await db
    .insertInto('notifications')
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...notice,
        type: 'prompt_shared' as const,
        title: 'Someone shared a prompt with you',
        message: `Notice ${index + 1}`,
        personal_message: `Words ${index + 1}`,
      })),
    )
    .execute()
}

/** An import of one prompt, which has arrived. */
export async function createImport(
  db: Queryable,
  { user_id, at }: { user_id: number; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({ user_id, prompts: 1, started_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('staged_prompts')
    .values({
      ...promptContent({ title: `Imported ${id}`, html: '<p>Do this.</p>' }),
      import_id: id,
      position: 1,
      category: 'Research',
      notes: null,
      tags: [],
      tag_keys: [],
      fields: '[]',
      data_class: 'public',
      collection_note: '',
    })
    .execute()
  return id
}

/** A key for everything that keys can do, which works for a year. */
export async function createKey(
  db: Queryable,
  {
    user_id,
    at,
    scope = 'write',
    name = 'A key',
  }: { user_id: number; at: Date; scope?: KeyScope; name?: string },
) {
  const key = toApiKey(randomBytes(20).toString('hex'))
  const expires_at = new Date(at.getTime() + 365 * DAY)
  const { id } = await db
    .insertInto('api_keys')
    .values({ user_id, name, scope, key_hash: hashKey(key), created_at: at, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}

/** Creates a session and returns the cookie header that a browser would send. */
export async function signInAs(
  db: Queryable,
  user: { id: number },
  { config, at }: { config: Config; at: Date },
) {
  const token = createToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      issuer: sessionIssuer(config),
      created_at: at,
      last_seen_at: at,
    })
    .execute()
  return { cookie: `${cookieRules(config).session}=${token}` }
}
