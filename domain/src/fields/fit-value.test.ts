import { describe, expect, it } from 'vitest'
import { cpuMilliseconds } from '../../testing/cpu-milliseconds.ts'
import type { FieldDescription } from './field.ts'
import { promptFields } from './field.ts'
import { fitValue } from './fit-value.ts'

const fit = (description: Omit<FieldDescription, 'name'>, value: string) => {
  const [field] = promptFields('<p>{{a}}</p>', [{ name: 'a', ...description }])
  return field && fitValue(field, value)
}
const options = ['One', 'Two']

describe('fitValue', () => {
  it.each<[Omit<FieldDescription, 'name'>, string, string | undefined]>([
    [{}, '  a\nb ', '  a b '],
    [{ type: 'long_text' }, 'a\nb', 'a\nb'],
    [{ type: 'number' }, '-2.5', '-2.5'],
    [{ type: 'number' }, 'many', undefined],
    [{ type: 'number' }, '1e3', '1000'],
    [{ type: 'number', min: 0 }, '-3', undefined],
    [{ type: 'number' }, '', ''],
    [{ type: 'date' }, '2026-09-01', '2026-09-01'],
    [{ type: 'date' }, 'tomorrow', undefined],
    [{ type: 'yes_no' }, 'Yes', 'Yes'],
    [{ type: 'yes_no' }, 'yes please', undefined],
    [{ type: 'choice', options }, 'Two', 'Two'],
    [{ type: 'choice', options }, 'Three', undefined],
    [{ type: 'choice', options, allow_other: true }, 'Three\nfour', 'Three four'],
    [{ type: 'choices', options }, 'Two\nThree\nOne', 'Two\nOne'],
    [{ type: 'choices', options }, 'Three', undefined],
    [{ type: 'choices', options, allow_other: true }, 'Two\nThree', 'Two\nThree'],
  ])('for %j turns %j into %j', (description, value, fitted) => {
    expect(fit(description, value)).toBe(fitted)
  })

  it('takes no time for 100,000 blank lines', () => {
    expect(cpuMilliseconds(() => fit({}, `a${' \n'.repeat(50_000)}b`))).toBeLessThan(500)
  })
})
