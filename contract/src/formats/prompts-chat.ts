import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { toFieldName } from '@prompt-library/domain/fields/field-name'
import type { CsvRow } from './csv-table.ts'
import { readPromptText } from './prompt-text.ts'
import { Findings, type ReadResult } from './read-result.ts'

/** The CSV file of prompts.chat: `act,prompt,for_devs,type,contributor`. Older ones have only the first two. */
export function readPromptsChat(header: readonly string[], rows: readonly CsvRow[]): ReadResult {
  const findings = new Findings()
  for (const { number, cells } of rows) {
    const cell = (name: string) => cells[header.indexOf(name)] ?? ''
    const { text, fields } = readVariables(cell('prompt'))
    findings.add(`Row ${number}`, {
      title: cell('act'),
      html: readPromptText({ text }),
      category: cell('for_devs').trim().toUpperCase() === 'TRUE' ? 'Coding' : undefined,
      fields,
    })
  }
  return findings.result('prompts-chat')
}

const VARIABLE = /\$\{([^{}:\n]{1,100})(?::([^{}\n]{0,2000}))?\}/g

/** `${name:default}` becomes a field of ours. */
function readVariables(prompt: string): { text: string; fields: FieldDescription[] } {
  const defaults = new Map<string, string>()
  const text = prompt.replace(VARIABLE, (variable, label: string, start: string | undefined) => {
    const name = toFieldName(label)
    if (name === '') return variable
    if (start?.trim() && !defaults.has(name)) defaults.set(name, start.trim())
    return `{{${name}}}`
  })
  return { text, fields: [...defaults].map(([name, start]) => ({ name, default: start })) }
}
