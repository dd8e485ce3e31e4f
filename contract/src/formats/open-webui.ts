// Prompts as Open WebUI exports and imports them, and how its variables become fields and back.
import { type Field, type FieldDescription, promptFields } from '@prompt-library/domain/fields/field'
import { toFieldName } from '@prompt-library/domain/fields/field-name'
import { replaceFields } from '@prompt-library/domain/fields/find-fields'
import { readPromptText, type WritablePrompt } from './prompt-text.ts'
import { Findings, type ReadResult } from './read-result.ts'
import { uniqueSlugs } from './slugs.ts'

/** A list of prompts as Open WebUI imports it. Each has a command of its own. */
export async function* writeOpenWebUi(prompts: AsyncIterable<WritablePrompt>): AsyncGenerator<string> {
  const commandOf = uniqueSlugs({ max: COMMAND_MAX })
  let before = '['
  for await (const prompt of prompts) {
    yield `${before}\n${entry(prompt, commandOf(prompt.title))}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

const COMMAND_MAX = 60

/** Newer versions call the title a name. */
function entry(prompt: WritablePrompt, command: string): string {
  const byName = new Map(
    promptFields(prompt.html, prompt.fields).map((field) => [field.name, variable(field)]),
  )
  return JSON.stringify({
    command: `/${command}`,
    title: prompt.title,
    name: prompt.title,
    content: replaceFields(prompt.markdown, (name) => byName.get(name)),
    tags: prompt.tags,
  })
}

/** `{{hours | number:placeholder="Per week":default="5":required}}` */
function variable({ name, help, type, default: start, required, options, allowOther }: Field): string {
  const isList = type === 'choice' && !allowOther
  const input = isList || type === 'yes_no' ? 'select' : (INPUTS[type] ?? 'text')
  const choices = type === 'yes_no' ? ['Yes', 'No'] : isList ? options : []
  const hint = help || (type === 'choices' || (type === 'choice' && allowOther) ? options.join(', ') : '')
  const properties = [
    choices.length > 0 && `options=${JSON.stringify(choices.map(plain))}`,
    hint && input !== 'select' && `placeholder="${plain(hint)}"`,
    start && `default="${plain(start)}"`,
    required && 'required',
  ].filter(Boolean)
  if (input === 'text' && properties.length === 0) return `{{${name}}}`
  return `{{${name} | ${[input, ...properties].join(':')}}}`
}

const INPUTS: Partial<Record<Field['type'], string>> = {
  long_text: 'textarea',
  number: 'number',
  date: 'date',
}

/** What would end a value there. */
function plain(text: string): string {
  return text
    .replace(/[{}\\]/g, '')
    .replaceAll('"', '’')
    .replace(/\s+/g, ' ')
}

export function isOpenWebUi(entries: readonly unknown[]): boolean {
  return entries.some(
    (entry) => typeof entry === 'object' && entry !== null && 'command' in entry && 'content' in entry,
  )
}

export function readOpenWebUi(entries: readonly unknown[]): ReadResult {
  const findings = new Findings()
  for (const [index, entry] of entries.entries()) {
    const { title, name, command, content, tags } = (entry ?? {}) as Record<string, unknown>
    const where = `Prompt ${index + 1}`
    if (typeof content !== 'string') findings.skip(where, 'A prompt needs some text.')
    else {
      const { text, fields } = readVariables(content)
      findings.add(where, {
        title: title || name || (typeof command === 'string' ? command.replace(/^\//, '') : ''),
        html: readPromptText({ text }),
        tags: Array.isArray(tags) ? tags : [],
        fields,
      })
    }
  }
  return findings.result('open-webui')
}

const VARIABLE = /\{\{[ \t]*([^{}|\s]{1,100})[ \t]*(?:\|([^{}]{0,8000}))?\}\}/g

/** Each variable becomes a field of ours. What the library has no type for becomes text. */
function readVariables(content: string): { text: string; fields: FieldDescription[] } {
  const fields = new Map<string, FieldDescription>()
  const text = content.replace(VARIABLE, (written, label: string, definition: string | undefined) => {
    const name = toFieldName(label)
    if (name === '') return written
    if (definition !== undefined && !fields.has(name)) fields.set(name, readDefinition(name, definition))
    return `{{${name}}}`
  })
  return { text, fields: [...fields.values()] }
}

const TYPES: Record<string, FieldDescription['type']> = {
  textarea: 'long_text',
  select: 'choice',
  number: 'number',
  range: 'number',
  checkbox: 'yes_no',
  date: 'date',
}

/** `select:options=["High","Low"]:default="Low":required` */
const PROPERTY = /:\s*([a-z_]{1,20})\s*(?:=\s*("[^"]*"|\[[^\]]*\]|[^:]*))?/gi

function readDefinition(name: string, definition: string): FieldDescription {
  const type = TYPES[/^\s*([\w-]*)/.exec(definition)?.[1]?.toLowerCase() ?? '']
  const found = Object.fromEntries(
    Array.from(definition.matchAll(PROPERTY), ([, key = '', value]) => [key.toLowerCase(), value?.trim()]),
  )
  const options = type === 'choice' ? readOptions(found['options']) : []
  const number = (text: string | undefined) =>
    type === 'number' && text && !Number.isNaN(Number(text)) ? Number(text) : undefined
  const field: FieldDescription = {
    name,
    help: unquoted(found['placeholder']),
    // A choice without options would be refused.
    type: type === 'choice' && options.length === 0 ? undefined : type,
    default: readDefault(type, unquoted(found['default'])),
    required: 'required' in found && found['required'] !== 'false' ? true : undefined,
    options: options.length > 0 ? options : undefined,
    min: number(unquoted(found['min'])),
    max: number(unquoted(found['max'])),
  }
  return Object.fromEntries(
    Object.entries(field).filter(([, value]) => value !== undefined),
  ) as unknown as FieldDescription
}

function readOptions(json: string | undefined): string[] {
  try {
    const options: unknown = JSON.parse(json ?? '')
    return Array.isArray(options) ? options.map(String) : []
  } catch {
    return []
  }
}

function readDefault(type: FieldDescription['type'], text: string | undefined): string | undefined {
  if (type !== 'yes_no' || text === undefined) return text || undefined
  return /^(?:true|yes|1)$/i.test(text) ? 'Yes' : 'No'
}

const unquoted = (text: string | undefined) => text?.replace(/^"(.*)"$/s, '$1')
