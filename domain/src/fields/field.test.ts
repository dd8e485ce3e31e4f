import { describe, expect, it } from 'vitest'
import { fieldLabel, promptFields, splitDescriptions, usualType } from './field.ts'

describe('fieldLabel', () => {
  it.each([
    ['broad_topic', 'Broad topic'],
    ['broadTopic', 'Broad topic'],
    ['COURSE', 'COURSE'],
    ['IRB_number', 'IRB number'],
    ['x', 'X'],
    ['a__b_', 'A b'],
  ])('reads %s as %s', (name, label) => {
    expect(fieldLabel(name)).toBe(label)
  })
})

describe('usualType', () => {
  it.each(['notes', 'meeting_notes', 'yourDraft', 'TEXT', 'letter', 'articles', 'code'])(
    '%s is long',
    (name) => {
      expect(usualType(name)).toBe('long_text')
    },
  )

  it.each(['course', 'notes_on', 'context', 'database', 'student_email', 'section_title'])(
    '%s is a line',
    (name) => {
      expect(usualType(name)).toBe('text')
    },
  )
})

describe('promptFields', () => {
  it('gives a field without a description a text box named after it', () => {
    expect(promptFields('<p>{{broad_topic}}</p>')).toEqual([
      {
        name: 'broad_topic',
        label: 'Broad topic',
        help: '',
        type: 'text',
        default: '',
        required: false,
        options: [],
        allowOther: false,
      },
    ])
  })

  it('follows the order of the text, and leaves out what the author says is not a field', () => {
    const fields = promptFields('<p>{{b}} {{user}} {{a}}</p>', [
      { name: 'a', label: 'Level', type: 'choice', options: ['100', '200'], allow_other: true },
      { name: 'user', not_a_field: true },
      { name: 'gone', label: 'Not in the text' },
    ])
    expect(fields.map(({ name, label }) => [name, label])).toEqual([
      ['b', 'B'],
      ['a', 'Level'],
    ])
    expect(fields[1]).toMatchObject({ type: 'choice', options: ['100', '200'], allowOther: true })
  })
})

describe('splitDescriptions', () => {
  it('names the descriptions whose field is not in the text', () => {
    expect(splitDescriptions('<p>{{a}}</p>', [{ name: 'a' }, { name: 'A' }])).toEqual({
      kept: [{ name: 'a' }],
      dropped: ['A'],
    })
  })
})
