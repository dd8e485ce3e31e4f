import { promptFields } from '@prompt-library/domain/fields/field'
import { expect, it } from 'vitest'
import { linkValues } from './link-values.ts'

const fields = promptFields('<p>{{topic}} {{num}} {{size}} {{days}} {{due}} {{parts}} {{constructor}}</p>', [
  { name: 'num', type: 'number' },
  { name: 'size', type: 'choice', options: ['small', 'large'], default: 'small' },
  { name: 'days', type: 'number', default: '5', min: 0 },
  { name: 'due', type: 'date', default: '2026-11-12' },
  { name: 'parts', type: 'choices', options: ['One', 'Two'], default: 'One' },
])

it.each([
  ['#num=1e3', { num: '1000' }],
  ['#num=abc', {}],
  ['#size=abc', {}],
  ['#size=large', { size: 'large' }],
  ['#size=', { size: '' }],
  ['#days=-3', {}],
  ['#due=soon', {}],
  ['#parts=Three', {}],
  ['#parts=Two%0AThree', { parts: 'Two' }],
  ['#topic=a%26b&other=c', { topic: 'a&b' }],
  ['', {}],
])('the link %j carries %j', (fragment, values) => {
  expect(linkValues(fragment, fields)).toEqual(values)
})
