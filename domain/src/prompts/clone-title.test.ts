import { expect, it } from 'vitest'
import { TITLE_MAX } from '../limits.ts'
import { cloneTitle } from './clone-title.ts'

it('adds a prefix to the original title', () => {
  expect(cloneTitle('Plan a course')).toBe('Clone of: Plan a course')
  expect(cloneTitle('a'.repeat(190))).toBe(`Clone of: ${'a'.repeat(190)}`)
})

it('truncates with an ellipsis at the title limit', () => {
  expect(cloneTitle('a'.repeat(191))).toBe(`Clone of: ${'a'.repeat(189)}…`)
  expect(cloneTitle(`${'a'.repeat(188)} bcd`)).toBe(`Clone of: ${'a'.repeat(188)}…`)
})

it.each(['👩‍🔬', '👍🏽', '🇺🇸', 'e\u0301', 'क्षि', '😀'])('never splits %s', (character) => {
  for (let before = 0; before < 20; before += 1) {
    const title = ('x'.repeat(before) + character.repeat(200)).slice(0, 200)
    const clone = cloneTitle(title)
    expect(clone.length).toBeLessThanOrEqual(TITLE_MAX)
    expect(clone.endsWith('…')).toBe(true)
    const kept = clone.slice('Clone of: '.length + before, -1)
    expect(kept).toBe(character.repeat(kept.length / character.length))
  }
})
