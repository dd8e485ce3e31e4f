import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { fieldNamesIn } from '@prompt-library/domain/fields/find-fields'

/** The descriptions of the fields in starter and example prompts. A name means the same in all of them. */
export function readStarterFields(): FieldDescription[] {
  const file = readFileSync(join(import.meta.dirname, 'starter-fields.json'), 'utf8')
  const byName: Record<string, Omit<FieldDescription, 'name'>> = JSON.parse(file)
  return Object.entries(byName).map(([name, description]) => ({ name, ...description }))
}

/** Adds to each prompt, as JSON, the descriptions of its fields in the order of its text. */
export function withStarterFields<Prompt extends { html: string }>(prompts: readonly Prompt[]) {
  const byName = new Map(readStarterFields().map((field) => [field.name, field]))
  return prompts.map((prompt) => {
    const fields = fieldNamesIn(prompt.html).flatMap((name) => byName.get(name) ?? [])
    return { ...prompt, fields: JSON.stringify(fields) }
  })
}
