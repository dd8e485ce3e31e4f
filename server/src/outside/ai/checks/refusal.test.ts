import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers.ts'

describe('a refusal', () => {
  it.each([
    ['Explain how tides work.', 'I can’t help with that.'],
    ['Explain how tides work.', 'I’m sorry, but tides are a sensitive subject.'],
    ['Explain how tides work.', 'Lo siento, pero no puedo ayudar con eso.'],
    ['Explain how tides work.', 'This request violates the content policy.'],
  ])('is refused: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('addresses the author')
  })

  it.each([
    ['I can’t sleep. Help.', 'I can’t sleep. Suggest what helps.'],
    ['Explain how tides work.', 'Explain how tides work. If you can’t explain a step, say so.'],
    [
      'Write an apology: I’m sorry I missed the tide tables talk.',
      'Write a short apology that says: I’m sorry I missed the tide tables talk.',
    ],
    [
      'Answer questions on tides.',
      'Answer questions on tides. If asked about storms, say “I can’t help with that.”',
    ],
    ['Explain how tides work.', 'As an AI tutor for sailors, explain how tides work.'],
  ])('is not: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})
