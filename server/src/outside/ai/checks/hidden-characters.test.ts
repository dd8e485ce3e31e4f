import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers.ts'

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
    [
      'جزر و مد را توضیح بده.',
      'جزر و مد را با مثال‌های ساده توضیح بده؛ از واژه‌های سخت استفاده نکن و نمونه‌ها را بنویس.',
    ],
    ['Explain tides with emoji.', 'Explain how tides work with emoji, such as 👩‍🔬, 👨‍👩‍👧, and 🏄‍♀️.'],
  ])('is not: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})
