import { cpuMilliseconds } from '@prompt-library/domain/testing/cpu-milliseconds'
import { describe, expect, it } from 'vitest'
import { readPlainAnswer } from './plain-answer.ts'

const ORIGINAL = 'Explain {{topic}} to my 30 students in grade 7.'
const REWRITTEN = `You are a patient teacher.\n\n${ORIGINAL} Use one example.`

describe('an answer without JSON', () => {
  it.each([
    ['alone', REWRITTEN],
    ['in a code fence', `\`\`\`markdown\n${REWRITTEN}\n\`\`\``],
    ['after an introduction', `Here is the improved prompt:\n\n${REWRITTEN}`],
    ['after its reasoning', `<think>A role helps.</think>\n\n${REWRITTEN}`],
  ])('is the rewritten prompt %s', (_where, text) => {
    expect(readPlainAnswer(text, ORIGINAL)).toEqual({ enhancedPrompt: REWRITTEN, changes: [] })
  })

  it.each([
    ['half of the JSON', `{"enhanced_prompt": "${REWRITTEN}`],
    ['JSON of another form', `[${JSON.stringify(REWRITTEN)}]`],
    ['an answer to the prompt', 'Photosynthesis is how plants make sugar from light, water, and air.'],
    ['a greeting', `Sure!\n\n${REWRITTEN}`],
    ['an explanation', `${REWRITTEN}\n\n**Changes made:**\n- Added a role`],
    ['a farewell', `${REWRITTEN}\n\nLet me know if you need anything else!`],
    ['nothing', ''],
    ['too much', `${REWRITTEN}${' a'.repeat(50_000)}`],
  ])('isn’t used if it is or has %s', (_what, text) => {
    expect(readPlainAnswer(text, ORIGINAL)).toBeUndefined()
  })

  it('may have what the original has too', () => {
    const original = 'Here is my draft. Let me know what to change in it.'
    expect(readPlainAnswer(`${original} Be brief.`, original)?.enhancedPrompt).toBe(`${original} Be brief.`)
  })

  it.each([' ', '\r', '\u2028', '#', '* ', 'a', '"', '.'])('is read quickly: 100,000 of %j', (part) => {
    const text = part.repeat(100_000 / part.length)
    expect(cpuMilliseconds(() => readPlainAnswer(text, ORIGINAL))).toBeLessThan(1_000)
  })
})
