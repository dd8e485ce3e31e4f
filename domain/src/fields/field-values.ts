// Which values a field accepts (required, numbers and their range, dates), and how a value is written in the text: dates
// in words, but as digits in code and addresses.
import type { Field } from './field.ts'

/** A number as its digits: 1000 for `1e3`. Undefined if the text isn’t a number, or one of more than 20 digits. */
export function readNumber(text: string): string | undefined {
  const typed = text.trim().replace(/^[−–]/, '-')
  if (DIGITS.test(typed)) return typed
  if (!/^[-+]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[-+]?\d{1,2})?$/i.test(typed)) return undefined
  const digits = String(Number(typed))
  return DIGITS.test(digits) ? digits : undefined
}

const DIGITS = /^-?\d{1,20}(?:\.\d{1,20})?$/

/** Why a number field refuses a text, as a sentence that starts with `what`; undefined if it doesn't. */
export function numberProblem(
  what: string,
  text: string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Pick<Field, 'min' | 'max'>,
): string | undefined {
  const number = readNumber(text)
  if (number === undefined) return `${what} must be a number.`
  if (Number(number) < min) return `${what} must be ${min.toLocaleString('en-US')} or more.`
  if (Number(number) > max) return `${what} must be ${max.toLocaleString('en-US')} or less.`
  return undefined
}

/** What keeps a prompt from being used with this value, as a sentence; undefined when nothing does. */
export function valueProblem(field: Field, value: string): string | undefined {
  if (value.trim() === '') return field.required ? `Fill in “${field.label}”.` : undefined
  return field.type === 'number' ? numberProblem(`“${field.label}”`, value, field) : undefined
}

export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // February 30 parses as March 2 in some engines.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Where a field is: code and addresses need a date as digits. */
export type FieldPlace = 'prose' | 'code' | 'address'

/** The value of a field; undefined leaves the field in the text. */
export type FieldValue = (name: string, place: FieldPlace) => string | undefined

/** What a field is replaced with; undefined where it’s blank. */
export function filledText({ type }: Field, value: string, place: FieldPlace): string | undefined {
  if (value.trim() === '') return undefined
  if (type === 'choices') return value.split('\n').join(', ')
  if (type === 'number') return readNumber(value) ?? value
  return type === 'date' && place === 'prose' && isDate(value) ? inProse(new Date(value)) : value
}

const inProse = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
