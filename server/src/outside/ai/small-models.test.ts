import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { HABITS_WITHOUT_REASONS, LOSABLE, UNUSABLE_HABITS, USABLE_HABITS } from '../../testing/small-model.ts'
import { promptOf, refuseJsonMode, rewrite, say, startStandInAi } from '../../testing/stand-in-ai.ts'
import { createAi } from './ai.ts'

const service = await startStandInAi()
afterAll(service.close)
beforeEach(() => service.behave())

const SUGGESTIONS = ['Gave it a role.']
const CHANGES = [{ before: '', after: 'You are an expert.', reason: 'Gave it a role.' }]

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  const enhance = (text: string) =>
    createAi({
      provider,
      baseUrl: service.baseUrl,
      apiKey: 'key',
      model: 'm',
      inputPrice: 1,
      outputPrice: 1,
    }).enhance({
      text,
      context: {},
      signal: new AbortController().signal,
      person: 1,
    })

  it('asks for changes with reasons, in the instructions and in the schema', async () => {
    await enhance(LOSABLE)
    const [call] = service.calls
    expect(call?.texts.join('\n')).toContain('"changes": [{"before"')
    expect(JSON.stringify(call?.body)).toContain('"required":["enhanced_prompt","changes"]')
    expect(JSON.stringify(call?.body)).toContain('"required":["before","after","reason"]')
  })

  it('asks in the same way without JSON mode', async () => {
    service.behave(refuseJsonMode(rewrite()))
    expect((await enhance(LOSABLE)).changes).toEqual(CHANGES)
    expect(service.calls[1]?.texts.join('\n')).toContain('"changes": [{"before"')
  })

  it.each(Object.entries(USABLE_HABITS))('reads an answer with %s', async (_habit, behavior) => {
    service.behave(behavior)
    expect(await enhance(LOSABLE)).toMatchObject({
      enhancedPrompt: `You are an expert.\n\n${LOSABLE}`,
      suggestions: SUGGESTIONS,
      changes: CHANGES,
    })
    expect(service.calls).toHaveLength(1)
  })

  it('uses a rewrite without JSON after the same checks', async () => {
    service.behave(say((call) => `You are an expert.\n\n${promptOf(call)}`))
    expect(await enhance(LOSABLE)).toMatchObject({
      enhancedPrompt: `You are an expert.\n\n${LOSABLE}`,
      suggestions: [],
    })
    expect(service.calls).toHaveLength(1)
    service.behave(say((call) => promptOf(call).replace('{{topic}}', 'tides')))
    await expect(enhance(LOSABLE)).rejects.toMatchObject({
      explanation: 'The AI service changed a field in double braces. Try again.',
    })
  })

  it.each(Object.entries(HABITS_WITHOUT_REASONS))('uses an answer with %s', async (_habit, behavior) => {
    service.behave(behavior)
    const { changes, ...answer } = await enhance(LOSABLE)
    expect(answer).toMatchObject({
      enhancedPrompt: `You are an expert.\n\n${LOSABLE}`,
      suggestions: SUGGESTIONS,
    })
    expect(changes).toBeUndefined()
    expect(service.calls).toHaveLength(1)
  })

  it.each(UNUSABLE_HABITS)(
    'says what is wrong with %s, and uses the second answer',
    async (_habit, behavior, why) => {
      service.behave(behavior, rewrite())
      expect(await enhance(LOSABLE)).toMatchObject({ changes: CHANGES, usage: { inputTokens: 2_000 } })
      expect(service.calls).toHaveLength(2)
      expect(service.calls[1]?.texts.at(-1)).toContain(why)
      expect(service.calls[1]?.texts.at(-1)).not.toContain('topic')
    },
  )

  it.each(UNUSABLE_HABITS)('fails after the second answer with %s', async (_habit, behavior, why) => {
    service.behave(behavior)
    await expect(enhance(LOSABLE)).rejects.toMatchObject({
      message: expect.stringContaining(why),
      reason: 'unusable',
      sent: true,
      usage: { inputTokens: 2_000, outputTokens: 400 },
    })
    expect(service.calls).toHaveLength(2)
  })
})
