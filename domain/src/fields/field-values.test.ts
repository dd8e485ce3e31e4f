import { describe, expect, it } from 'vitest'
import { type FieldDescription, promptFields } from './field.ts'
import { filledText, readNumber, valueProblem } from './field-values.ts'

const fieldOf = (description: Omit<FieldDescription, 'name'>) => {
  const [field] = promptFields('<p>{{days_left}}</p>', [{ name: 'days_left', ...description }])
  if (!field) throw new Error('no field')
  return field
}

describe('readNumber', () => {
  it.each([
    ['3', '3'],
    [' 3.50 ', '3.50'],
    ['1e3', '1000'],
    ['2.5E-1', '0.25'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['−3', '-3'],
    ['12345678901234567890', '12345678901234567890'],
  ])('reads %j as %s', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  it.each(['', 'many', '1e', '1e99', '0x10', 'Infinity', '1 2', '1e-9', '--3'])('refuses %j', (text) => {
    expect(readNumber(text)).toBeUndefined()
  })
})

describe('valueProblem', () => {
  it.each<[Omit<FieldDescription, 'name'>, string, string | undefined]>([
    [{ type: 'number', min: 0 }, '-3', '“Days left” must be 0 or more.'],
    [{ type: 'number', min: 0 }, '0', undefined],
    [{ type: 'number', max: 1_000 }, '1e4', '“Days left” must be 1,000 or less.'],
    [{ type: 'number' }, '1e99', '“Days left” must be a number.'],
    [{ type: 'number' }, '-3', undefined],
    [{ type: 'number', min: 1 }, ' ', undefined],
    [{ type: 'number', required: true }, '', 'Fill in “Days left”.'],
    [{ required: true }, ' ', 'Fill in “Days left”.'],
    [{}, '-3', undefined],
  ])('for %j and %j is %j', (description, value, problem) => {
    expect(valueProblem(fieldOf(description), value)).toBe(problem)
  })
})

describe('filledText', () => {
  it('writes a date as prose does, but as digits in code and addresses', () => {
    const date = fieldOf({ type: 'date' })
    expect(filledText(date, '2026-11-12', 'prose')).toBe('November 12, 2026')
    expect(filledText(date, '2026-11-12', 'code')).toBe('2026-11-12')
    expect(filledText(date, '2026-11-12', 'address')).toBe('2026-11-12')
  })

  it.each<[Omit<FieldDescription, 'name'>, string, string | undefined]>([
    [{ type: 'number' }, '1e3', '1000'],
    [{ type: 'choices', options: ['a', 'b'] }, 'a\nb', 'a, b'],
    [{}, '2026-11-12', '2026-11-12'],
    [{}, ' \n', undefined],
  ])('turns the value of %j from %j into %j', (description, value, text) => {
    expect(filledText(fieldOf(description), value, 'prose')).toBe(text)
  })
})
