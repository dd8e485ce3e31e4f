import * as z from 'zod'

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

const compiled = new WeakMap<JsonSchema, z.ZodType>()

/** One sentence for each way in which a value violates its schema. */
export function schemaViolations(value: unknown, schema: JsonSchema, place = 'the response'): string[] {
  const checked = compiled.get(schema) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  compiled.set(schema, checked)
  const issues = checked.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => `${[place, ...path].join('.')}: ${message}`)
}
