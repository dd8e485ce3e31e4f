import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { keyExample } from '@prompt-library/contract/key-example'
import { expect, it } from 'vitest'
import * as builders from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { app, db, clock } = await createTestApp()
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

it('the example of /api/docs, as it’s shown, finds a prompt and saves one', async ({ skip }) => {
  skip(spawnSync('curl', ['--version']).status !== 0, 'this machine has no curl')
  const author = await builders.createUser(db)
  await builders.createPrompt(db, { author_id: author.id, title: 'A study plan' })
  const owner = await builders.createUser(db, { last_login_at: clock.now })
  const { key } = await builders.createKey(db, { user_id: owner.id, at: clock.now })
  const env = { PATH: process.env['PATH'], PROMPT_LIBRARY_KEY: key }
  const run = () => promisify(execFile)('sh', ['-ec', keyExample(origin)], { env, timeout: 30_000 })
  expect((await run()).stdout).toContain('A study plan')
  const own = await db
    .selectFrom('prompts')
    .select(['title', 'is_public', 'html'])
    .where('author_id', '=', owner.id)
    .execute()
  const html = '<p>Plan my week around {{courses}}.</p>'
  expect(own).toEqual([{ title: 'Weekly plan', is_public: false, html }])
  // With a key that doesn't work, it fails.
  await db.deleteFrom('api_keys').where('user_id', '=', owner.id).execute()
  await expect(run()).rejects.toMatchObject({ code: expect.any(Number) })
})
