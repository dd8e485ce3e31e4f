import { ENHANCEMENT_LIMIT_REACHED } from '@prompt-library/domain/enhancer/enhancement-texts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/database.ts'
import { createAi } from '../../outside/ai/ai.ts'
import { runInWorker } from '../../outside/worker/run-in-worker.ts'
import { createUser, signInAs } from '../../testing/builders.ts'
import { fail, hang, rewrite, say, send, startStandInAi } from '../../testing/stand-in-ai.ts'
import { createTestApp } from '../../testing/test-app.ts'

const service = await startStandInAi()
afterAll(service.close)
beforeEach(() => service.behave())

/** In milliseconds. Short, because tests wait for it, but long enough for a busy machine. */
const TIME_LIMIT = 2_000
const KEY = 'sk-the-key-of-the-service'
const AI = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: service.baseUrl,
  AI_API_KEY: KEY,
  AI_MODEL: 'some-model',
  AI_INPUT_PRICE: '2.5',
  AI_OUTPUT_PRICE: '10',
}
const ai = createAi(
  {
    provider: 'openai-compatible',
    baseUrl: service.baseUrl,
    apiKey: KEY,
    model: 'some-model',
    inputPrice: 2.5,
    outputPrice: 10,
  },
  { timeLimit: TIME_LIMIT, retryWait: 10 },
)
// On a busy machine, starting the thread can take longer than the time limit.
await runInWorker(0, 'missingAspects', '')
const test = await createTestApp(AI, { enhancer: ai })
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
  it('returns the enhanced prompt, the suggestions, the changes, and the remaining count', async () => {
    const { enhance, left } = await member()
    expect(await left()).toEqual({ success: true, remaining: 10, limit: 10, reset_time: null })
    const response = await enhance()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      success: true,
      enhanced_prompt: 'You are an expert.\n\nExplain {{topic}} to me.',
      suggestions: ['Gave it a role.'],
      changes: [{ before: '', after: 'You are an expert.', reason: 'Gave it a role.' }],
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

  it('records the user, model, tokens, cost, and time, but not the text', async () => {
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

  it('strips hidden characters from what it sends and what it returns', async () => {
    const { enhance } = await member()
    const hidden = '\u{e0041}\u202e\u2063\u{e0131}'
    const stray = '\u2063'
    const changes = [{ before: 'Explain it', after: `Bet${stray}ter`, reason: `Be${hidden}cause.` }]
    service.behave(say(JSON.stringify({ enhanced_prompt: `Bet${stray}ter.`, changes })))
    const context = { goal: `g${hidden}`, role: `r${hidden}`, audience: `a${hidden}`, format: `f${hidden}` }
    const response = await enhance({ original_prompt: `Explain${hidden} it 👩\u200d🏫.`, context })
    expect(response.json()).toMatchObject({
      enhanced_prompt: 'Better.',
      suggestions: ['Because.'],
      changes: [{ before: 'Explain it', after: 'Better', reason: 'Because.' }],
    })
    const sent = service.calls.flatMap(({ texts }) => texts).join('\n')
    expect(sent).toContain('Explain it 👩\u200d🏫.')
    expect(sent).toContain('{"goal":"g","role":"r","audience":"a","format":"f"}')
    expect(sent).not.toMatch(/[\u{e0000}-\u{e0fff}\u202e\u2063]/u)
  })

  it.each([
    [{}, 'There’s no prompt to enhance.'],
    [{ original_prompt: ' \n ' }, 'There’s no prompt to enhance.'],
    [{ original_prompt: 3 }, 'There’s no prompt to enhance.'],
    [{ original_prompt: 'a'.repeat(30_001) }, 'The prompt must be 30,000 characters or fewer.'],
    [
      { original_prompt: 'a', context: { audience: 'a'.repeat(10_001) } },
      'Each builder field must be 10,000 characters or fewer.',
    ],
    [{ original_prompt: 'a', context: { fewShot: 'yes' } }, '"context.fewShot" is missing or invalid.'],
  ])('refuses an invalid request, which doesn’t count toward the limit', async (body, sentence) => {
    const { enhance, left } = await member()
    const response = await enhance(body)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toBe(sentence)
    expect(await left()).toMatchObject({ remaining: 10 })
    expect(service.calls).toHaveLength(0)
  })
})

describe('a database that fails after the AI service has responded', () => {
  /** Enhances a prompt, and breaks the database before the AI service responds. */
  async function enhanceWhile(breakDatabase: (db: App['db']) => Promise<unknown>) {
    const app = await createTestApp(
      {},
      {
        enhancer: {
          provider: 'stand-in',
          model: 'stand-in',
          isExternal: true,
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
  const enhanced = {
    success: true,
    enhanced_prompt: 'Better: Explain {{topic}} to me.',
    suggestions: ['Made it better.'],
    remaining: null,
    reset_time: null,
  }

  it.each([
    ['is unavailable', sql`alter table enhancements rename to gone`],
    ['can’t read the remaining count', sql`alter table enhancements rename window_opened_at to gone`],
  ])('doesn’t withhold the text when it %s', async (_what, statement) => {
    const { response, log } = await enhanceWhile((db) => statement.execute(db))
    expect([response.statusCode, response.json()]).toEqual([200, enhanced])
    expect(log).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'an enhancement was sent without the remaining count' }),
    )
  })

  it('doesn’t withhold the text when it hangs', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let holding: Promise<void> | undefined
    let startedAt = 0
    const { response } = await enhanceWhile(async (db) => {
      const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
      holding = inTransaction(db, async (tx) => {
        await sql`lock table enhancements in access exclusive mode`.execute(tx)
        lock()
        await released
      })
      await locked
      startedAt = performance.now()
    })
    const milliseconds = performance.now() - startedAt
    release()
    await holding
    expect([response.statusCode, response.json()]).toEqual([200, enhanced])
    // Sooner than the database's own timeouts, which are at least 4 s.
    expect(milliseconds).toBeLessThan(3_900)
  })
})

describe('an AI service that fails', () => {
  it.each([
    ['malformed JSON', say('{"enhanced_prompt": '), '0.00900000'],
    ['429', fail(429), '0.00000000'],
    ['no response in time', hang, '0.00000000'],
  ])('costs what was billed, and doesn’t count toward the limit: %s', async (_what, behavior, cost_usd) => {
    const { enhance, left, recorded } = await member()
    service.behave(behavior)
    const response = await enhance()
    expect([response.statusCode, response.json()]).toEqual([502, FAILED])
    expect(await left()).toEqual({ success: true, remaining: 10, limit: 10, reset_time: null })
    expect(await recorded()).toMatchObject([{ outcome: 'failed', cost_usd }])
  })

  it('leaves neither the text nor the API key in the log or a response', async () => {
    const { enhance } = await member()
    test.log.length = 0
    const responses: string[] = []
    for (const behaviour of [rewrite(), fail(401), fail(500), say('MARKER'), hang, send('MARKER')]) {
      service.behave(behaviour)
      const response = await enhance({
        original_prompt: 'Explain MARKER {{one}} to me.',
        context: { audience: 'MARKER' },
      })
      responses.push(`${response.statusCode} ${response.statusCode === 200 ? '' : response.body}`)
    }
    const log = JSON.stringify(test.log)
    expect(log).toContain('the AI service responded with status 401')
    expect(log).toContain(`the AI service took longer than ${TIME_LIMIT} ms`)
    expect(`${log}${responses.join()}`).not.toMatch(/MARKER|sk-the-key/)
  })
})

describe('the hourly limit', () => {
  it('allows ten enhancements an hour, then refuses with Retry-After', async () => {
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

  it('starts the hour with the first enhancement and ends it 60 minutes later', async () => {
    const { enhance, left } = await member()
    await enhance()
    test.clock.now = inMinutes(59.99)
    expect((await enhance()).json()).toMatchObject({ remaining: 8, reset_time: inMinutes(60).toISOString() })
    test.clock.now = inMinutes(60)
    expect(await left()).toMatchObject({ remaining: 10, reset_time: null })
    expect((await enhance()).json()).toMatchObject({ remaining: 9, reset_time: inMinutes(120).toISOString() })
  })

  it('limits billed failures among fifty concurrent requests', { timeout: 60_000 }, async () => {
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

  it('expires reservations of a crashed server after two minutes', async () => {
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

  it('doesn’t apply to admins, whose usage is still recorded', async () => {
    const { enhance, left, recorded } = await member(test, 'admin')
    for (let count = 0; count < 12; count += 1)
      expect((await enhance()).json()).toMatchObject({ success: true, remaining: null, reset_time: null })
    expect(await left()).toEqual({ success: true, remaining: null, limit: null, reset_time: null })
    expect(await recorded()).toHaveLength(12)
  })
})

describe('without an AI service', () => {
  it('uses the built-in enhancer, at no cost, and counts toward the limit', async () => {
    const { enhance, recorded } = await member(builtIn)
    const enhanced = (await enhance({ original_prompt: 'Fractions', context: { role: 'teacher' } })).json()
    expect(enhanced).toMatchObject({ success: true, remaining: 9 })
    expect(enhanced.enhanced_prompt).toMatch(/^You are an experienced teacher .*\n\nFractions\n\n/)
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

  it('doesn’t count an enhancement that changes nothing', async () => {
    const { enhance, left, recorded } = await member(builtIn)
    const text = 'Is 17 a prime number? Answer yes or no.'
    for (let count = 0; count < 11; count += 1)
      expect((await enhance({ original_prompt: ` ${text} ` })).json()).toMatchObject({
        enhanced_prompt: text,
        remaining: 10,
        reset_time: null,
      })
    expect(await left()).toMatchObject({ remaining: 10, reset_time: null })
    expect(await recorded()).toMatchObject(Array(11).fill({ outcome: 'succeeded' }))

    expect((await enhance()).json()).toMatchObject({ remaining: 9 })
    expect((await enhance({ original_prompt: text })).json()).toMatchObject({ remaining: 9 })
  })
})
