import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { canReadRevision } from '@prompt-library/domain/prompts/revisions'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createPrompt, createUser, sharePrompt } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { isReadableBy } from './queries.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

it('lists exactly the revisions that canReadRevision allows', async () => {
  const author = await createUser(db)
  const recipient = await createUser(db)
  const viewers: Record<string, Viewer | null> = {
    visitor: null,
    author,
    recipient,
    member: await createUser(db),
    admin: await createUser(db, { role: 'admin' }),
  }
  const either = [true, false]
  const combinations = either.flatMap((is_public) =>
    either.flatMap((isCurrent) =>
      either.flatMap((was_public) => either.map((hidden) => ({ is_public, isCurrent, was_public, hidden }))),
    ),
  )
  const answers = []
  for (const { is_public, ...access } of combinations) {
    const { id } = await createPrompt(db, { author_id: author.id, is_public })
    await sharePrompt(db, { prompt_id: id, recipient_id: recipient.id, sharer_id: author.id })
    await db.updateTable('prompts').set({ title: 'Second' }).where('id', '=', id).execute()
    const revision = access.isCurrent ? 2 : 1
    await sql`update revisions set was_public = ${access.was_public}, hidden = ${access.hidden}
      where prompt_id = ${id} and revision = ${revision}`.execute(db)
    for (const [role, viewer] of Object.entries(viewers)) {
      const { rows } = await sql<{ readable: boolean }>`select ${isReadableBy(viewer?.id ?? null)} as readable
        from prompts join revisions on revisions.prompt_id = prompts.id
        where prompts.id = ${id} and revisions.revision = ${revision}`.execute(db)
      const prompt = { author_id: author.id, is_public, shared_with_viewer: role === 'recipient' }
      const expected = canReadRevision(viewer, prompt, access)
      expect(rows[0]?.readable, JSON.stringify({ role, is_public, ...access })).toBe(expected)
      answers.push(expected)
    }
  }
  expect(answers).toHaveLength(80)
  expect(new Set(answers)).toEqual(new Set([true, false]))
})
