import { countOf } from '../text/count-of.ts'
import { type Field, promptFields } from './field.ts'
import type { FieldValue } from './field-values.ts'
import { replaceFields } from './find-fields.ts'

/**
 * What people copy or open: a field without a value becomes its label, `[Hours you have]`. Braces that aren't a field,
 * such as those of a template language, stay. Also the note “Fill in 1 blank before you send it.”
 */
export function withBlanks(
  fields: readonly Pick<Field, 'name' | 'label'>[],
  fieldValue: FieldValue = () => undefined,
): FieldValue {
  const labels = new Map(fields.map(({ name, label }) => [name, `[${label}]`]))
  return (name, place) => fieldValue(name, place) ?? labels.get(name)
}

/** The same for a plain text whose fields nobody described or filled in, and how many it has. */
export function textWithBlanks(text: string): { text: string; blanks: number } {
  const fields = promptFields(text)
  const fieldValue = withBlanks(fields)
  return { text: replaceFields(text, (name) => fieldValue(name, 'prose')), blanks: fields.length }
}

/** “Prompt copied. Fill in 1 blank before you send it.”, or only what is `said` if nothing is blank. */
export function withBlanksNote(said: string, blanks: number): string {
  return blanks === 0 ? said : `${said} ${blanksText(blanks)}`
}

export function blanksText(blanks: number): string {
  return `Fill in ${countOf(blanks, 'blank')} before you send it.`
}
