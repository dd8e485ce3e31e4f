import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers/problem-with.ts'

describe('an unfinished end', () => {
  it.each([
    ['Explain how tides work.', 'Explain how tides work. Use plain words and'],
    ['Explain how tides work.', 'Explain how tides work. Use plain words,'],
    ['Explain how tides work.', 'Explain how tides work. Mention one beach (in'],
    [
      'Explain how tides work.',
      'Explain how tides work. Say what the moon does and how the shape of the coa',
    ],
  ])('is refused: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('ends in the middle')
  })

  it.each([
    ['Explain how tides work.', 'Explain how tides work, in plain words'],
    ['Explain how tides work.', 'Explain how tides work. Cover:\n- the moon\n- the sun'],
    ['Explain how tides work.', 'Explain how tides work.\n\nText: {{text}}'],
    [
      'Explain tides. Finish this sentence: The moon and the',
      'Explain tides in plain words. Finish this sentence: The moon and the',
    ],
  ])('is not: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})
