import { expect, it } from 'vitest'
import { describeField } from './describe-field.ts'
import { type FieldDescription, promptFields } from './field.ts'

it.each<[Omit<FieldDescription, 'name'>, string]>([
  [{}, 'Hours.'],
  [{ label: 'How long?', help: 'In\n hours' }, 'How long? In hours.'],
  [{ type: 'choice', options: ['One', 'Two'] }, 'Hours. One of: One, Two.'],
  [
    { type: 'choices', options: ['One', 'Two'], allow_other: true },
    'Hours. Any of: One, Two, or something else.',
  ],
  [{ type: 'number', min: 1, max: 40, default: '5' }, 'Hours. A number (1 to 40). If nothing is said: 5.'],
  [{ type: 'yes_no' }, 'Hours. Yes or no.'],
  [{ type: 'date' }, 'Hours. A date.'],
])('describes %j', (description, sentence) => {
  const [field] = promptFields('{{hours}}', [{ name: 'hours', ...description }])
  expect(field && describeField(field)).toBe(sentence)
})
