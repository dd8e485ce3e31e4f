import { describe, expect, it } from 'vitest'
import { textOf } from '../../../testing/answers/answer-case.ts'
import { BAD_ANSWERS } from '../../../testing/answers/bad-answers.ts'
import { UNSEEN_BAD_ANSWERS } from '../../../testing/answers/bad-answers-unseen.ts'
import { GOOD_ANSWERS } from '../../../testing/answers/good-answers.ts'
import { UNSEEN_GOOD_ANSWERS } from '../../../testing/answers/good-answers-unseen.ts'
import { readUsableAnswer } from '../usable-answer.ts'
import { CHECKS } from './all-checks.ts'

const bad = [...BAD_ANSWERS, ...UNSEEN_BAD_ANSWERS]
const good = [...GOOD_ANSWERS, ...UNSEEN_GOOD_ANSWERS]
const read = (answer: (typeof good)[number]) =>
  readUsableAnswer(textOf(answer), {
    original: answer.prompt,
    mark: 'abc123',
    isCutOff: answer.isCutOff ?? false,
  })

describe('a bad answer', () => {
  it.each(bad.map((one) => [one.prompt, one] as const))('to “%s” is refused', (_prompt, answer) => {
    expect(read(answer)).toMatchObject({
      problem: { toUser: expect.stringContaining(answer.why), toModel: expect.stringMatching(/\.$/) },
    })
  })
})

describe('a good answer', () => {
  it.each(good.map((one) => [one.prompt, one] as const))('to “%s” is used', (_prompt, answer) => {
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
