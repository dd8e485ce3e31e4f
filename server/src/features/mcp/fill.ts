import type { Prompt } from '@prompt-library/contract/prompts'
import type { Settings } from '@prompt-library/contract/settings'
import { classOf } from '@prompt-library/domain/data-class/data-class'
import { type Field, promptFields } from '@prompt-library/domain/fields/field'
import { fitValue } from '@prompt-library/domain/fields/fit-value'
import { FIELD_NAME_MAX, FILLED_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { AppError } from '../../errors.ts'
import { runInWorker } from '../../outside/worker/run-in-worker.ts'
import type { StoredPrompt } from '../../rich-text/prompt-digests.ts'
import { mcpRule } from '../settings/data-classes.ts'
import { FieldsNeeded, type Values } from './answers.ts'
import type { Caller } from './call-api.ts'

interface Filled {
  text: string
  blanks: Pick<Field, 'name' | 'label' | 'required'>[]
}

/** Fills in a prompt like the form on the site: defaults where no value is given, labels where a field stays blank. */
export async function fill(
  { html, fields: descriptions }: StoredPrompt,
  given: Values,
  { userId, answers }: Pick<Caller, 'userId' | 'answers'>,
): Promise<Filled> {
  const fields = promptFields(html, descriptions)
  const names = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(given).find((name) => !names.has(name))
  if (unknown !== undefined)
    throw new AppError(400, `This prompt has no field named “${unknown.slice(0, FIELD_NAME_MAX)}”.`)
  const all = { ...given, ...answers.values }
  const values = new Map(fields.map((field) => [field.name, chosenValue(field, all)]))
  const blanks = fields.filter(({ name }) => (values.get(name) ?? '').trim() === '')
  if (answers.canAsk && blanks.some(({ required }) => required)) throw new FieldsNeeded(blanks)
  const text = await runInWorker(userId, 'filledPrompt', { html, fields, values })
  if (text === undefined)
    throw new AppError(413, `The values are longer than ${groupedCount(FILLED_MAX)} characters in all.`)
  return { text, blanks: blanks.map(({ name, label, required }) => ({ name, label, required })) }
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

/**
 * A tool that has the text can ask for the values and send both to the company behind it, so none gets the text of a prompt
 * that is for more sensitive data than Settings allow.
 */
export function refuseDataClass(
  { data_class }: Pick<Prompt, 'data_class'>,
  settings: Settings,
  url: string,
): void {
  if (mcpRule(settings, data_class).use !== 'not') return
  const { name } = classOf(settings.data_classes, data_class)
  throw new AppError(
    403,
    `This prompt is for ${name} data, which tools connected to the library can’t get. Open it on the site: ${url}`,
  )
}

/** What the campus says about such data in AI tools, if it limits it. */
export function dataLimit({ data_class }: Pick<Prompt, 'data_class'>, settings: Settings) {
  const { note } = mcpRule(settings, data_class)
  return note === '' ? {} : { data_limit: note }
}
