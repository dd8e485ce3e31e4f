import type { Field } from '@prompt-library/domain/fields/field'
import { fitValue } from '@prompt-library/domain/fields/fit-value'

/** The values that a link carries after its `#`, by field. What a field can't hold is left out, so its default stays. */
export function linkValues(fragment: string, fields: readonly Field[]): Record<string, string> {
  const link = new URLSearchParams(fragment.replace(/^#/, ''))
  return Object.fromEntries(
    fields.flatMap((field) => {
      const given = link.get(field.name)
      const value = given === null ? undefined : fitValue(field, given)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}
