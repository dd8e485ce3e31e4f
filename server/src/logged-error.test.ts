import { createPrompt } from '@prompt-library/contract/prompt-changes'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { loggedError } from './logged-error.ts'
import { createSignedInUser } from './testing/signed-in-user.ts'
import { createTestApp } from './testing/test-app.ts'

const SECRET = 'Maria Gonzalez 219-09-9999'

describe('what the log says about an error of the database', async () => {
  const testApp = await createTestApp()
  const { db, log } = testApp
  const errorOf = async (statement: Promise<unknown>) => loggedError(await statement.catch((error) => error))

  it.each([
    ['a value of the wrong type', sql`select ${SECRET}::text::int`, 'database error 22P02'],
    [
      'a search that can’t be read',
      sql`select to_tsquery('simple', ${`${SECRET} & &`})`,
      'database error 42601',
    ],
    ['an unknown column', sql`select ${sql.ref(SECRET)} from users`, 'database error 42703'],
    [
      'a row that a constraint refuses',
      sql`insert into users (netid, display_name, name_key, search_text, role, created_at) values ('x', ${SECRET}, '', '', 'king', now())`,
      'constraint users_role_check',
    ],
    [
      'a raised text',
      sql.raw(`do $$ begin raise exception '${SECRET}' using detail = '${SECRET}'; end $$`),
      'P0001',
    ],
  ])('is the code and names of the schema: %s', async (_what, statement, expected) => {
    const logged = await errorOf(statement.execute(db))
    expect(logged.message).toContain(expected)
    expect(JSON.stringify(logged)).not.toMatch(/Maria|219/)
    expect(logged.stack).toContain('logged-error.test.ts')
  })

  it('leaves out the texts of a request that fails, also as the cause of another error', async () => {
    const author = await createSignedInUser(testApp)
    await sql`alter table all_prompts add constraint no_secrets check (title not like 'Maria%')`.execute(db)
    log.length = 0
    const form = { title: SECRET, category: 'Study', visibility: 'private', markdown: `<p>${SECRET}</p>` }
    expect((await author.post(createPrompt, form)).statusCode).toBe(500)
    expect(JSON.stringify(log)).toContain('constraint no_secrets')
    expect(JSON.stringify(log)).not.toMatch(/Maria|219/)
    const error = await db
      .insertInto('prompts')
      .values({ title: SECRET } as never)
      .execute()
      .catch((one) => one)
    expect(JSON.stringify(loggedError(new Error('wrapped', { cause: error })))).not.toMatch(/Maria|219/)
  })

  it('is short while the disk is full, however many writes are refused', async () => {
    const author = await createSignedInUser(testApp)
    await sql`create or replace function refuse_writes() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100', message = 'could not extend file', detail = 'x'; end $$`.execute(
      db,
    )
    await sql`create trigger refuse_writes before insert on all_prompts for each statement execute function refuse_writes()`.execute(
      db,
    )
    log.length = 0
    const form = { title: 'A', category: 'Study', visibility: 'private', markdown: '<p>x</p>' }
    expect((await author.post(createPrompt, form)).statusCode).toBe(503)
    expect(JSON.stringify(log)).toContain('53100')
    expect(JSON.stringify(log).length).toBeLessThan(1_000)
  })
})
