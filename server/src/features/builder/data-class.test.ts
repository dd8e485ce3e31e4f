import { checkEnhancementLimit, enhancePrompt } from '@prompt-library/contract/builder'
import { getDataGuard } from '@prompt-library/contract/data-guard'
import { saveSettings } from '@prompt-library/contract/settings'
import { DEFAULT_CLASS_TEXTS } from '@prompt-library/domain/data-class/data-class-texts'
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

describe('an AI service', () => {
  it.each([
    ['public', ['public', undefined, null], ['internal', 'restricted']],
    ['internal', ['public', 'internal'], ['restricted']],
    ['restricted', ['public', 'internal', 'restricted'], []],
  ])('approved for %s data gets nothing more sensitive', async (ai_service_class, allowed, refused) => {
    await admin.save({ ai_service_class })
    const { enhance, left, recorded } = await member(withService)
    for (const data of allowed) expect((await enhance(data)).statusCode).toBe(200)
    const [calls, remaining] = [service.calls.length, await left()]
    for (const data of refused) {
      const response = await enhance(data)
      expect([response.statusCode, response.json()]).toEqual([
        403,
        refusal(data === 'internal' ? 'Internal' : 'Restricted'),
      ])
    }
    expect(service.calls).toHaveLength(calls)
    expect(await left()).toBe(remaining)
    expect(await recorded()).toHaveLength(allowed.length)
  })

  it('is approved for public data by default, also for admins', async () => {
    await admin.save({ ai_service_class: null })
    expect((await withService.app.inject({ url: getDataGuard.path })).json().enhancement_class).toBe('public')
    expect((await admin.enhance('internal')).statusCode).toBe(403)
  })

  it('is refused by the name the campus gave the class', async () => {
    await admin.save({
      data_classes: { ...DEFAULT_CLASS_TEXTS, restricted: { name: 'Level 3', description: '' } },
    })
    expect((await admin.enhance('restricted')).json()).toEqual(refusal('Level 3'))
    await admin.save({ data_classes: null })
  })
})

it.each([undefined, 'public', 'internal', 'restricted'])(
  'the built-in enhancer gets %s data',
  async (data) => {
    await (await member(builtIn, 'admin')).save({ ai_service_class: 'public' })
    expect((await builtIn.app.inject({ url: getDataGuard.path })).json().enhancement_class).toBe('restricted')
    expect((await (await member(builtIn)).enhance(data)).statusCode).toBe(200)
  },
)
