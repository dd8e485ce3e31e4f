import type { Field } from './field.ts'
import { isDate, numberProblem, readNumber } from './field-values.ts'

/**
 * Whether a value from an earlier form fits its field, and how the field's control shows it. Undefined if the
 * field can't hold it.
 */
export function fitValue(field: Field, value: string): string | undefined {
  const isOption = (line: string) => field.allowOther || field.options.includes(line)
  if (value === '') return value
  switch (field.type) {
    case 'long_text':
      return value
    case 'number':
      return numberProblem('', value, field) === undefined ? readNumber(value) : undefined
    case 'date':
      return isDate(value) ? value : undefined
    case 'yes_no':
      return value === 'Yes' || value === 'No' ? value : undefined
    case 'choices':
      return value.split('\n').filter(isOption).join('\n') || undefined
    case 'choice':
      return isOption(joinedLines(value)) ? joinedLines(value) : undefined
    case 'text':
      return joinedLines(value)
  }
}

function joinedLines(value: string): string {
  return value.replace(/\s+/g, (run) => (/[\r\n]/.test(run) ? ' ' : run))
}
