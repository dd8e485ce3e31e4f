import type { FieldDescription } from './field.ts'
import { isDate, numberProblem } from './field-values.ts'

/** Why an author's description of a field is refused, such as a choice without options or a default that isn't one of them. */
export function fieldProblem(field: FieldDescription): string | undefined {
  if (field.not_a_field) return undefined
  const { type = 'text', default: start = '', options = [], min, max } = field
  const title = `“${field.label || field.name}”`
  const hasOptions = type === 'choice' || type === 'choices'
  if (hasOptions && options.length === 0) return `Add at least one option to ${title}.`
  if (!hasOptions && options.length > 0) return `${title} isn’t a choice, so it can’t have options.`
  if (type !== 'number' && (min !== undefined || max !== undefined))
    return `${title} isn’t a number, so it can’t have a minimum or maximum.`
  if (min !== undefined && max !== undefined && min > max)
    return `The minimum of ${title} is larger than its maximum.`
  if (start === '') return undefined
  const picked = type === 'choices' ? start.split('\n') : [start]
  if (hasOptions && !field.allow_other && picked.some((option) => !options.includes(option)))
    return `The default of ${title} isn’t one of its options.`
  if (type === 'number') return numberProblem(`The default of ${title}`, start, field)
  if (type === 'date' && !isDate(start)) return `The default of ${title} must be a date, such as 2026-09-01.`
  if (type === 'yes_no' && start !== 'Yes' && start !== 'No')
    return `The default of ${title} must be Yes or No.`
  return undefined
}
