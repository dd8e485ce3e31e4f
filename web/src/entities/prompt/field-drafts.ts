// What an author says about the fields of a draft, and what happens to it when a field is renamed or removed. It may be
// incomplete until it's saved: options can be blank lines, and a field that was a choice keeps its options while it's
// something else.
import { newFields } from '@prompt-library/contract/new-fields'
import { type FieldDescription, splitDescriptions, usualType } from '@prompt-library/domain/fields/field'
import * as z from 'zod/mini'
import { TYPE_NAMES } from './field-type-names.ts'

export function hasOptions({ type }: Pick<FieldDescription, 'type'>): boolean {
  return type === 'choice' || type === 'choices'
}

/** The descriptions with one changed. A description that says nothing is left out. */
export function describeField(
  fields: readonly FieldDescription[],
  name: string,
  changes: Partial<FieldDescription>,
): FieldDescription[] {
  const old = fields.find((field) => field.name === name)
  const next = withoutEmpty({ ...old, name, ...changes })
  if (!old) return isDescribed(next) ? [...fields, next] : [...fields]
  return fields.map((field) => (field === old ? next : field)).filter(isDescribed)
}

/** The description moves with the field. Another one of the new name, whose field isn't in the text, makes room for it. */
export function renameDescription(
  fields: readonly FieldDescription[],
  from: string,
  to: string,
): FieldDescription[] {
  if (!fields.some(({ name }) => name === from)) return [...fields]
  return fields
    .filter(({ name }) => name !== to)
    .map((field) => (field.name === from ? { ...field, name: to } : field))
}

/** What is sent: complete descriptions of fields that are in the text. */
export function fieldsToSave(html: string, fields: readonly FieldDescription[]): FieldDescription[] {
  return splitDescriptions(html, fields).kept.map(tidy).filter(isDescribed)
}

export function tidy(field: FieldDescription): FieldDescription {
  if (field.not_a_field) return { name: field.name, not_a_field: true }
  const options = field.options?.map((option) => option.trim()).filter((option) => option !== '')
  return withoutEmpty({
    ...field,
    label: field.label?.trim(),
    help: field.help?.trim(),
    default: field.default?.trim(),
    options: hasOptions(field) ? [...new Set(options)] : undefined,
    allow_other: hasOptions(field) && field.allow_other,
    min: field.type === 'number' ? field.min : undefined,
    max: field.type === 'number' ? field.max : undefined,
  })
}

/** In the order of the contract, so that equal descriptions are equal as JSON. */
function withoutEmpty(field: FieldDescription): FieldDescription {
  const { name, label, help, type, options, required, allow_other, min, max, not_a_field } = field
  return {
    name,
    ...(label && { label }),
    ...(help && { help }),
    ...(type && type !== usualType(name) && { type }),
    ...(field.default && { default: field.default }),
    ...(required && { required }),
    ...(options?.some((option) => option !== '') && { options }),
    ...(allow_other && { allow_other }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(not_a_field && { not_a_field }),
  }
}

function isDescribed(field: FieldDescription): boolean {
  return Object.keys(field).length > 1
}

export interface FieldIssue {
  message: string
  /** The control that has to change. */
  property: (typeof PROPERTIES)[number]
}

/** What keeps a description from being saved, in the server's words. */
export function fieldIssue(field: FieldDescription): FieldIssue | undefined {
  const complete = tidy(field)
  const [issue] = z.safeParse(newFields, [complete]).error?.issues ?? []
  if (!issue) return undefined
  const property = PROPERTIES.find((name) => issue.path[1] === name) ?? unnamedProperty(complete)
  return { message: issue.message, property }
}

/** A problem of the whole description has no path. */
function unnamedProperty(field: FieldDescription): FieldIssue['property'] {
  if (hasOptions(field) && !field.options) return 'options'
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field
  return min > max ? 'min' : 'default'
}

const PROPERTIES = ['name', 'label', 'help', 'options', 'min', 'max', 'default'] as const

/** What keeps all descriptions together from being saved, once each of them is fine. */
export function fieldsIssue(fields: readonly FieldDescription[]): string | undefined {
  if (fields.some((field) => fieldIssue(field))) return undefined
  return z.safeParse(newFields, fields).error?.issues[0]?.message
}

/** Tells the author which descriptions won't be saved as the text is now; '' if all will. */
export function leftoverText(fields: readonly FieldDescription[], names: readonly string[]): string {
  const leftover = fields.filter(({ name, not_a_field }) => !not_a_field && !names.includes(name))
  if (leftover.length === 0) return ''
  const list = new Intl.ListFormat('en-US').format(leftover.map(({ name }) => `“${name}”`))
  return leftover.length === 1
    ? `${list} isn’t in the text. Saving removes its description.`
    : `${list} aren’t in the text. Saving removes their descriptions.`
}

/** Everything a description says, for comparing two of them. */
export function fieldSummary(field: FieldDescription): string {
  if (field.not_a_field) return 'Kept as text'
  return [
    field.label && `Label: ${field.label}`,
    field.help && `Help text: ${field.help}`,
    `Type: ${TYPE_NAMES[field.type ?? usualType(field.name)]}`,
    field.options && `Options: ${field.options.join(', ')}`,
    field.allow_other && 'Allows other answers',
    field.min !== undefined && `Minimum: ${field.min}`,
    field.max !== undefined && `Maximum: ${field.max}`,
    field.default && `Default: ${field.default.split('\n').join(', ')}`,
    field.required && 'Required',
  ]
    .filter(Boolean)
    .join('\n')
}
