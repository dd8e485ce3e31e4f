import { enhancePrompt } from '@prompt-library/contract/builder'
import { listOwnPrompts } from '@prompt-library/contract/prompts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../db/database.ts'
import { createSignedInUser } from '../../testing/signed-in-user.ts'
import { after, fail, hang, rewrite, startStandInAi } from '../../testing/stand-in-ai.ts'
import { createTestApp } from '../../testing/test-app.ts'

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

/** A server, its address, and a signed-in user. */
async function listening() {
  const test = await createTestApp(AI)
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  return { test, origin, user: await createSignedInUser(test) }
}

it('fifty concurrent enhancements succeed exactly ten times', async () => {
  const { test, user, origin } = await listening()
  const { headers } = user
  const enhance = async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(origin, headers)))
    return responses.map(({ status }) => status).sort()
  }
  // All fail, so none counts toward the limit.
  service.behave(fail(401))
  const failed = await enhance()
  // A busy machine refuses some with 503.
  for (const status of failed) expect(status).toBeOneOf([429, 502, 503])
  expect(failed).toContain(502)
  expect((await outcomes(test.db, user)).every((outcome) => outcome === 'failed')).toBe(true)

  service.behave(after(300, rewrite()))
  expect(await enhance()).toEqual([...Array(10).fill(200), ...Array(40).fill(429)])
  expect(service.calls).toHaveLength(10)
  expect((await outcomes(test.db, user)).filter((outcome) => outcome === 'succeeded')).toHaveLength(10)
  const response = await fetch(`${origin}/api/check_enhancement_rate_limit.php`, { headers })
  expect(await response.json()).toMatchObject({ remaining: 0, limit: 10 })
})

describe('an AI service that hangs', () => {
  it('keeps 100 requests waiting; the next one is refused at once, and other calls still work', async () => {
    const test = await createTestApp(AI)
    const people = await Promise.all(
      Array.from({ length: 20 }, () => createSignedInUser(test, { role: 'admin' })),
    )
    const enhance = (index: number) =>
      people[index % people.length]?.post(enhancePrompt, { original_prompt: 'Explain {{topic}} to me.' })
    const open: (() => void)[] = []
    service.behave(async (call, response) => {
      await new Promise<void>((resolve) => open.push(resolve))
      return rewrite()(call, response)
    })
    const waiting = Array.from({ length: 100 }, (_, index) => enhance(index))
    await expect.poll(() => open.length, { timeout: 20_000 }).toBe(100)
    const refused = await enhance(0)
    expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } })
    expect(refused?.json().message).toContain('The enhancer is busy.')
    expect((await people[0]?.get(listOwnPrompts))?.statusCode).toBe(200)

    service.behave()
    for (const respond of open) respond()
    for (const response of await Promise.all(waiting)) expect(response?.statusCode).toBe(200)
    expect((await enhance(0))?.statusCode).toBe(200)
  })
})

describe('a client that disconnects', () => {
  it('cancels the AI call, which still counts toward the limit', async () => {
    const { test, user, origin } = await listening()
    const { headers } = user
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
    // This isn't an error.
    expect(test.log.filter(({ level }) => Number(level) > 30)).toEqual([])
  })
})

describe('a server that shuts down', () => {
  it('cancels running enhancements with an error, and they don’t count toward the limit', async () => {
    const { test, user, origin } = await listening()
    const { headers } = user
    service.behave(hang)
    const request = post(origin, headers)
    await expect.poll(() => service.calls.length).toBe(1)
    const startedAt = performance.now()
    await test.app.close()
    // Well before the AI service's limit of 60 s.
    expect(performance.now() - startedAt).toBeLessThan(30_000)
    const response = await request
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: 'Failed to enhance prompt. Please try again.' })
    expect(await outcomes(test.db, user)).toEqual(['failed'])
  })
})
