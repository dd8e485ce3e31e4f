import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { keyExamples } from '@prompt-library/contract/key-examples'
import { expect, it } from 'vitest'
import * as builders from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

// Runs the examples of /api/docs as they're shown, as programs of their own, against a server that listens on a port.

const { app, db, clock } = await createTestApp()
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const folder = mkdtempSync(join(tmpdir(), 'key-examples-'))
const run = promisify(execFile)

const RUNNERS = {
  curl: { file: 'example.sh', program: 'sh', needs: 'curl' },
  Python: { file: 'example.py', program: 'python3', needs: 'python3' },
  // Node removes the types itself.
  TypeScript: { file: 'example.mts', program: process.execPath, needs: process.execPath },
}

for (const { language, code } of keyExamples(origin)) {
  const { file, program, needs } = RUNNERS[language]
  const isMissing = spawnSync(needs, ['--version']).status !== 0

  it(`${language} finds a prompt and saves one`, async ({ skip }) => {
    skip(isMissing, `this machine has no ${needs}`)
    const author = await builders.createUser(db)
    await builders.createPrompt(db, { author_id: author.id, title: `A study plan, by ${language}` })
    const owner = await builders.createUser(db, { last_login_at: clock.now })
    const { key } = await builders.createKey(db, { user_id: owner.id, at: clock.now })
    const path = join(folder, file)
    writeFileSync(path, code)
    const env = { PATH: process.env['PATH'], PROMPT_LIBRARY_KEY: key }
    const { stdout } = await run(program, [path], { env, timeout: 30_000 })
    expect(stdout).toContain(`A study plan, by ${language}`)
    const own = await db
      .selectFrom('prompts')
      .select(['title', 'is_public', 'html'])
      .where('author_id', '=', owner.id)
      .execute()
    const html = '<p>Plan my week around {{courses}}.</p>'
    expect(own).toEqual([{ title: 'Weekly plan', is_public: false, html }])
    // With a key that doesn't work, each of them fails.
    await db.deleteFrom('api_keys').where('user_id', '=', owner.id).execute()
    await expect(run(program, [path], { env, timeout: 30_000 })).rejects.toMatchObject({
      code: expect.any(Number),
    })
  })
}
