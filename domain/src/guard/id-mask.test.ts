import { expect, it } from 'vitest'
import { patternOfMask, problemWithMask } from './id-mask.ts'

it.each(['A########', '#####', 'PS-#######', 'u#######x', '12######'])('accepts %s', (mask) => {
  expect(problemWithMask(mask)).toBeUndefined()
})

it.each([
  ['', 'Patterns need at least 5 # signs.'],
  ['A####', 'Patterns need at least 5 # signs.'],
  [`${'A'.repeat(16)}#####`, 'Patterns can be up to 20 characters.'],
  ['A.*#####', 'Patterns can contain letters, digits, hyphens, and # for any digit.'],
  ['A #####', 'Patterns can contain letters, digits, hyphens, and # for any digit.'],
  ['É#####', 'Patterns can contain letters, digits, hyphens, and # for any digit.'],
  ['-#####', 'Patterns can’t start or end with a hyphen.'],
])('says what’s wrong with %j', (mask, problem) => {
  expect(problemWithMask(mask)).toBe(problem)
})

it('finds nothing with a mask that has a problem', () => {
  expect(patternOfMask('(a+)+#####')).toBeUndefined()
})
