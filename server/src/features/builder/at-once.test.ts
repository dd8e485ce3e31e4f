import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { openPostgres } from '../../db/postgres.ts'
import { createUser, signInAs } from '../../testing/builders.ts'
import { freePort } from '../../testing/free-port.ts'
import { after, fail, hang, rewrite, startStandInAi } from '../../testing/stand-in-ai.ts'
import { startServer } from '../../testing/start-server.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createPostgresDatabase, onPostgres } from '../../testing/test-database.ts'

const service = await startStandInAi()
afterAll(service.close)
beforeEach(() => service.behave())

const AI = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: service.baseUrl,
  AI_API_KEY: 'key',
  AI_MODEL: 'some-model',
}

const outcomes = async (db: Db, user: { id: number }) =>
  (await db.selectFrom('enhancements').select('outcome').where('user_id', '=', user.id).execute()).map(
    ({ outcome }) => outcome,
  )

function post(origin: string, headers: object, signal?: AbortSignal) {
  return fetch(`${origin}/api/enhance_prompt.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ original_prompt: 'Explain {{topic}} to me.' }),
    ...(signal && { signal }),
  })
}

describe.each(['one process', 'two processes'])('fifty at once, in %s', (how) => {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-at-once-'))
  const running = new Set<ChildProcess>()
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  /** Who asks, and where: the same database behind all origins. */
  async function setUp() {
    if (how === 'one process') {
      const test = await createTestApp(AI)
      const user = await createUser(test.db)
      const headers = await signInAs(test.db, user, { config: test.config, at: test.clock.now })
      await test.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = test.app.server.address() as AddressInfo
      return { db: test.db, user, headers, origins: [`http://127.0.0.1:${port}`] }
    }
    const url = await createPostgresDatabase()
    const ports = [await freePort(), await freePort()]
    const environment = { ...AI, DATABASE_URL: url, STARTER_PROMPTS: 'false', DEMO_DATA: 'false' }
    const servers = ports.map((port) =>
      startServer({ environment: { ...environment, PORT: String(port) }, cwd: folder, running }),
    )
    for (const server of servers) await server.says('AI Prompt Library is ready.')
    const { db, close } = await openPostgres(url, console.error)
    afterAll(close)
    const user = await createUser(db)
    const headers = await signInAs(db, user, { config: parseConfig({}), at: new Date() })
    return { db, user, headers, origins: ports.map((port) => `http://127.0.0.1:${port}`) }
  }

  it.runIf(how === 'one process' || onPostgres)(
    'are let through to ten, exactly',
    { timeout: 60_000 },
    async () => {
      const { db, user, headers, origins } = await setUp()
      const ask = async (count: number) => {
        const responses = await Promise.all(
          Array.from({ length: count }, (_, index) => post(origins[index % origins.length] ?? '', headers)),
        )
        return responses.map(({ status }) => status).sort()
      }
      const statuses = (counts: Record<number, number>) =>
        Object.entries(counts).flatMap(([status, count]) => Array(count).fill(Number(status)))

      // all fail, and give their places back
      service.behave(fail(401))
      const failed = await ask(50)
      expect(new Set(failed)).toEqual(new Set(failed.includes(429) ? [429, 502] : [502]))
      expect((await outcomes(db, user)).every((outcome) => outcome === 'failed')).toBe(true)

      service.behave(after(300, rewrite()))
      expect(await ask(50)).toEqual(statuses({ 200: 10, 429: 40 }))
      expect(service.calls).toHaveLength(10)
      expect((await outcomes(db, user)).filter((outcome) => outcome === 'succeeded')).toHaveLength(10)
      for (const origin of origins) {
        const answer = await fetch(`${origin}/api/check_enhancement_rate_limit.php`, { headers })
        expect(await answer.json()).toMatchObject({ remaining: 0, limit: 10 })
      }
    },
  )
})

describe('a service that hangs', () => {
  it('keeps a hundred waiting; one more is told at once, and the library works on', async () => {
    const test = await createTestApp(AI)
    const admin = await createUser(test.db, { role: 'admin' })
    const headers = await signInAs(test.db, admin, { config: test.config, at: test.clock.now })
    const payload = { original_prompt: 'Explain {{topic}} to me.' }
    const ask = () => test.app.inject({ method: 'POST', url: '/api/enhance_prompt.php', headers, payload })
    let open: (() => void)[] = []
    service.behave(async (call, response) => {
      await new Promise<void>((resolve) => open.push(resolve))
      return rewrite()(call, response)
    })
    const waiting = Array.from({ length: 100 }, ask)
    await expect.poll(() => open.length, { timeout: 20_000 }).toBe(100)
    const refused = await ask()
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.json().message).toContain('Very many prompts are being enhanced just now.')
    expect((await test.app.inject({ url: '/api/my_prompts.php', headers })).statusCode).toBe(200)

    service.behave()
    for (const answer of open) answer()
    open = []
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await ask()).statusCode).toBe(200)
  })
})

describe('somebody who goes away', () => {
  it('cancels: the service is hung up on, the place is not given back', async () => {
    const test = await createTestApp(AI)
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
    const user = await createUser(test.db)
    const headers = await signInAs(test.db, user, { config: test.config, at: test.clock.now })
    service.behave(hang)
    const controller = new AbortController()
    const request = post(origin, headers, controller.signal).catch(() => 'gone')
    await expect.poll(() => service.calls.length).toBe(1)
    controller.abort()
    expect(await request).toBe('gone')
    await expect.poll(() => outcomes(test.db, user)).toEqual(['cancelled'])
    await expect.poll(() => service.calls[0]?.abandoned).toBe(true)
    const left = await test.app.inject({ url: '/api/check_enhancement_rate_limit.php', headers })
    expect(left.json()).toMatchObject({ remaining: 9 })
    // nothing was wrong
    expect(test.log.filter(({ level }) => Number(level) > 30)).toEqual([])
  })
})

describe('a server that closes', () => {
  it('ends what is running, tells it and gives the place back', async () => {
    const test = await createTestApp(AI)
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
    const user = await createUser(test.db)
    const headers = await signInAs(test.db, user, { config: test.config, at: test.clock.now })
    service.behave(hang)
    const request = post(origin, headers)
    await expect.poll(() => service.calls.length).toBe(1)
    const begun = performance.now()
    await test.app.close()
    // long before the service's 60 s are over
    expect(performance.now() - begun).toBeLessThan(30_000)
    const response = await request
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: 'Failed to enhance prompt. Please try again.' })
    expect(await outcomes(test.db, user)).toEqual(['failed'])
  })
})
