import type { Field } from './field.ts'
import { isDate, isNumber } from './field-problem.ts'

/** A value from a link or an earlier form, as far as a field's control can show it. What it can't show becomes blank. */
export function fitValue({ type, options, allowOther }: Field, value: string): string {
  const isOption = (line: string) => allowOther || options.includes(line)
  switch (type) {
    case 'long_text':
      return value
    case 'number':
      return isNumber(value) ? value : ''
    case 'date':
      return isDate(value) ? value : ''
    case 'yes_no':
      return value === 'Yes' || value === 'No' ? value : ''
    case 'choices':
      return value.split('\n').filter(isOption).join('\n')
    case 'choice':
      return isOption(oneLine(value)) ? oneLine(value) : ''
    case 'text':
      return oneLine(value)
  }
}

function oneLine(value: string): string {
  return value.replace(/\s*[\r\n]+\s*/g, ' ')
}
