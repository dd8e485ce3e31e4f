/** The part of JSON Schema in which the API description is written. */
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

/** Says nothing of the values, or the same as another word beside it: `date-time` comes with its pattern. */
const SILENT = ['format', 'description', 'propertyNames']
const KNOWN = [
  ...['type', 'enum', 'const', 'anyOf', 'properties', 'required', 'additionalProperties', 'items'],
  ...['minItems', 'maxItems', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', ...SILENT],
]

/** Where a value breaks its schema, each as a sentence. A word of the schema that is not known here is an error. */
export function breaches(value: unknown, schema: JsonSchema, place = 'the answer'): string[] {
  const unknown = Object.keys(schema).find((word) => !KNOWN.includes(word))
  if (unknown) throw new Error(`testing/json-schema.ts does not know "${unknown}" yet`)
  if (schema.anyOf)
    return schema.anyOf.some((one) => breaches(value, one, place).length === 0)
      ? []
      : [`${place} fits none of the forms it may have`]

  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return [`${place} is not of type ${types.join(' or ')}`]
  const wrong = (says: unknown, breached: boolean) =>
    breached ? [`${place} breaks ${JSON.stringify(says)}`] : []
  const found = [
    ...wrong(schema.enum, schema.enum !== undefined && !schema.enum.includes(value)),
    ...wrong(schema.const, schema.const !== undefined && schema.const !== value),
  ]
  if (typeof value === 'number')
    found.push(...wrong(schema, value < (schema.minimum ?? value) || value > (schema.maximum ?? value)))
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = value.length, pattern = '' } = schema
    const long = value.length < minLength || value.length > maxLength
    found.push(...wrong(schema, long || !new RegExp(pattern).test(value)))
  }
  if (Array.isArray(value)) found.push(...arrayBreaches(value, schema, place))
  else if (typeof value === 'object' && value !== null) found.push(...objectBreaches(value, schema, place))
  return found
}

function arrayBreaches(value: unknown[], schema: JsonSchema, place: string): string[] {
  const { items, minItems = 0, maxItems = value.length } = schema
  const length = value.length < minItems || value.length > maxItems
  return [
    ...(length ? [`${place} has ${value.length} items`] : []),
    ...(items ? value.flatMap((item, index) => breaches(item, items, `${place}[${index}]`)) : []),
  ]
}

function objectBreaches(value: object, schema: JsonSchema, place: string): string[] {
  const { properties = {}, required = [], additionalProperties = true } = schema
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${place} has no ${name}`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const own = properties[name] ?? additionalProperties
      if (own === false) return [`${place} has ${name}, which is not described`]
      return own === true ? [] : breaches(inner, own, `${place}.${name}`)
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
