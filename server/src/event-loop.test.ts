import { setImmediate as nextTurn } from 'node:timers/promises'
import { enhancePrompt } from '@prompt-library/contract/builder'
import { requestFor } from '@prompt-library/contract/call'
import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { restoreRevision } from '@prompt-library/contract/revisions'
import { saveSettings } from '@prompt-library/contract/settings'
import * as limits from '@prompt-library/domain/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import * as builders from './testing/builders.ts'
import type { Operation } from './testing/call-values.ts'
import { sample } from './testing/sample.ts'
import type { Target } from './testing/signed-in-user.ts'
import { createTestApp } from './testing/test-app.ts'

// While the server works on one request, everyone else waits. These are the requests that could take longest.

/** In milliseconds of CPU time, so that a busy machine doesn't fail the test. */
const WAIT_MAX = 200
const ATTEMPTS = 3

const { app, db, config, clock } = await createTestApp()
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const admin = await builders.createUser(db, { role: 'admin', last_login_at: clock.now })
let headers: Record<string, string>
beforeEach(async () => {
  headers = await builders.signInAs(db, admin, { config, at: clock.now })
})

/** Does something while it polls /healthz. Returns the longest wait of a poll, in CPU time of this thread. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work().finally(() => {
    isDone = true
  })
  // It can fail while a poll waits.
  done.catch(() => undefined)
  let longest = 0
  while (!isDone) {
    const before = process.threadCpuUsage()
    const [response] = await Promise.all([fetch(`${address}/healthz`), nextTurn()])
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    expect(await response.json()).toMatchObject({ status: 'ok' })
  }
  await done
  return longest
}

/** The shortest of several attempts, because one can include garbage collection or compiling. */
async function expectShortWaits(work: () => Promise<unknown>, max = WAIT_MAX): Promise<void> {
  let wait = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && wait >= max; attempt += 1)
    wait = Math.min(wait, await longestWait(work))
  expect(wait).toBeLessThan(max)
}

/** Makes a changing call. */
async function call<Answer>(which: Target, values: object, expected = [200, 201]) {
  const { url, body } = requestFor(which, { body: values })
  return send<Answer>(url, { method: which.method, body: JSON.stringify(body) }, expected)
}

async function send<Answer>(path: string, request: RequestInit = {}, expected = [200]) {
  // Stays below the limits on requests.
  clock.now = new Date(clock.now.getTime() + 13_000)
  const response = await fetch(address + path, {
    ...request,
    headers: { ...headers, ...(request.body && { 'content-type': 'application/json' }) },
  })
  expect(expected).toContain(response.status)
  return { status: response.status, answer: (await response.json()) as Answer }
}

const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length))

const PARTS = [
  ...[
    '<b>',
    '<p>a',
    ' ',
    '<ul><li>',
    '中',
    'a\u200b',
    '<',
    '<br>',
    '{{a}} ',
    '\n',
    '"',
    '```\n',
    '# a\n',
    '- a\n',
  ],
  ...[
    '. ',
    'é',
    '😀',
    '\u0301',
    '<b><i><p></b>',
    '<a href=x>',
    '<!--',
    '&amp',
    '&#x202E;',
    '</b>',
    '<x></y>',
  ],
]

// The embedded database runs its statements in this thread, so there a request can take longer.
const isEmbedded = process.env['TEST_DATABASE'] === 'embedded'

describe.skipIf(isEmbedded)('no request holds up others', () => {
  it.each(sample(['ab ', '中', 'a', 'é '], 2))('with the most synonyms, of %j', async (word) => {
    // As many bytes as a request can have.
    const text = fill(word, 40 / Buffer.byteLength(word.trim()))
    const group = (index: number) =>
      Array.from(
        { length: limits.SYNONYM_GROUP_MAX },
        (_, entry) => `${text} ${index.toString(36)}${entry.toString(36)}`,
      )
    const synonyms = Array.from({ length: limits.SYNONYM_GROUPS_MAX }, (_, index) => group(index))
    await expectShortWaits(() => call(saveSettings, { synonyms }))
    await call(saveSettings, { synonyms: null })
  })

  it.each(sample(PARTS, 8))('with a prompt as long as can be of %j', async (part) => {
    const text = `(${fill(part, limits.CONTENT_MAX - 2)})`
    const form = { title: 'A', category: 'Research', visibility: 'public', markdown: text }
    const { id } = await builders.createPrompt(db, { author_id: admin.id, html: '<p>a</p>' })
    // Some texts are too long when they are sanitized.
    const { status } = await call(createPrompt, form, [201, 400])
    await expectShortWaits(() => call(createPrompt, form, [status]))
    await expectShortWaits(() => call(clonePrompt, { ...form, prompt_id: id }, [status]))
    await expectShortWaits(async () => {
      const { version } = await current(id)
      await call(updatePrompt, { ...form, id, version }, [status === 201 ? 200 : 400])
    })
    const { revision } = await db
      .selectFrom('revisions')
      .select('revision')
      .where('prompt_id', '=', id)
      .orderBy('revision', 'desc')
      .executeTakeFirstOrThrow()
    await expectShortWaits(() => call(restoreRevision, { prompt_id: id, revision }, [200, 400]))
    await expectShortWaits(() => call(enhancePrompt, { original_prompt: text }))
  })

  const current = (id: number) =>
    db.selectFrom('prompts').select('version').where('id', '=', id).executeTakeFirstOrThrow()

  const SIZE = limits.REQUEST_BODY_MAX_BYTES - 100
  const text = (part: string) => JSON.stringify(fill(part, (SIZE / Buffer.byteLength(part)) * part.length))
  const VALUES = {
    'a\u0301': text('a\u0301'),
    '. ': text('. '),
    '\u200d': text('\u200d'),
    'a list of numbers': `[${fill('1,', SIZE)}1]`,
    'a list of texts': `[${fill('"a",', SIZE - 3)}"a"]`,
    'a list of objects': `[${fill('{},', SIZE - 3)}{}]`,
    'nested lists': `${'['.repeat(SIZE / 2)}${']'.repeat(SIZE / 2)}`,
    'an object': `{${Array.from({ length: 80_000 }, (_, key) => `"${key.toString(36)}":1`).join()}}`,
  }
  it('with 1 MB in any field of any call', { timeout: 600_000 }, async () => {
    const { answer } = await send<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json')
    const fields = Object.entries(answer.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        Object.keys(requestBody?.content['application/json'].schema.properties ?? {}).map(
          (field) => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1'), field] as const,
        ),
      ),
    )
    expect(fields.length).toBeGreaterThan(50)
    const grid = fields.flatMap((place) =>
      Object.entries(VALUES).map((value) => [...place, ...value] as const),
    )
    for (const [method, path, field, what, value] of sample(grid, 24))
      await expectShortWaits(() =>
        send(path, { method, body: `{"${field}":${value}}` }, [200, 201, 400, 404]),
      ).catch((error) => {
        throw new Error(`${path} ${field}: ${what}`, { cause: error })
      })
  })
})
