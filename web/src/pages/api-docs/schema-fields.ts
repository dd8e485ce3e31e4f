import type { JsonSchema } from '@prompt-library/contract/api-docs'

export interface SchemaField {
  /** The path to the field: `title`, `user.email`, or `[].title` for a list's items. */
  name: string
  type: string
  /** The allowed length, range, or values. Empty if there are none. */
  limits: string
  /** Required in a request, or always present in a response. */
  required: boolean
}

/** Lists the fields of a schema, including nested ones. */
export function schemaFields(schema: JsonSchema, parent = ''): SchemaField[] {
  const { properties, required = [], items } = withoutNull(schema)
  if (items) return schemaFields(items, `${parent}[]`)
  return Object.entries(properties ?? {}).flatMap(([key, field]) => {
    const name = parent === '' ? key : `${parent}.${key}`
    return [schemaField(name, field, { required: required.includes(key) }), ...schemaFields(field, name)]
  })
}

export function schemaField(
  name: string,
  schema: JsonSchema,
  { required }: { required: boolean },
): SchemaField {
  return { name, type: typeOf(schema), limits: limitsOf(withoutNull(schema)), required }
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
    range(realLimit(minimum), realLimit(maximum))
  )
}

function range(from: number | undefined, to: number | undefined, unit = ''): string {
  if (from !== undefined && to !== undefined) return `${count(from)} to ${count(to)}${unit}`
  if (to !== undefined) return `up to ${count(to)}${unit}`
  return from === undefined ? '' : `at least ${count(from)}${unit}`
}

/** Ignores the safe integer bounds, which Zod adds to every integer. */
function realLimit(end: number | undefined): number | undefined {
  return end !== undefined && Math.abs(end) < Number.MAX_SAFE_INTEGER ? end : undefined
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}

/** Unwraps a nullable schema. */
function withoutNull(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
}
