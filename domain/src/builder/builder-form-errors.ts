// What the builder's form requires (a goal, a role, and a task), and the message for each field that's missing or too
// long.
import { BUILDER_FIELD_MAX } from '../limits.ts'
import type { BuilderForm } from './builder-form.ts'

/** One message per invalid field, in form order. */
export type BuilderFormErrors = Partial<Record<keyof BuilderForm, string>>

export function builderFormErrors(form: BuilderForm): BuilderFormErrors {
  const errors: BuilderFormErrors = {}
  for (const field of FIELDS) {
    const value = form[field]
    if (value.length > BUILDER_FIELD_MAX) errors[field] = tooLong(value)
    else if (value.trim() === '' && MISSING[field]) errors[field] = MISSING[field]
  }
  return errors
}

/** The fields of the first step; the others belong to the second. */
export const CORE_FIELDS = ['task', 'goal', 'role'] as const

const FIELDS = [
  ...CORE_FIELDS,
  'context',
  'audience',
  'format',
  'tone',
  'length',
  'lengthSpecific',
  'examples',
  'constraints',
  'qualityMeasures',
] as const

const MISSING: BuilderFormErrors = {
  goal: 'Choose a goal.',
  role: 'Choose a role.',
  task: 'Describe the task.',
}

function tooLong(value: string): string {
  const [most, now] = [BUILDER_FIELD_MAX, value.length].map((count) => count.toLocaleString('en-US'))
  return `This field must be ${most} characters or fewer. It’s ${now} now.`
}
