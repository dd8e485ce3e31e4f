import { fieldLabel } from '@prompt-library/domain/fields/field'
import { fieldNameProblem, toFieldName } from '@prompt-library/domain/fields/field-name'
import { FINDING_KINDS, type FindingKind } from '@prompt-library/domain/guard/finding'
import { expect, it } from 'vitest'
import { fieldNames } from './field-names.ts'
import { fieldNameOf } from './kind-names.ts'

const named = (found: readonly [FindingKind, string][], text = '', taken: string[] = []) => [
  ...fieldNames(
    found.map(([kind, value], item) => ({ item, kind, value })),
    [{ label: 'Content', text, offers: ['field'], taken }],
  ).values(),
]

it('numbers several values of a kind, and gives equal ones the same field', () => {
  expect(named([['email', 'ana@pitt.edu']])).toEqual(['email'])
  expect(
    named([
      ['email', 'ana@pitt.edu'],
      ['email', 'ben@pitt.edu'],
      ['email', 'ANA@pitt.edu'],
      ['phone', '412-624-8837'],
      ['phone', '(412) 624 8837'],
    ]),
  ).toEqual(['email_1', 'email_2', 'email_1', 'phone_number', 'phone_number'])
})

it('leaves out names that the text or its author already uses', () => {
  const two: [FindingKind, string][] = [
    ['email', 'ana@pitt.edu'],
    ['email', 'ben@pitt.edu'],
  ]
  expect(named([['email', 'ana@pitt.edu']], 'Ask {{email}}.')).toEqual(['email_1'])
  expect(named([['email', 'ana@pitt.edu']], 'Ask {{Email}}.')).toEqual(['email_1'])
  expect(named(two, 'Ask {{email_1}} or {{ email_3 }}.')).toEqual(['email_2', 'email_4'])
  expect(named([['email', 'ana@pitt.edu']], '', ['email', 'email_1'])).toEqual(['email_2'])
})

it.each(FINDING_KINDS)('has a valid name that reads well for: %s', (kind) => {
  const field = fieldNameOf(kind)
  expect(fieldNameProblem(field, [])).toBeUndefined()
  expect(toFieldName(fieldLabel(field)).toLowerCase()).toBe(field.toLowerCase())
})
