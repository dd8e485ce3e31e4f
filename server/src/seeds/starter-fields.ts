import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { fieldNamesIn } from '@prompt-library/domain/fields/find-fields'

/** What one prompt says about a field instead of the shared description: an example or a default that fits it. */
export type OwnDescriptions = ReadonlyMap<string, Pick<FieldDescription, 'help' | 'default'>>

/** The descriptions of the fields in starter and example prompts. A name means the same in all of them. */
export function readStarterFields(): FieldDescription[] {
  const file = readFileSync(join(import.meta.dirname, 'starter-fields.json'), 'utf8')
  const byName: Record<string, Omit<FieldDescription, 'name'>> = JSON.parse(file)
  return Object.entries(byName).map(([name, description]) => ({ name, ...description }))
}

/** Describes the fields of a text, in its order. */
export function starterFieldsReader(): (text: string, own?: OwnDescriptions) => FieldDescription[] {
  const byName = new Map(readStarterFields().map((field) => [field.name, field]))
  return (text, own) =>
    fieldNamesIn(text).flatMap((name) => {
      const field = byName.get(name)
      return field ? { ...field, ...own?.get(name) } : []
    })
}
