import type { JsonSchema } from './json-schema.ts'

interface Media {
  content?: Record<string, { schema: JsonSchema }>
}

interface Operation {
  parameters?: { name: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: Media
  responses: Record<string, Media & { headers?: Record<string, { schema: JsonSchema }> }>
}

export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>
}

/** One sentence for each change of the API that can break a caller. */
export function breakingChanges(before: ApiDescription, after: ApiDescription): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`
      const current = after.paths[path]?.[method]
      if (!current) return [`${call} is gone.`]
      return [
        ...requestChanges(requestOf(operation), requestOf(current), call),
        ...Object.entries(operation.responses).flatMap(([status, response]) =>
          responseChanges(responseOf(response), responseOf(current.responses[status]), `${call} ${status}`),
        ),
      ]
    }),
  )
}

/** Parameters and body as one object. */
function requestOf({ parameters = [], requestBody }: Operation): JsonSchema {
  const body = Object.values(requestBody?.content ?? {})[0]?.schema ?? {}
  return {
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      ...body.properties,
    },
    required: [
      ...parameters.filter(({ required }) => required).map(({ name }) => name),
      ...(body.required ?? []),
    ],
  }
}

/** Headers and body as one object. */
function responseOf(response: Operation['responses'][string] | undefined): JsonSchema {
  const body = Object.values(response?.content ?? {})[0]?.schema
  const headers = Object.entries(response?.headers ?? {}).map(([name, { schema }]) => [name, schema])
  return { properties: { ...Object.fromEntries(headers), ...(body && { body }) }, required: [] }
}

/** A caller must be able to send what it sent before. */
function requestChanges(before: JsonSchema, after: JsonSchema, where: string): string[] {
  return [
    ...(after.required ?? [])
      .filter((name) => !before.required?.includes(name))
      .map((name) => `${where} now requires ${name}.`),
    ...lostValues(before, after).map((value) => `${where} no longer accepts ${value}.`),
    ...nested(before, after, where, requestChanges, 'no longer accepts'),
  ]
}

/** A caller must be able to read what it read before. */
function responseChanges(before: JsonSchema, after: JsonSchema, where: string): string[] {
  return [
    ...(before.required ?? [])
      .filter((name) => after.properties?.[name] && !after.required?.includes(name))
      .map((name) => `${where} can leave out ${name}.`),
    ...nested(before, after, where, responseChanges, 'no longer has'),
  ]
}

type Compare = (before: JsonSchema, after: JsonSchema, where: string) => string[]

function nested(
  before: JsonSchema,
  after: JsonSchema,
  where: string,
  compare: Compare,
  lost: string,
): string[] {
  const types = typesOf(before)
  if (types.length > 0 && types.join() !== typesOf(after).join())
    return [`${where} is ${typesOf(after).join(' or ')} instead of ${types.join(' or ')}.`]
  const properties = Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
    const current = after.properties?.[name]
    return current ? compare(schema, current, `${where} ${name}`) : [`${where} ${lost} ${name}.`]
  })
  const items = before.items && after.items ? compare(before.items, after.items, `${where}[]`) : []
  const variants = (before.anyOf ?? []).flatMap((schema, index) => {
    const current = after.anyOf?.[index]
    return current ? compare(schema, current, where) : []
  })
  return [...properties, ...items, ...variants]
}

function typesOf(schema: JsonSchema): string[] {
  return [schema, ...(schema.anyOf ?? [])].flatMap(({ type }) => type ?? []).sort()
}

function lostValues(before: JsonSchema, after: JsonSchema): unknown[] {
  const values = (before.enum ?? []) as unknown[]
  return after.enum ? values.filter((value) => !(after.enum as unknown[]).includes(value)) : []
}
