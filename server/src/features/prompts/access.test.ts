import { promptPermissions, type Viewer } from '@prompt-library/domain/prompts/permissions'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createPrompt, createUser, sharePrompt } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { getPromptAccess, isReadableBy, isVisibleTo } from './access-queries.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

const either = [true, false]
const [author, recipient, adminRecipient] = [
  await createUser(db),
  await createUser(db),
  await createUser(db, { role: 'admin' }),
]
const viewers: Record<string, Viewer | null> = {
  visitor: null,
  author,
  recipient,
  'an admin recipient': adminRecipient,
  member: await createUser(db),
  admin: await createUser(db, { role: 'admin' }),
}

async function createSharedPrompt(is_public: boolean): Promise<number> {
  const { id } = await createPrompt(db, { author_id: author.id, is_public })
  for (const { id: recipient_id } of [recipient, adminRecipient])
    await sharePrompt(db, { prompt_id: id, recipient_id, sharer_id: author.id })
  return id
}

it.each(
  either.flatMap((is_public) =>
    [undefined, 'its author', 'an admin'].map((deletedBy) => ({ is_public, deletedBy })),
  ),
)('SQL and promptPermissions agree who can view a prompt: %j', async ({ is_public, deletedBy }) => {
  const id = await createSharedPrompt(is_public)
  const deleted = deletedBy !== undefined
  const deleted_by_admin = deletedBy === 'an admin'
  if (deleted)
    await db
      .updateTable('all_prompts')
      .set({ deleted_at: new Date(), deleted_by_admin })
      .where('id', '=', id)
      .execute()
  const canView: string[] = []
  for (const [role, viewer] of Object.entries(viewers)) {
    const viewerId = viewer?.id ?? null
    const visible = await db.selectFrom('prompts').where('id', '=', id).where(isVisibleTo(viewerId)).execute()
    const shared_with_viewer = role.endsWith('recipient')
    const facts = {
      ...{ author_id: author.id, is_public, deleted, deleted_by_admin },
      ...{ shared_with_viewer, by_library: false },
    }
    expect(await getPromptAccess(db, id, viewerId), role).toEqual(facts)
    expect(visible.length === 1, role).toBe(promptPermissions(viewer, facts).view)
    if (visible.length === 1) canView.push(role)
  }
  const privateTo = ['author', 'recipient', 'an admin recipient']
  expect(canView).toEqual(deleted ? [] : is_public ? Object.keys(viewers) : privateTo)
})

const REVISIONS = either.flatMap((is_public) =>
  either.flatMap((isCurrent) => either.map((was_public) => ({ is_public, isCurrent, was_public }))),
)

it.each(REVISIONS)('who can read a revision: %j', async ({ is_public, isCurrent, was_public }) => {
  const id = await createSharedPrompt(is_public)
  await db.updateTable('prompts').set({ title: 'Second' }).where('id', '=', id).execute()
  const revision = isCurrent ? 2 : 1
  await sql`update revisions set was_public = ${was_public}
    where prompt_id = ${id} and revision = ${revision}`.execute(db)
  for (const [role, viewer] of Object.entries(viewers)) {
    const { rows } = await sql<{ readable: boolean }>`select ${isReadableBy(viewer?.id ?? null)} as readable
      from prompts join revisions on revisions.prompt_id = prompts.id
      where prompts.id = ${id} and revisions.revision = ${revision}`.execute(db)
    const shared_with_viewer = role.endsWith('recipient')
    const { view, edit } = promptPermissions(viewer, { author_id: author.id, is_public, shared_with_viewer })
    const isOpen = is_public && was_public
    expect(rows[0]?.readable, role).toBe(edit || (view && (isCurrent || isOpen)))
  }
})
