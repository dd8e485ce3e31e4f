import { expect, test } from 'vitest'
import { BUILDER_FIELD_MAX } from '../limits.ts'
import { EMPTY_BUILDER_FORM } from './builder-form.ts'
import { builderFormErrors } from './builder-form-errors.ts'

const CORE = { ...EMPTY_BUILDER_FORM, goal: 'research', role: 'expert', task: 'Compare two texts.' }

test('goal, role, and task are required, and spaces don’t count', () => {
  const required = {
    goal: 'Choose a goal.',
    role: 'Choose a role.',
    task: 'Describe the task.',
  }
  expect(builderFormErrors(EMPTY_BUILDER_FORM)).toEqual(required)
  expect(builderFormErrors({ ...CORE, task: ' \n ' })).toEqual({ task: required.task })
})

test('nothing else is required', () => {
  expect(builderFormErrors(CORE)).toEqual({})
  expect(builderFormErrors({ ...CORE, length: 'specific', lengthSpecific: '' })).toEqual({})
})

test('a text at the limit is accepted, and one over it is refused with the limit', () => {
  const most = 'x'.repeat(BUILDER_FIELD_MAX)
  expect(builderFormErrors({ ...CORE, task: most, qualityMeasures: most })).toEqual({})
  const errors = builderFormErrors({ ...CORE, task: `${most}x`, examples: `${most}x` })
  const sentence = 'This field must be 10,000 characters or fewer. It’s 10,001 now.'
  expect(errors).toEqual({ task: sentence, examples: sentence })
})

test('errors are in form order, so the first error is the first on the screen', () => {
  const long = 'x'.repeat(BUILDER_FIELD_MAX + 1)
  const errors = builderFormErrors({ ...EMPTY_BUILDER_FORM, qualityMeasures: long, context: long })
  expect(Object.keys(errors)).toEqual(['task', 'goal', 'role', 'context', 'qualityMeasures'])
})
