import { expect, it } from 'vitest'
import { promptPlainText } from '../rich-text/prompt-plain-text.ts'
import type { RichBlock } from '../rich-text/rich-block.ts'
import { textWithBlanks, withBlanks, withBlanksNote } from './blanks.ts'
import { type FieldDescription, promptFields } from './field.ts'
import type { FieldValue } from './field-values.ts'

const copied = (text: string, descriptions: FieldDescription[] = [], fieldValue?: FieldValue) => {
  const runs = [{ text, bold: false, href: text.startsWith('mailto:') ? text : undefined }]
  const block: RichBlock = { kind: 'paragraph', depth: 0, runs }
  return promptPlainText([block], withBlanks(promptFields(text, descriptions), fieldValue))
}

it('copies a blank as its label, or as the name in words', () => {
  const described = [{ name: 'available_hours', label: 'Hours you have' }]
  expect(copied('Plan {{ available_hours }} hours of {{broadTopic}}.', described)).toBe(
    'Plan [Hours you have] hours of [Broad topic].',
  )
})

it('copies a default as a blank too: nobody chose it', () => {
  expect(copied('{{tone}}', [{ name: 'tone', default: 'Formal' }])).toBe('[Tone]')
})

it('keeps values and braces that aren’t fields, letter for letter', () => {
  const value: FieldValue = (name) => (name === 'a' ? '{{b}} $& [x]' : undefined)
  expect(copied('{{a}} {{b}} {{user}} {{{c}}} { d }', [{ name: 'user', not_a_field: true }], value)).toBe(
    '{{b}} $& [x] [B] {{user}} {{{c}}} { d }',
  )
})

it.each(['<b>Level</b> & more', 'Level [1–5]', 'רמה', '$& $1'])('copies the label %j as it is', (label) => {
  expect(copied('Level: {{level}}.', [{ name: 'level', label }])).toBe(`Level: [${label}].`)
})

it('copies the blank of an email link as text, not as an address', () => {
  expect(copied('mailto:{{office_email}}')).toBe('[Office email]')
})

it('copies thousands of blanks', () => {
  const names = Array.from({ length: 16_000 }, (_, index) => `f${index}`)
  const { text, blanks } = textWithBlanks(names.map((name) => `{{${name}}}`).join(' '))
  expect(text.startsWith('[F0] [F1]')).toBe(true)
  expect(text.endsWith('[F15999]')).toBe(true)
  expect(withBlanksNote('Copied.', blanks)).toBe('Copied. Fill in 16,000 blanks before you send it.')
})

it('counts a field that appears twice once', () => {
  expect(textWithBlanks('{{course}}, {{course}}')).toEqual({ text: '[Course], [Course]', blanks: 1 })
  expect(withBlanksNote('Copied.', 1)).toBe('Copied. Fill in 1 blank before you send it.')
  expect(withBlanksNote('Copied.', 0)).toBe('Copied.')
})
