/** The subset of JSON Schema that the OpenAPI description uses. */
export interface JsonSchema {
  type?: string | string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

/** Keywords that don't restrict values, or only repeat another keyword: `date-time` always has a pattern. */
const IGNORED = ['format', 'description', 'propertyNames']
const KNOWN = [
  ...['type', 'enum', 'const', 'anyOf', 'properties', 'required', 'additionalProperties', 'items'],
  ...['minItems', 'maxItems', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', ...IGNORED],
]

/** One sentence for each way in which a value violates its schema. Throws on unknown schema keywords. */
export function schemaViolations(value: unknown, schema: JsonSchema, place = 'the response'): string[] {
  const unknown = Object.keys(schema).find((keyword) => !KNOWN.includes(keyword))
  if (unknown) throw new Error(`testing/json-schema.ts doesn't support "${unknown}" yet`)
  if (schema.anyOf)
    return schema.anyOf.some((one) => schemaViolations(value, one, place).length === 0)
      ? []
      : [`${place} matches none of its schemas`]

  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return [`${place} is not of type ${types.join(' or ')}`]
  const wrong = (rule: unknown, violated: boolean) =>
    violated ? [`${place} violates ${JSON.stringify(rule)}`] : []
  const found = [
    ...wrong(schema.enum, schema.enum !== undefined && !schema.enum.includes(value)),
    ...wrong(schema.const, schema.const !== undefined && schema.const !== value),
  ]
  if (typeof value === 'number')
    found.push(...wrong(schema, value < (schema.minimum ?? value) || value > (schema.maximum ?? value)))
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = value.length, pattern = '' } = schema
    const wrongLength = value.length < minLength || value.length > maxLength
    found.push(...wrong(schema, wrongLength || !new RegExp(pattern).test(value)))
  }
  if (Array.isArray(value)) found.push(...arrayViolations(value, schema, place))
  else if (typeof value === 'object' && value !== null) found.push(...objectViolations(value, schema, place))
  return found
}

function arrayViolations(value: unknown[], schema: JsonSchema, place: string): string[] {
  const { items, minItems = 0, maxItems = value.length } = schema
  const wrongLength = value.length < minItems || value.length > maxItems
  return [
    ...(wrongLength ? [`${place} has ${value.length} items`] : []),
    ...(items ? value.flatMap((item, index) => schemaViolations(item, items, `${place}[${index}]`)) : []),
  ]
}

function objectViolations(value: object, schema: JsonSchema, place: string): string[] {
  const { properties = {}, required = [], additionalProperties = true } = schema
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${place} has no ${name}`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const own = properties[name] ?? additionalProperties
      if (own === false) return [`${place} has ${name}, which is not described`]
      return own === true ? [] : schemaViolations(inner, own, `${place}.${name}`)
    }),
  ]
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}
