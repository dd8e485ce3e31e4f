import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers/problem-with.ts'

describe('an answer instead of a rewrite', () => {
  it.each([
    ['What is the capital of France?', 'The capital of France is Paris.'],
    [
      'Explain photosynthesis to fifth graders.',
      'Photosynthesis is how plants make food. Plants use light, water, and air to make sugar, and they give off oxygen.',
    ],
    [
      'Write a haiku about the sea',
      'Waves fold over stone.\nThe sea forgets each footprint.\nSalt stays in the air.',
    ],
    ['Can you list three colors?', 'Red, green, and blue are three colors.'],
  ])('is rejected: %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('answer')
  })

  it.each([
    ['What is the capital of France?', 'What is the capital of France? Answer in one sentence.'],
    [
      'Explain photosynthesis to fifth graders.',
      'Describe photosynthesis for fifth graders. Use plain words.',
    ],
    [
      'Explain photosynthesis to fifth graders.',
      'As a biology teacher, explain photosynthesis to fifth graders.',
    ],
    ['Explain photosynthesis.', 'You are a teacher.\n\nTask:\n- **Explain** photosynthesis.'],
    ['Write a haiku about the sea', 'I need a haiku about the sea. It must have three lines.'],
    ['Can you list three colors?', 'Three colors, one per line, with no other text'],
    ['Fractions for my class', 'Fractions for my class. The level is grade five.'],
  ])('is not: %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})
