import { afterAll, expect, it } from 'vitest'
import { type AnswerCase, BAD_ANSWERS, GOOD_ANSWERS, textOf } from '../../testing/answers.ts'
import { everyFourth } from '../../testing/sample.ts'
import { say, startStandInAi } from '../../testing/stand-in-ai.ts'
import { createAi } from './ai.ts'

const service = await startStandInAi()
afterAll(service.close)

// What is wrong with each answer is tested beside the checks. This is about the way that it takes.
for (const [turn, provider] of (['openai-compatible', 'anthropic'] as const).entries()) {
  const { baseUrl } = service
  const ai = createAi({ provider, baseUrl, apiKey: 'key', model: 'm', inputPrice: 1, outputPrice: 1 })
  const enhance = (answer: AnswerCase) => {
    service.behave(say(textOf(answer), { isCutOff: answer.isCutOff }))
    return ai.enhance({ text: answer.prompt, context: {}, signal: new AbortController().signal, person: 1 })
  }

  it(`${provider}: refuses every bad answer in two attempts, with a sentence`, async () => {
    for (const answer of everyFourth(BAD_ANSWERS, turn)) {
      await expect(enhance(answer), answer.prompt).rejects.toMatchObject({
        reason: 'unusable',
        explanation: expect.stringContaining(answer.why),
      })
      expect(service.calls).toHaveLength(2)
    }
  })

  it(`${provider}: uses every good answer in one attempt`, async () => {
    for (const answer of everyFourth(GOOD_ANSWERS, turn)) {
      const { enhancedPrompt } = await enhance(answer)
      expect(enhancedPrompt).not.toBe('')
      if (answer.answer !== undefined) expect(enhancedPrompt).toBe(answer.repaired ?? answer.answer)
      expect(service.calls).toHaveLength(1)
    }
  })
}
