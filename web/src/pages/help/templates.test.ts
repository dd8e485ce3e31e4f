import {
  EMPTY_BUILDER_FORM,
  FORMATS,
  GOALS,
  LENGTHS,
  ROLES,
  TONES,
} from '@prompt-library/domain/builder/builder-form'
import { builderFormErrors } from '@prompt-library/domain/builder/builder-form-errors'
import { describe, expect, it } from 'vitest'
import templates from './templates.json' with { type: 'json' }

const OPTIONS = { goal: GOALS, role: ROLES, format: FORMATS, length: LENGTHS, tone: TONES }

describe.each(Object.values(templates).flat())('$title', (template) => {
  const form = { ...EMPTY_BUILDER_FORM, ...template.form }

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
