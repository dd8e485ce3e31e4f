import { withBlanks } from '@prompt-library/domain/fields/blanks'
import type { Field } from '@prompt-library/domain/fields/field'
import { type FieldValue, filledText } from '@prompt-library/domain/fields/field-values'
import { FILLED_MAX } from '@prompt-library/domain/limits'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { richBlocks } from './rich-blocks.ts'

interface FilledIn {
  html: string
  fields: readonly Field[]
  /** By the name of the field. One without a value becomes its label. */
  values: ReadonlyMap<string, string>
}

/** A prompt with its fields filled in, as it's copied on the site. Undefined if the values are too long in all. */
export function filledPrompt({ html, fields, values }: FilledIn): string | undefined {
  const byName = new Map(fields.map((field) => [field.name, field]))
  let length = 0
  const fieldValue: FieldValue = (name, place) => {
    const field = byName.get(name)
    const text = field && filledText(field, values.get(name) ?? '', place)
    length += text?.length ?? 0
    return length > FILLED_MAX ? '' : text
  }
  const blanks = fields.filter(({ name }) => (values.get(name) ?? '').trim() === '')
  const text = promptPlainText(richBlocks(html), withBlanks(blanks, fieldValue))
  return length > FILLED_MAX ? undefined : text
}
