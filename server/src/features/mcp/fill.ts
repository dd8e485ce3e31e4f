// How an AI tool fills in a prompt: values, defaults, blanks, and prompts whose data class is refused.
import type { Prompt } from '@prompt-library/contract/prompts'
import type { Settings } from '@prompt-library/contract/settings'
import { withBlanks } from '@prompt-library/domain/fields/blanks'
import { type Field, promptFields } from '@prompt-library/domain/fields/field'
import { type FieldValue, filledText } from '@prompt-library/domain/fields/field-values'
import { fitValue } from '@prompt-library/domain/fields/fit-value'
import { isApprovedFor } from '@prompt-library/domain/guard/data-class'
import { FIELD_NAME_MAX, FILLED_MAX } from '@prompt-library/domain/limits'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { AppError } from '../../errors.ts'
import { richBlocks } from '../../rich-text/rich-blocks.ts'

/** As AI tools send them. */
export type Values = Record<string, string | number | boolean | string[]>

interface Filled {
  text: string
  blanks: Pick<Field, 'name' | 'label' | 'required'>[]
}

/** Fills in a prompt like the form on the site: defaults where no value is given, labels where a field stays blank. */
export function fill(
  { html, fields: descriptions }: { html: string; fields: Prompt['fields'] },
  values: Values,
): Filled {
  const fields = new Map(promptFields(html, descriptions).map((field) => [field.name, field]))
  const unknown = Object.keys(values).find((name) => !fields.has(name))
  if (unknown !== undefined)
    throw new AppError(400, `This prompt has no field named “${unknown.slice(0, FIELD_NAME_MAX)}”.`)
  const chosen = new Map([...fields.values()].map((field) => [field.name, chosenValue(field, values)]))
  let length = 0
  const fieldValue: FieldValue = (name, place) => {
    const field = fields.get(name)
    const text = field && filledText(field, chosen.get(name) ?? '', place)
    length += text?.length ?? 0
    if (length > FILLED_MAX)
      throw new AppError(413, `The values are longer than ${groupedCount(FILLED_MAX)} characters in all.`)
    return text
  }
  const blanks = [...fields.values()].filter(({ name }) => (chosen.get(name) ?? '').trim() === '')
  return {
    text: promptPlainText(richBlocks(html), withBlanks(blanks, fieldValue)),
    blanks: blanks.map(({ name, label, required }) => ({ name, label, required })),
  }
}

function chosenValue(field: Field, values: Values): string {
  if (!Object.hasOwn(values, field.name)) return field.default
  const fitting = fitValue(field, toText(values[field.name] ?? ''))
  if (fitting === undefined)
    throw new AppError(400, `The value for “${field.name}” doesn’t fit: ${NEEDS[field.type]}.`)
  return fitting
}

function toText(value: Values[string]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join('\n') : String(value)
}

const NEEDS: Record<Field['type'], string> = {
  text: 'it needs text',
  long_text: 'it needs text',
  choice: 'it needs one of its options',
  choices: 'it needs some of its options',
  number: 'it needs a number, no smaller than its minimum and no larger than its maximum',
  yes_no: 'it needs Yes or No',
  date: 'it needs a date such as 2026-03-01',
}

/** What people type into a prompt goes to the company behind their AI tool. */
export function refuseDataClass(
  { data_class }: Pick<Prompt, 'data_class'>,
  { mcp_data_class, data_classes }: Settings,
  url: string,
): void {
  if (isApprovedFor(mcp_data_class, data_class)) return
  const [asked, allowed] = [data_classes[data_class].name, data_classes[mcp_data_class].name]
  throw new AppError(
    403,
    `This prompt is for data of the level “${asked}”. Tools connected to the library can fill in prompts up to “${allowed}”. Fill it in on the site: ${url}`,
  )
}
