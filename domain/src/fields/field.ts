// The fields of a prompt as forms show them, with their types and labels: “Broad topic” for `{{broad_topic}}`, unless its
// author says otherwise.
import { MATERIAL_NOUNS } from '../text/material-nouns.ts'
import { fieldNamesIn } from './find-fields.ts'

export const FIELD_TYPES = ['text', 'long_text', 'choice', 'choices', 'number', 'yes_no', 'date'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** How an author describes a `{{name}}` in their prompt. Only the name is needed. */
export interface FieldDescription {
  name: string
  label?: string | undefined
  help?: string | undefined
  type?: FieldType | undefined
  /** What the form starts with. For several choices, one per line. */
  default?: string | undefined
  required?: boolean | undefined
  /** For `choice` and `choices`. */
  options?: string[] | undefined
  /** Whether people can enter something that isn't an option. */
  allow_other?: boolean | undefined
  /** For `number`: the smallest and the largest number that people can enter. */
  min?: number | undefined
  max?: number | undefined
  /** The braces belong to the text, such as a Jinja template. All other properties are ignored. */
  not_a_field?: boolean | undefined
}

/** A field as the form shows it. */
export interface Field {
  name: string
  label: string
  help: string
  type: FieldType
  default: string
  required: boolean
  options: string[]
  allowOther: boolean
  min?: number | undefined
  max?: number | undefined
}

/** The fields of a prompt in the order of its text, with what its author says about them. */
export function promptFields(html: string, descriptions: readonly FieldDescription[] = []): Field[] {
  const byName = new Map(descriptions.map((description) => [description.name, description]))
  return fieldNamesIn(html)
    .filter((name) => !byName.get(name)?.not_a_field)
    .map((name) => toField(byName.get(name) ?? { name }))
}

function toField({
  name,
  label,
  help = '',
  type = usualType(name),
  default: start = '',
  required = false,
  options = [],
  allow_other: allowOther = false,
  ...bounds
}: FieldDescription): Field {
  const shown = label || fieldLabel(name)
  return { ...bounds, name, label: shown, help, type, default: start, required, options, allowOther }
}

/** What people paste has many lines. */
const MATERIAL = new Set([
  ...['notes', 'text', 'draft', 'data', 'essay', 'abstract', 'article', 'passage', 'transcript'],
  ...['document', 'material', 'materials', 'comments', 'responses', 'feedback'],
])

/** What a field is unless its author says otherwise: long for material, such as `{{meeting_notes}}`, or `{{letter}}` alone. */
export function usualType(name: string): FieldType {
  const words = fieldLabel(name).toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  const isMaterial =
    MATERIAL.has(last) ||
    (words.length === 1 && (MATERIAL_NOUNS.has(last) || MATERIAL_NOUNS.has(last.replace(/s$/, ''))))
  return isMaterial ? 'long_text' : 'text'
}

/** "Broad topic" for `broad_topic` and `broadTopic`; capitals such as `IRB` stay. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .split('_')
    .filter((word) => word !== '')
    .map((word) => (/^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Descriptions whose field is in the text, and the names of those whose field isn't. */
export function splitDescriptions(html: string, descriptions: readonly FieldDescription[]) {
  const names = new Set(fieldNamesIn(html))
  return {
    kept: descriptions.filter(({ name }) => names.has(name)),
    dropped: descriptions.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  }
}
