import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { describe, expect, it } from 'vitest'
import {
  describeField,
  fieldIssue,
  fieldSummary,
  fieldsIssue,
  fieldsToSave,
  leftoverText,
  renameDescription,
} from './field-drafts.ts'

const COURSE: FieldDescription = { name: 'course', label: 'Course' }
const LEVEL: FieldDescription = { name: 'level', type: 'choice', options: ['Intro', 'Advanced'] }

describe('describeField', () => {
  it('adds, changes, and removes a description, and leaves the order as it is', () => {
    expect(describeField([COURSE], 'level', { required: true })).toEqual([
      COURSE,
      { name: 'level', required: true },
    ])
    expect(describeField([COURSE, LEVEL], 'course', { help: 'Its number' })).toEqual([
      { ...COURSE, help: 'Its number' },
      LEVEL,
    ])
    expect(describeField([COURSE, LEVEL], 'course', { label: '' })).toEqual([LEVEL])
  })

  it('keeps blank lines between options while they are written', () => {
    expect(describeField([LEVEL], 'level', { options: ['Intro', ''] })[0]?.options).toEqual(['Intro', ''])
  })
})

describe('renameDescription', () => {
  it('replaces a leftover description of the new name', () => {
    expect(renameDescription([COURSE, LEVEL], 'level', 'course')).toEqual([{ ...LEVEL, name: 'course' }])
  })
})

describe('fieldsToSave', () => {
  it('leaves out what is not in the text and what says nothing', () => {
    const fields = [COURSE, LEVEL, { name: 'topic', label: '  ' }]
    expect(fieldsToSave('<p>{{level}} {{topic}}</p>', fields)).toEqual([LEVEL])
  })

  it('tidies options, and drops them for a field that is not a choice', () => {
    const options = [' Intro ', '', 'Intro', 'Advanced']
    expect(fieldsToSave('{{level}}', [{ ...LEVEL, options }])).toEqual([LEVEL])
    const number: FieldDescription = { ...LEVEL, type: 'number', allow_other: true }
    expect(fieldsToSave('{{level}}', [number])).toEqual([{ name: 'level', type: 'number' }])
    expect(fieldsToSave('{{level}}', [{ ...LEVEL, min: 0, max: 1 }])).toEqual([LEVEL])
    const bounded: FieldDescription = { name: 'level', type: 'number', min: 0, max: 1 }
    expect(fieldsToSave('{{level}}', [bounded])).toEqual([bounded])
  })

  it('says nothing more about a name that is not a field', () => {
    expect(fieldsToSave('{{level}}', [{ ...LEVEL, not_a_field: true }])).toEqual([
      { name: 'level', not_a_field: true },
    ])
  })
})

describe('fieldIssue', () => {
  it.each<[FieldDescription, string, string]>([
    [{ name: 'a', type: 'choice', options: ['', ' '] }, 'options', 'Add at least one option to “a”.'],
    [{ ...LEVEL, default: 'Expert' }, 'default', 'The default of “level” isn’t one of its options.'],
    [{ name: 'a', type: 'number', default: 'many' }, 'default', 'The default of “a” must be a number.'],
    [{ name: 'a', type: 'number', min: 2, max: 1, default: '2' }, 'min', 'larger than its maximum.'],
    [
      { ...LEVEL, options: Array.from({ length: 51 }, (_, index) => `${index}`) },
      'options',
      'A field can have up to 50 options.',
    ],
    [{ name: 'a', label: 'x'.repeat(101) }, 'label', '100 characters'],
    [{ name: 'x'.repeat(61), label: 'Long' }, 'name', '60 characters'],
  ])('of %j is about its %s', (field, property, message) => {
    expect(fieldIssue(field)).toEqual({ message: expect.stringContaining(message), property })
  })

  it('is nothing for a complete description', () => {
    expect(fieldIssue({ ...LEVEL, options: ['Intro', '', 'Advanced'], default: 'Intro' })).toBeUndefined()
  })
})

describe('fieldsIssue', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `f${index}`, label: 'x' }))

  it('says how many descriptions are too many', () => {
    expect(fieldsIssue(many(60))).toBeUndefined()
    expect(fieldsIssue(many(61))).toBe('You can describe up to 60 fields.')
  })

  it('leaves a problem of one field to that field', () => {
    expect(fieldsIssue([{ name: 'a', type: 'choice' }])).toBeUndefined()
  })

  it('limits the length of all of them together', () => {
    const long = many(30).map((field) => ({ ...field, default: 'x'.repeat(2_000) }))
    expect(fieldsIssue(long)).toContain('30,000 characters or fewer')
  })
})

it('names the descriptions that will be removed', () => {
  const notAField = { name: 'user', not_a_field: true }
  expect(leftoverText([COURSE, LEVEL, notAField], ['level', 'course'])).toBe('')
  expect(leftoverText([COURSE, LEVEL, notAField], ['level'])).toBe(
    '“course” isn’t in the text. Saving removes its description.',
  )
  expect(leftoverText([COURSE, LEVEL], [])).toBe(
    '“course” and “level” aren’t in the text. Saving removes their descriptions.',
  )
})

it('sums up everything that a description says', () => {
  const said = { label: 'Course level', help: 'Where it is taught', default: 'Intro', required: true }
  expect(fieldSummary({ ...LEVEL, ...said, allow_other: true })).toBe(
    'Label: Course level\nHelp text: Where it is taught\nType: Choice\nOptions: Intro, Advanced\nAllows other answers\nDefault: Intro\nRequired',
  )
  expect(fieldSummary({ name: 'days', type: 'number', min: 0, max: 9 })).toBe(
    'Type: Number\nMinimum: 0\nMaximum: 9',
  )
  expect(fieldSummary({ name: 'user', not_a_field: true })).toBe('Kept as text')
})
