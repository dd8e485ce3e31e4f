import { checkEnhancementLimit, enhancePrompt } from '@prompt-library/contract/builder'
import { getDataGuard } from '@prompt-library/contract/data-guard'
import { saveSettings } from '@prompt-library/contract/settings'
import { DEFAULT_CLASSES } from '@prompt-library/domain/data-class/default-classes'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createSignedInUser } from '../../testing/signed-in-user.ts'
import { startStandInAi } from '../../testing/stand-in-ai.ts'
import { createTestApp } from '../../testing/test-app.ts'

const service = await startStandInAi()
afterAll(service.close)
beforeEach(() => service.behave())

const withService = await createTestApp({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: service.baseUrl,
  AI_API_KEY: 'secret',
  AI_MODEL: 'some-model',
})
const builtIn = await createTestApp()

async function member(test: typeof builtIn, role: 'user' | 'admin' = 'user') {
  const { id, get, post } = await createSignedInUser(test, { role })
  return {
    save: (settings: object) => post(saveSettings, settings),
    enhance: (data_class?: string | null) =>
      post(enhancePrompt, { original_prompt: 'Explain {{topic}} to me.', data_class }),
    left: async () => (await get(checkEnhancementLimit)).json().remaining,
    recorded: () => test.db.selectFrom('enhancements').select('id').where('user_id', '=', id).execute(),
  }
}

const admin = await member(withService, 'admin')
const refusal = (name: string) => {
  const sentence = `The AI service isn’t approved for ${name} data.`
  return { success: false, error: sentence, message: sentence }
}

const FINE = { use: 'fine', note: '' }
const NOT = { use: 'not', note: '' }
const LIMITED = { use: 'limited', note: 'Only without names' }
const approve = (rules: object | null) => admin.save({ data_table: rules && { 'ai-service': rules } })

describe('an AI service', () => {
  it.each([
    [{}, ['public', undefined, null], ['internal', 'restricted']],
    [{ public: FINE, internal: LIMITED }, ['public', 'internal', 'Internal'], ['restricted']],
    [{ public: NOT, internal: FINE, restricted: FINE }, ['internal', 'restricted'], ['public', undefined]],
  ])('gets what the table says: %j', async (rules, allowed, refused) => {
    await approve(rules)
    const { enhance, left, recorded } = await member(withService)
    for (const data of allowed) expect((await enhance(data)).statusCode).toBe(200)
    const [calls, remaining] = [service.calls.length, await left()]
    for (const data of refused) {
      const response = await enhance(data)
      expect([response.statusCode, response.json()]).toEqual([
        403,
        refusal(data === 'internal' ? 'Internal' : data === 'restricted' ? 'Restricted' : 'Public'),
      ])
    }
    expect(service.calls).toHaveLength(calls)
    expect(await left()).toBe(remaining)
    expect(await recorded()).toHaveLength(allowed.length)
  })

  it('is approved for public data by default, also for admins', async () => {
    await approve(null)
    expect((await withService.app.inject({ url: getDataGuard.path })).json().enhancement).toEqual({
      ...{ public: FINE, internal: NOT, restricted: NOT },
    })
    expect((await admin.enhance('internal')).statusCode).toBe(403)
  })

  it('is refused by the name the campus gave the class', async () => {
    await admin.save({
      data_classes: DEFAULT_CLASSES.map((one) =>
        one.id === 'restricted' ? { ...one, name: 'Level 3' } : one,
      ),
    })
    expect((await admin.enhance('restricted')).json()).toEqual(refusal('Level 3'))
    await admin.save({ data_classes: null })
  })
})

it.each([undefined, 'public', 'internal', 'restricted'])(
  'the built-in enhancer gets %s data',
  async (data) => {
    await (await member(builtIn, 'admin')).save({ data_table: { 'ai-service': { public: NOT } } })
    expect((await builtIn.app.inject({ url: getDataGuard.path })).json().enhancement).toEqual({
      ...{ public: FINE, internal: FINE, restricted: FINE },
    })
    expect((await (await member(builtIn)).enhance(data)).statusCode).toBe(200)
  },
)
