import type { JsonSchema } from '@prompt-library/contract/api-docs'

export interface SchemaField {
  /** `title`, `user.email`, and for what is in a list `[].title`. */
  name: string
  type: string
  /** How long, how large, one of what; empty where anything goes. */
  limits: string
  /** It is always there, or has to be. */
  needed: boolean
}

/** What a schema holds, one line for each field, those of its fields and lists too. */
export function schemaFields(schema: JsonSchema, within = ''): SchemaField[] {
  const { properties, required = [], items } = withoutNull(schema)
  if (items) return schemaFields(items, `${within}[]`)
  return Object.entries(properties ?? {}).flatMap(([key, field]) => {
    const name = within === '' ? key : `${within}.${key}`
    return [schemaField(name, field, { needed: required.includes(key) }), ...schemaFields(field, name)]
  })
}

export function schemaField(name: string, schema: JsonSchema, { needed }: { needed: boolean }): SchemaField {
  return { name, type: typeOf(schema), limits: limitsOf(withoutNull(schema)), needed }
}

/** `integer`, `string or null`, `list of string`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  return [schema.type ?? 'anything'].flat().join(' or ')
}

function limitsOf(schema: JsonSchema): string {
  const { enum: choices, format, minimum, maximum, minLength, maxLength, maxItems } = schema
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(', ')
  if (format === 'date-time') return 'ISO 8601, in UTC'
  return (
    range(minLength, maxLength, ' characters') ||
    range(undefined, maxItems, ' items') ||
    range(exact(minimum), exact(maximum))
  )
}

function range(from: number | undefined, to: number | undefined, unit = ''): string {
  if (from !== undefined && to !== undefined) return `${count(from)} to ${count(to)}${unit}`
  if (to !== undefined) return `at most ${count(to)}${unit}`
  return from === undefined ? '' : `at least ${count(from)}${unit}`
}

/** The ends of what a number can be at all are no limit. */
function exact(end: number | undefined): number | undefined {
  return end !== undefined && Math.abs(end) < Number.MAX_SAFE_INTEGER ? end : undefined
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}

/** What may be null has the limits of what it otherwise is. */
function withoutNull(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
}
