import type { Field } from './field.ts'

/** What an AI tool reads about a field: “Hours you have. A number (1 to 40). If nothing is said: 5.” */
export function describeField(field: Field): string {
  const { label, help, default: start } = field
  return [label, help, kindOf(field), start && `If nothing is said: ${start}`]
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}

const KINDS: Partial<Record<Field['type'], string>> = {
  number: 'A number',
  date: 'A date',
  yes_no: 'Yes or no',
}

function kindOf({ type, options, allowOther, min, max }: Field): string {
  if (options.length > 0)
    return `${type === 'choices' ? 'Any of' : 'One of'}: ${options.join(', ')}${allowOther ? ', or something else' : ''}`
  const range = min === undefined && max === undefined ? '' : ` (${min ?? ''} to ${max ?? ''})`
  return (KINDS[type] ?? '') + range
}
