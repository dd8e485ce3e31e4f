import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers.ts'

describe('HTML', () => {
  it.each([
    ['Explain how tides work.', 'Explain how tides work.<script>x()</script>'],
    ['Explain how tides work.', '<p>Explain how tides work.</p>'],
    ['Explain how tides work.', 'Explain how tides work. <img src=x onerror=x()>'],
    ['Explain how tides work.', 'Explain how tides work. &lt;b&gt;'],
  ])('is refused: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('HTML')
  })

  it.each([
    ['Explain how tides work.', 'Explain how tides work. Use the text between <article> and </article>.'],
    ['Fix <b>this</b> tag.', 'Fix <b>this</b> tag, and say what was wrong.'],
    ['Explain how tides work.', '**Explain how tides work** if a < b and b > c.'],
    ['Explain lists on web pages.', 'Explain lists on web pages, with `<ul>` and `<li>` only.'],
  ])('is not: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})
