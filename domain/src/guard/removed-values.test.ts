import { describe, expect, test } from 'vitest'
import { removedValues, shownValues } from './removed-values.ts'

const options = { idMasks: ['A########'] }
const removed = (before: string[], after: string[]) => removedValues(before, after, options)
const valuesOf = (before: string[], after: string[]) => removed(before, after).map(({ value }) => value)

describe('private data that was removed', () => {
  test('is found', () => {
    expect(valuesOf(['Write to ana.lopez@pitt.edu.'], ['Write to the student.'])).toEqual([
      'ana.lopez@pitt.edu',
    ])
    expect(valuesOf(['Write to ana@pitt.edu.'], ['Write to ben@pitt.edu.'])).toEqual(['ana@pitt.edu'])
  })

  test('is found if it was there twice', () => {
    const before = ['Write to ana@pitt.edu and ana@pitt.edu.']
    expect(valuesOf(before, ['Write to ana@pitt.edu.'])).toEqual(['ana@pitt.edu'])
  })

  test('isn’t what stays, moves, or is added', () => {
    expect(removed(['Write to ana@pitt.edu.'], ['Please write to ANA@pitt.edu today.'])).toEqual([])
    expect(removed(['Ask ana@pitt.edu.', ''], ['', 'Ask ana@pitt.edu.'])).toEqual([])
    expect(removed(['Write.'], ['Write to ana@pitt.edu.'])).toEqual([])
  })

  test('isn’t a harmless text', () => {
    expect(removed(['Summarize the chapter.'], [''])).toEqual([])
  })
})

describe('an earlier version', () => {
  const EMAIL = removed(['Ask ana.lopez@pitt.edu.'], ['Ask {{email}}.'])
  const GRADE = removed(['Maria Gonzalez got a 64 on the midterm.'], ['{{name}} got a {{grade}}.'])
  const shows = (text: string, values = EMAIL) => shownValues([text], values, options).length > 0

  test('shows a value that it has, in any of its texts', () => {
    expect(shows('Mail Ana.Lopez@pitt.edu first.')).toBe(true)
    expect(shownValues(['', 'Ask ana.lopez@pitt.edu.'], EMAIL, options)).toEqual([0])
  })

  test('doesn’t show it as a part of another one', () => {
    expect(shows('Ask diana.lopez@pitt.edu.')).toBe(false)
    expect(shows('Ask the student.')).toBe(false)
  })

  test('shows a grade only where it is one', () => {
    expect(shows('Maria Gonzalez got a 64 on the midterm.', GRADE)).toBe(true)
    const grades = GRADE.filter(({ kind }) => kind === 'grade')
    expect(grades).toHaveLength(1)
    expect(shows('Summarize page 64.', grades)).toBe(false)
  })

  test('shows a value that the saved text still has elsewhere only if it has it more often', () => {
    const twice = 'Ask ana@pitt.edu, then ana@pitt.edu.'
    const values = removed([twice], ['Ask ana@pitt.edu.'])
    expect(shows('Ask ana@pitt.edu now.', values)).toBe(false)
    expect(shows(twice, values)).toBe(true)
  })
})

test('500 values in 100,000 characters take less than half a second for a version', () => {
  const row = (index: number) => `Row ${index}: person${index}@pitt.edu handed it in late again, as usual.`
  const text = Array.from({ length: 500 }, (_, index) => row(index).padEnd(198, ' x')).join('\n')
  const values = removed([text], [''])
  expect(values.length).toBeGreaterThanOrEqual(500)
  const start = performance.now()
  expect(shownValues([text], values, options)).toHaveLength(values.length)
  const took = performance.now() - start
  expect(took).toBeLessThan(500)
})
