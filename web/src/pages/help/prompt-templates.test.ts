import { FORMATS, GOALS, LENGTHS, ROLES, TONES } from '@prompt-library/domain/builder/builder-form'
import { builderFormErrors } from '@prompt-library/domain/builder/builder-form-errors'
import { describe, expect, it } from 'vitest'
import { DEEP_TEMPLATE, WRITING_TEMPLATES } from './prompt-templates.ts'

const OPTIONS = { goal: GOALS, role: ROLES, format: FORMATS, length: LENGTHS, tone: TONES }

describe.each([...WRITING_TEMPLATES, DEEP_TEMPLATE])('$title', ({ form }) => {
  it('is a valid builder form', () => {
    expect(builderFormErrors(form)).toEqual({})
  })

  it.each(Object.entries(OPTIONS))('has no %s or one the builder offers', (field, options) => {
    const values: readonly string[] = ['', ...options.map(({ value }) => value)]
    expect(values).toContain(form[field as keyof typeof OPTIONS])
  })

  it('has at least one field', () => {
    expect(form.task + form.context).toMatch(/\{\{\w+\}\}/)
  })
})
