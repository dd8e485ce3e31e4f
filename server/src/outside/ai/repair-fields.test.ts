import { cpuMilliseconds } from '@prompt-library/domain/testing/cpu-milliseconds'
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
  ['{{año de ingreso}}', '{{ano_de_ingreso}}'],
  ['{{IRB number}}', '{{IRB_number}}'],
  ["{{instructor's name}}", '{{instructors_name}}'],
  ['{{what you hope to learn from this one course}}', '{{what_you_hope_to_learn_from}}'],
  ['[insert {{your level}} here]', '[insert {{your_level}} here]'],
])('makes a field or a blank in brackets of %s', (blank, repaired) => {
  expect(repairFields(`Explain ${blank}.`, 'Explain it.')).toBe(`Explain ${repaired}.`)
})

it.each([
  '{{topic}}',
  '{{Topic_2}}',
  '[topic]',
  '[insert a link](#here)',
  '{topic}',
  '[add to cart]',
  '{{ user.name }}',
  '{{#if user}}',
  '{{/if}}',
  '{{{user name}}}',
  String.raw`\frac{{a+b}}{{c+d}}`,
  '<b style={{ color: "red" }}>',
  "{{ price | format: 'short' }}",
  '{{2nd draft}}',
  '{{ }}',
  '`{{ your level }}` and `[insert topic]`',
  'this:\n```jsx\n<b style={{ color: red }}>\n[insert row]\n```\nbriefly',
  'this:\n~~~~\n{{ your level }}\n~~~\n{{ your level }}\n~~~~\nbriefly',
  'this:\n```\n{{ your level }}',
])('keeps %s', (text) => {
  expect(repairFields(`Explain ${text}.`, 'Explain it.')).toBe(`Explain ${text}.`)
})

it('keeps what the author wrote', () => {
  for (const blank of ['{{ your level }}', '{{学年}}', '[insert topic]'])
    expect(repairFields(`Explain ${blank} well.`, `Explain ${blank}.`)).toBe(`Explain ${blank} well.`)
})

it('repairs blanks before, between, and after code', () => {
  const text = (blank: string) => `${blank} \`a\` ${blank}\n\`\`\`\n{{ b c }}\n\`\`\`\n${blank}`
  expect(repairFields(text('{{your level}}'), 'Explain it.')).toBe(text('{{your_level}}'))
})

it('takes no longer for a long text with many blanks', () => {
  const text = '{{ a b }} [insert c] ` '.repeat(2_000)
  const original = '{{ x y }} '.repeat(5_000)
  const repair = () => {
    repairFields(text, original)
    repairFields('```\n{{ '.repeat(5_000), original)
  }
  expect(cpuMilliseconds(repair)).toBeLessThan(400)
})
