import { describe, expect, it } from 'vitest'
import type { FieldDescription } from './field.ts'
import { fieldProblem } from './field-problem.ts'

describe('fieldProblem', () => {
  it.each<FieldDescription>([
    { name: 'a' },
    { name: 'a', type: 'choice', options: ['x', 'y'], default: 'y' },
    { name: 'a', type: 'choice', options: ['x'], default: 'z', allow_other: true },
    { name: 'a', type: 'choices', options: ['x', 'y'], default: 'x\ny' },
    { name: 'a', type: 'number', default: '-2.5' },
    { name: 'a', type: 'number', min: 0, max: 0, default: '0' },
    { name: 'a', type: 'date', default: '2028-02-29' },
    { name: 'a', type: 'yes_no', default: 'No' },
    { name: 'a', type: 'choice', not_a_field: true },
  ])('accepts %j', (field) => {
    expect(fieldProblem(field)).toBeUndefined()
  })

  it.each<[FieldDescription, string]>([
    [{ name: 'level', type: 'choice' }, 'Add at least one option to “level”.'],
    [{ name: 'a', label: 'Level', type: 'choices', options: [] }, 'Add at least one option to “Level”.'],
    [{ name: 'a', options: ['x'] }, '“a” isn’t a choice, so it can’t have options.'],
    [
      { name: 'a', type: 'choice', options: ['x'], default: 'z' },
      'The default of “a” isn’t one of its options.',
    ],
    [
      { name: 'a', type: 'choices', options: ['x'], default: 'x\nz' },
      'The default of “a” isn’t one of its options.',
    ],
    [{ name: 'a', type: 'number', default: '1e400' }, 'The default of “a” must be a number.'],
    [{ name: 'a', type: 'number', min: 1, default: '0' }, 'The default of “a” must be 1 or more.'],
    [{ name: 'a', type: 'number', min: 2, max: 1 }, 'The minimum of “a” is larger than its maximum.'],
    [{ name: 'a', min: 2 }, '“a” isn’t a number, so it can’t have a minimum or maximum.'],
    [
      { name: 'a', type: 'date', default: '2027-02-29' },
      'The default of “a” must be a date, such as 2026-09-01.',
    ],
    [{ name: 'a', type: 'yes_no', default: 'maybe' }, 'The default of “a” must be Yes or No.'],
  ])('explains what is wrong with %j', (field, sentence) => {
    expect(fieldProblem(field)).toBe(sentence)
  })
})
