import type { FieldDescription } from './field.ts'

/** What is wrong with a description besides the length of its texts, as a sentence; undefined when nothing is. */
export function fieldProblem(field: FieldDescription): string | undefined {
  if (field.not_a_field) return undefined
  const { type = 'text', default: start = '', options = [] } = field
  const title = `“${field.label || field.name}”`
  const hasOptions = type === 'choice' || type === 'choices'
  if (hasOptions && options.length === 0) return `Add at least one option to ${title}.`
  if (!hasOptions && options.length > 0) return `${title} isn’t a choice, so it can’t have options.`
  if (start === '') return undefined
  const picked = type === 'choices' ? start.split('\n') : [start]
  if (hasOptions && !field.allow_other && picked.some((option) => !options.includes(option)))
    return `The default of ${title} isn’t one of its options.`
  if (type === 'number' && !isNumber(start)) return `The default of ${title} must be a number.`
  if (type === 'date' && !isDate(start)) return `The default of ${title} must be a date, such as 2026-09-01.`
  if (type === 'yes_no' && start !== 'Yes' && start !== 'No')
    return `The default of ${title} must be Yes or No.`
  return undefined
}

export function isNumber(text: string): boolean {
  return /^-?\d{1,20}(?:\.\d{1,20})?$/.test(text)
}

export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // February 30 parses as March 2 in some engines.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
