import { ENHANCEMENT_LIMIT_REACHED } from '@prompt-library/domain/enhancer/enhancement-texts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/database.ts'
import { createAi } from '../../outside/ai/ai.ts'
import { createUser, signInAs } from '../../testing/builders.ts'
import { freePort } from '../../testing/free-port.ts'
import {
  after,
  fail,
  hang,
  refuseJsonMode,
  rewrite,
  say,
  send,
  startStandInAi,
} from '../../testing/stand-in-ai.ts'
import { createTestApp } from '../../testing/test-app.ts'

const service = await startStandInAi()
afterAll(service.close)
beforeEach(() => service.behave())

const KEY = 'sk-the-key-of-the-service'
const AI = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: service.baseUrl,
  AI_API_KEY: KEY,
  AI_MODEL: 'some-model',
  AI_INPUT_PRICE: '2.5',
  AI_OUTPUT_PRICE: '10',
}
const aiOf = (baseUrl = service.baseUrl) =>
  createAi(
    {
      provider: 'openai-compatible',
      baseUrl,
      apiKey: KEY,
      model: 'some-model',
      inputPrice: 2.5,
      outputPrice: 10,
    },
    { timeLimit: 500, retryWait: 10 },
  )
const test = await createTestApp(AI, { enhancer: aiOf() })
const builtIn = await createTestApp()
const START = test.clock.now.getTime()
beforeEach(() => {
  test.clock.now = new Date(START)
})

type App = typeof test

async function member(app: App = test, role: 'user' | 'admin' = 'user') {
  const user = await createUser(app.db, { role })
  const headers = await signInAs(app.db, user, { config: app.config, at: app.clock.now })
  return {
    user,
    headers,
    enhance: (body: object = { original_prompt: 'Explain {{topic}} to me.' }) =>
      app.app.inject({ method: 'POST', url: '/api/enhance_prompt.php', headers, body }),
    left: async () =>
      (await app.app.inject({ url: '/api/check_enhancement_rate_limit.php', headers })).json(),
    recorded: () =>
      app.db
        .selectFrom('enhancements')
        .select(['outcome', 'provider', 'model', 'input_tokens', 'output_tokens', 'cost_usd', 'duration_ms'])
        .where('user_id', '=', user.id)
        .orderBy('id')
        .execute(),
  }
}

const inMinutes = (minutes: number) => new Date(START + minutes * 60_000)
const FAILED = {
  success: false,
  error: 'Failed to enhance prompt. Please try again.',
  message: 'Failed to enhance prompt. Please try again.',
}

describe('enhancing', () => {
  it('answers with the rewritten prompt, the points and what is left', async () => {
    const { enhance, left } = await member()
    expect(await left()).toEqual({ success: true, remaining: 10, limit: 10, reset_time: null })
    const response = await enhance()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      success: true,
      enhanced_prompt: 'You are an expert.\n\nExplain {{topic}} to me.',
      suggestions: ['Gave it a role.'],
      remaining: 9,
      reset_time: '2026-03-15T13:00:00.000Z',
    })
    expect(await left()).toEqual({
      success: true,
      remaining: 9,
      limit: 10,
      reset_time: '2026-03-15T13:00:00.000Z',
    })
  })

  it('records who, which model, tokens, cost and time, and nothing of the text', async () => {
    const { enhance, recorded } = await member()
    await enhance({ original_prompt: 'Explain MARKER to me.' })
    expect(await recorded()).toEqual([
      {
        outcome: 'succeeded',
        provider: 'openai-compatible',
        model: 'some-model',
        input_tokens: 1_000,
        output_tokens: 200,
        cost_usd: '0.00450000',
        duration_ms: expect.any(Number),
      },
    ])
    const row = await test.db.selectFrom('enhancements').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain('MARKER')
  })

  it('sends nothing to the service that nobody sees, and shows nothing of the kind', async () => {
    const { enhance } = await member()
    const hidden = '\u{e0041}\u202e\u2063\u{e0131}'
    service.behave(
      say(JSON.stringify({ enhanced_prompt: `Better${hidden}.`, suggestions: [`One${hidden}.`] })),
    )
    const context = { goal: `g${hidden}`, role: `r${hidden}`, audience: `a${hidden}`, format: `f${hidden}` }
    const response = await enhance({ original_prompt: `Explain${hidden} it 👩\u200d🏫.`, context })
    expect(response.json()).toMatchObject({ enhanced_prompt: 'Better.', suggestions: ['One.'] })
    const sent = service.calls.flatMap(({ texts }) => texts).join('\n')
    expect(sent).toContain('Explain it 👩\u200d🏫.')
    expect(sent).toContain('{"goal":"g","role":"r","audience":"a","format":"f"}')
    expect(sent).not.toMatch(/[\u{e0000}-\u{e0fff}\u202e\u2063]/u)
  })

  it('needs to be signed in', async () => {
    for (const url of ['/api/enhance_prompt.php', '/api/check_enhancement_rate_limit.php']) {
      const method = url.includes('check') ? 'GET' : 'POST'
      const response = await test.app.inject({ method, url, ...(method === 'POST' && { body: {} }) })
      expect(response.statusCode).toBe(401)
      expect(response.json().error).toBe('Please sign in to continue.')
    }
  })

  it.each([
    [{}, 'There is no prompt to enhance.'],
    [{ original_prompt: ' \n ' }, 'There is no prompt to enhance.'],
    [{ original_prompt: 3 }, 'There is no prompt to enhance.'],
    [{ original_prompt: 'a'.repeat(100_001) }, 'A prompt to enhance can have 100,000 characters at most.'],
    [
      { original_prompt: 'a', context: { audience: 'a'.repeat(10_001) } },
      'A field of the builder can have 10,000 characters at most.',
    ],
    [
      { original_prompt: 'a', context: { fewShot: 'yes' } },
      'The value of "context.fewShot" is missing or not valid.',
    ],
  ])('refuses what can’t be enhanced, and takes no place for it', async (body, sentence) => {
    const { enhance, left } = await member()
    const response = await enhance(body)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toBe(sentence)
    expect(await left()).toMatchObject({ remaining: 10 })
    expect(service.calls).toHaveLength(0)
  })

  it.each([undefined, null, {}, { goal: null, unknown: 1 }])(
    'takes a context of any size: %j',
    async (context) => {
      const { enhance } = await member()
      expect((await enhance({ original_prompt: 'Explain it.', context })).statusCode).toBe(200)
    },
  )

  it('works with a server that has no JSON mode', async () => {
    const { enhance } = await member()
    service.behave(refuseJsonMode(rewrite()))
    expect((await enhance()).json()).toMatchObject({ success: true, remaining: 9 })
  })
})

describe('a database that fails once the service has answered', () => {
  /** The answer of an enhancement, with something done to the database before the service answers. */
  async function enhanceWhile(breakDatabase: (db: App['db']) => Promise<unknown>) {
    const app = await createTestApp(
      {},
      {
        enhancer: {
          provider: 'stand-in',
          model: 'stand-in',
          enhance: async ({ text }) => {
            await breakDatabase(app.db)
            const usage = { inputTokens: 1_000, outputTokens: 200, costUsd: 0.0045 }
            return { enhancedPrompt: `Better: ${text}`, suggestions: ['Made it better.'], usage }
          },
        },
      },
    )
    const { enhance } = await member(app)
    return { response: await enhance(), log: app.log }
  }
  const answer = {
    success: true,
    enhanced_prompt: 'Better: Explain {{topic}} to me.',
    suggestions: ['Made it better.'],
    remaining: null,
    reset_time: null,
  }

  it.each([
    ['is lost', sql`alter table enhancements rename to gone`],
    ['cannot say what is left', sql`alter table enhancements rename window_opened_at to gone`],
  ])('does not take the text away when it %s', async (_what, statement) => {
    const { response, log } = await enhanceWhile((db) => statement.execute(db))
    expect([response.statusCode, response.json()]).toEqual([200, answer])
    expect(log).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'an enhancement was sent without the remaining count' }),
    )
  })

  it('does not take the text away when it can only read', async () => {
    const { response, log } = await enhanceWhile((db) =>
      sql`create rule fails as on update to enhancements do instead select 1 / 0`.execute(db),
    )
    expect(response.json()).toEqual({ ...answer, remaining: 9, reset_time: '2026-03-15T13:00:00.000Z' })
    expect(log).toContainEqual(expect.objectContaining({ level: 50, msg: 'an enhancement was not recorded' }))
  })

  it('does not keep the text back when it hangs', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let holding: Promise<void> | undefined
    let begun = 0
    const { response } = await enhanceWhile(async (db) => {
      const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
      holding = inTransaction(db, async (tx) => {
        await sql`lock table enhancements in access exclusive mode`.execute(tx)
        lock()
        await released
      })
      await locked
      begun = performance.now()
    })
    const milliseconds = performance.now() - begun
    release()
    await holding
    expect([response.statusCode, response.json()]).toEqual([200, answer])
    // sooner than the database's own limits of 4 s and more
    expect(milliseconds).toBeLessThan(3_900)
  })
})

describe('a service that fails', () => {
  it.each([
    ['malformed JSON', say('{"enhanced_prompt": '), 2],
    ['429', fail(429), 2],
    ['500', fail(500), 2],
    ['no answer in time', hang, 1],
    ['a slow one', after(2_000, rewrite()), 1],
    ['nonsense', send('<html>'), 1],
    ['a wrong key', fail(401), 1],
  ])('gives the place back and tells it: %s', async (_what, behaviour, calls) => {
    const { enhance, left, recorded } = await member()
    service.behave(behaviour)
    const response = await enhance()
    expect(response.statusCode).toBe(502)
    expect(response.json()).toEqual(FAILED)
    expect(service.calls).toHaveLength(calls)
    expect(await left()).toEqual({ success: true, remaining: 10, limit: 10, reset_time: null })
    expect(await recorded()).toMatchObject([{ outcome: 'failed' }])
  })

  it('is paid for where it answered, even if the answer was of no use', async () => {
    const { enhance, recorded } = await member()
    service.behave(say('no'))
    await enhance()
    expect(await recorded()).toMatchObject([
      { outcome: 'failed', input_tokens: 2_000, cost_usd: '0.00900000' },
    ])
  })

  it('gives the place back when nothing listens', async () => {
    const app = await createTestApp(AI, { enhancer: aiOf(`http://127.0.0.1:${await freePort()}/v1`) })
    const { enhance, left } = await member(app)
    const response = await enhance()
    expect(response.statusCode).toBe(502)
    expect(response.json()).toEqual(FAILED)
    expect(await left()).toMatchObject({ remaining: 10 })
  })

  it('leaves neither text nor key in the log or in an answer', async () => {
    const { enhance } = await member()
    test.log.length = 0
    const answers: string[] = []
    for (const behaviour of [rewrite(), fail(401), fail(500), say('MARKER'), hang, send('MARKER')]) {
      service.behave(behaviour)
      const response = await enhance({
        original_prompt: 'Explain MARKER {{one}} to me.',
        context: { audience: 'MARKER' },
      })
      answers.push(`${response.statusCode} ${response.statusCode === 200 ? '' : response.body}`)
    }
    const log = JSON.stringify(test.log)
    expect(log).toContain('the AI service responded with status 401')
    expect(log).toContain('the AI service took longer than 500 ms')
    expect(`${log}${answers.join()}`).not.toMatch(/MARKER|sk-the-key/)
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '502', '502', '502', '502', '502'])
  })
})

describe('the limit', () => {
  it('lets ten through in an hour, then refuses with the time to wait', async () => {
    const { enhance, left, recorded } = await member()
    for (let count = 9; count >= 0; count -= 1) expect((await enhance()).json().remaining).toBe(count)
    test.clock.now = inMinutes(20)
    const refused = await enhance()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('2400')
    expect(refused.json().error).toContain(ENHANCEMENT_LIMIT_REACHED)
    expect(refused.json().error).toContain('rate limit')
    expect(refused.json().message).toBe(refused.json().error)
    expect(await left()).toEqual({
      success: true,
      remaining: 0,
      limit: 10,
      reset_time: inMinutes(60).toISOString(),
    })
    expect(await recorded()).toHaveLength(10)
  })

  it('opens its hour with the first one and closes it 60 minutes later, for all of them', async () => {
    const { enhance, left } = await member()
    await enhance()
    test.clock.now = inMinutes(59.99)
    expect((await enhance()).json()).toMatchObject({ remaining: 8, reset_time: inMinutes(60).toISOString() })
    test.clock.now = inMinutes(60)
    expect(await left()).toMatchObject({ remaining: 10, reset_time: null })
    expect((await enhance()).json()).toMatchObject({ remaining: 9, reset_time: inMinutes(120).toISOString() })
  })

  it('does not lock anybody out for longer than an hour after the clock was wrong', async () => {
    test.clock.now = inMinutes(5 * 24 * 60)
    const { enhance, left } = await member()
    for (let count = 0; count < 10; count += 1) expect((await enhance()).statusCode).toBe(200)
    test.clock.now = inMinutes(0)
    expect(await left()).toMatchObject({ remaining: 10 })
    expect((await enhance()).statusCode).toBe(200)
  })

  it('lets nobody fail, and pay, for ever', async () => {
    const { enhance, left } = await member()
    service.behave(say('no'))
    const statuses = []
    for (let count = 0; count < 21; count += 1) statuses.push((await enhance()).statusCode)
    service.behave(rewrite())
    expect(statuses).toEqual([...Array(20).fill(502), 429])
    expect(await left()).toMatchObject({ remaining: 10 })
  })

  it('lets nobody fail, and pay, more often by asking fifty times at once', { timeout: 60_000 }, async () => {
    const { enhance, recorded } = await member()
    service.behave(say('no'))
    for (let round = 0; round < 3; round += 1) {
      const statuses = (await Promise.all(Array.from({ length: 50 }, () => enhance()))).map(
        ({ statusCode }) => statusCode,
      )
      expect(new Set(statuses).difference(new Set([429, 502]))).toEqual(new Set())
    }
    const paid = (await recorded()).filter(({ input_tokens }) => input_tokens > 0)
    expect(paid).toHaveLength(20)
    service.behave(rewrite())
    expect((await enhance()).statusCode).toBe(429)
  })

  it('opens no hour with a failure', async () => {
    const { enhance } = await member()
    service.behave(fail(401), rewrite())
    await enhance()
    test.clock.now = inMinutes(30)
    expect((await enhance()).json()).toMatchObject({ remaining: 9, reset_time: inMinutes(90).toISOString() })
  })

  it('keeps its hour when the one that opened it fails after others have begun', async () => {
    const { enhance, left } = await member()
    service.behave(after(200, fail(401)), rewrite())
    const opening = enhance()
    await expect.poll(() => service.calls.length).toBe(1)
    test.clock.now = inMinutes(1)
    expect((await enhance()).json()).toMatchObject({ remaining: 8, reset_time: inMinutes(60).toISOString() })
    await opening
    expect(await left()).toMatchObject({ remaining: 9, reset_time: inMinutes(60).toISOString() })
  })

  it('lets a place lapse that a dead server left behind, after two minutes', async () => {
    const { user, left, enhance } = await member()
    await test.db
      .insertInto('enhancements')
      .values(
        Array.from({ length: 10 }, () => ({
          user_id: user.id,
          outcome: 'reserved' as const,
          provider: 'p',
          model: 'm',
          started_at: test.clock.now,
          window_opened_at: test.clock.now,
        })),
      )
      .execute()
    test.clock.now = inMinutes(1.9)
    expect(await left()).toMatchObject({ remaining: 0 })
    expect((await enhance()).statusCode).toBe(429)
    test.clock.now = inMinutes(2)
    expect(await left()).toMatchObject({ remaining: 10, reset_time: null })
    expect((await enhance()).statusCode).toBe(200)
  })

  it('is each person’s own', async () => {
    const [one, other] = [await member(), await member()]
    for (let count = 0; count < 10; count += 1) await one.enhance()
    expect((await one.enhance()).statusCode).toBe(429)
    expect((await other.enhance()).json()).toMatchObject({ remaining: 9 })
  })

  it('is none for admins, whose use is recorded all the same', async () => {
    const { enhance, left, recorded } = await member(test, 'admin')
    for (let count = 0; count < 12; count += 1)
      expect((await enhance()).json()).toMatchObject({ success: true, remaining: null, reset_time: null })
    expect(await left()).toEqual({ success: true, remaining: null, limit: null, reset_time: null })
    expect(await recorded()).toHaveLength(12)
  })
})

describe('without an AI service', () => {
  it('enhances by rules, at no cost, and counts', async () => {
    const { enhance, recorded } = await member(builtIn)
    const answer = (await enhance({ original_prompt: 'Fractions', context: { role: 'teacher' } })).json()
    expect(answer).toMatchObject({ success: true, remaining: 9 })
    expect(answer.enhanced_prompt).toMatch(/^You are an experienced teacher .*\n\nFractions\n\n/)
    expect(await recorded()).toEqual([
      {
        outcome: 'succeeded',
        provider: 'built-in',
        model: 'built-in',
        input_tokens: 0,
        output_tokens: 0,
        cost_usd: '0.00000000',
        duration_ms: expect.any(Number),
      },
    ])
  })

  it('takes ten through, too', async () => {
    const { enhance } = await member(builtIn)
    for (let count = 0; count < 10; count += 1) expect((await enhance()).statusCode).toBe(200)
    expect((await enhance()).statusCode).toBe(429)
  })
})
