import { describe, expect, it } from 'vitest'
import { BAD_ANSWERS, GOOD_ANSWERS, textOf } from '../../../testing/answers.ts'
import { readUsableAnswer } from '../usable-answer.ts'
import { CHECKS } from './all-checks.ts'

const read = (answer: (typeof GOOD_ANSWERS)[number]) =>
  readUsableAnswer(textOf(answer), {
    original: answer.prompt,
    mark: 'abc123',
    isCutOff: answer.isCutOff ?? false,
  })

describe('a bad answer', () => {
  it.each(BAD_ANSWERS.map((one) => [one.prompt, one] as const))('to “%s” is refused', (_prompt, answer) => {
    expect(read(answer)).toMatchObject({
      problem: { toUser: expect.stringContaining(answer.why), toModel: expect.stringMatching(/\.$/) },
    })
  })
})

describe('a good answer', () => {
  it.each(GOOD_ANSWERS.map((one) => [one.prompt, one] as const))('to “%s” is used', (_prompt, answer) => {
    expect(read(answer)).toHaveProperty('answer')
  })
})

it('has a sentence for the author and one for the model for each check', () => {
  for (const { toUser, toModel } of CHECKS) {
    expect(toUser).toMatch(/^The AI service.+ [Tt]ry again\.$/)
    expect(toModel).toMatch(/\.$/)
  }
  expect(new Set(CHECKS.map(({ toUser }) => toUser)).size).toBe(CHECKS.length)
})
