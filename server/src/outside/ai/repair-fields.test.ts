import { expect, it } from 'vitest'
import { repairFields } from './repair-fields.ts'

it.each([
  ['{{your level, e.g. first-year}}', '{{your_level}}'],
  ['{{audience (for example, new staff)}}', '{{audience}}'],
  ['{{lecture_type: slides or board}}', '{{lecture_type}}'],
  ['{{instructor’s name}}', '{{instructors_name}}'],
  ['{{ topic }}', '{{topic}}'],
  ['[insert your topic here]', '{{your_topic_here}}'],
  ['{{学部・学年}}', '[学部・学年]'],
  ['{{año de ingreso}}', '[año de ingreso]'],
  ['{{2nd draft}}', '[2nd draft]'],
  ['{{ }}', '[…]'],
])('makes a field or a blank in brackets of %s', (blank, repaired) => {
  expect(repairFields(`Explain ${blank}.`, 'Explain it.')).toBe(`Explain ${repaired}.`)
})

it.each(['{{topic}}', '{{Topic_2}}', '[topic]', '[insert a link](#here)', '{topic}'])('keeps %s', (text) => {
  expect(repairFields(`Explain ${text}.`, 'Explain it.')).toBe(`Explain ${text}.`)
})

it('keeps what the author wrote', () => {
  for (const blank of ['{{ your level }}', '{{学年}}', '[insert topic]'])
    expect(repairFields(`Explain ${blank} well.`, `Explain ${blank}.`)).toBe(`Explain ${blank} well.`)
})
