import { expect, it } from 'vitest'
import { repairFields } from './repair-fields.ts'

it.each([
  ['{{Your level}}', '{{your_level}}'],
  ['{{instructor’s name}}', '{{instructors_name}}'],
  ['{{ topic }}', '{{topic}}'],
  ['[insert your topic here]', '{{your_topic_here}}'],
  ['{{año de ingreso}}', '{{ano_de_ingreso}}'],
  ['{{学部}}', '[学部]'],
  ['{{IRB number}}', '{{IRB_number}}'],
])('makes a field or a blank in brackets of %s', (blank, repaired) => {
  expect(repairFields(`Explain ${blank}.`, 'Explain it.')).toBe(`Explain ${repaired}.`)
})

it.each([
  ...['{{topic}}', '{{Topic_2}}', '[topic]', '[insert a link](#here)', '{topic}', '[add to cart]', '{{ }}'],
  ...['{{ user.name }}', '{{#if user}}', '{{/if}}', '{{{user name}}}', String.raw`\frac{{a+b}}{{c+d}}`],
  ...['<b style={{ color: "red" }}>', "{{ price | format: 'short' }}", '{{your level, e.g. first-year}}'],
])('keeps %s', (text) => {
  expect(repairFields(`Explain ${text}.`, 'Explain it.')).toBe(`Explain ${text}.`)
})

it('keeps what the author wrote', () => {
  for (const blank of ['{{ your level }}', '{{学年}}', '[insert topic]'])
    expect(repairFields(`Explain ${blank} well.`, `Explain ${blank}.`)).toBe(`Explain ${blank} well.`)
})
