import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers/problem-with.ts'

describe('hidden characters', () => {
  it.each([
    ['Explain how tides work.', 'Explain how tides work.‮ abc'],
    ['Explain how tides work.', 'Explain how tides work.󠁁󠁂'],
    ['Explain how tides work.', 'Ex​plain​ how​ tides work.'],
  ])('is refused: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('invisible')
  })

  it.each([
    ['Explain how tides work.', 'Explain how tides​ work to a child.'],
    ['Explain how tides work.', '﻿Explain how tides work to a child.'],
  ])('is not: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})
