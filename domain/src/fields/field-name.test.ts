import { describe, expect, it } from 'vitest'
import { fieldNameProblem, toFieldName } from './field-name.ts'
import { FIELD_NAME } from './find-fields.ts'

describe('toFieldName', () => {
  it.each([
    ['Broad topic', 'broad_topic'],
    ['  course  ', 'course'],
    ['courseName', 'courseName'],
    ['IRB number', 'IRB_number'],
    ['the student’s name:', 'the_students_name'],
    ['Résumé / CV', 'resume_CV'],
    ['{{topic}}', 'topic'],
    ['2nd reader', 'field_2nd_reader'],
    ['课程', ''],
    ['…', ''],
  ])('makes %j into %j', (text, name) => {
    expect(toFieldName(text)).toBe(name)
  })

  it.each(['word '.repeat(100), 'x'.repeat(100), `${'a'.repeat(59)} b`, '9 '.repeat(50)])(
    'keeps a long name valid: %#',
    (text) => {
      expect(toFieldName(text)).toMatch(FIELD_NAME)
      expect(toFieldName(text).length).toBeLessThanOrEqual(60)
      expect(toFieldName(text)).not.toMatch(/_$/)
    },
  )
})

describe('fieldNameProblem', () => {
  it('accepts a valid name that is free', () => {
    expect(fieldNameProblem('level', ['course'])).toBeUndefined()
  })

  it.each([
    ['', 'Enter a name.'],
    ['two words', 'Start the name with a letter, and use only letters, digits, and underscores.'],
    ['1st', 'Start the name with a letter, and use only letters, digits, and underscores.'],
    ['x'.repeat(61), 'Names can be up to 60 characters.'],
    ['course', 'Another field is already named “course”.'],
  ])('explains what is wrong with %j', (name, sentence) => {
    expect(fieldNameProblem(name, ['course'])).toBe(sentence)
  })
})
