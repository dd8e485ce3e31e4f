import { type JsonSchema, schemaViolations } from './json-schema.ts'
import { randomNumbers } from './random-numbers.ts'
import { everyFourth, isSampled } from './sample.ts'
import { goodValue, ODD_TEXTS, wrongValues } from './values-for.ts'

const ODD_PER_FIELD = isSampled ? 1 : 5
/** Fastify's limit. */
const PATH_VALUE_MAX = 100
const MIXED_PER_CALL = isSampled ? 1 : 8

/** An operation in the OpenAPI description. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** What it's about, and who can call it. */
  tags: [string, string]
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<
    string,
    { content?: Record<string, { schema: JsonSchema }>; headers?: Record<string, { schema: JsonSchema }> }
  >
}

export interface RequestInput {
  /** Values in the path. */
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/** Valid values by field name, for fields whose schema isn't enough to make one. */
type KnownFields = Record<string, unknown>

/** Generates request values for one call from its OpenAPI description. */
export class CallValues {
  readonly #fields: Record<string, { schema: JsonSchema; required: boolean }>
  readonly #inPath: readonly string[]
  readonly #inQuery: boolean
  readonly #path: string
  readonly #random: () => number

  constructor({ path, parameters = [], requestBody }: Operation, seed: number) {
    const body = requestBody?.content['application/json'].schema
    const bodyFields = Object.entries(body?.properties ?? {}).map(([name, schema]) => [
      name,
      { schema, required: body?.required?.includes(name) ?? false },
    ])
    this.#inQuery = body === undefined
    const inPath = parameters.filter((one) => one.in === 'path')
    const inQuery = parameters.filter((one) => one.in === 'query')
    this.#inPath = inPath.map(({ name }) => name)
    this.#fields = Object.fromEntries([
      ...inPath.map((one) => [one.name, one]),
      ...(body ? bodyFields : inQuery.map((one) => [one.name, one])),
    ])
    this.#path = path
    this.#random = randomNumbers(seed + [...path].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
  }

  /** Only the required fields, those with each optional field, and all fields. */
  good(known: KnownFields): RequestInput[] {
    const optional = this.#names((field) => !field.required)
    const choices = [[], ...optional.map((name) => [name]), ...(optional.length > 1 ? [optional] : [])]
    const required = this.#names((field) => field.required)
    return choices.map((chosen) => this.#toInput(this.#pick([...required, ...chosen], known)))
  }

  wrong(known: KnownFields): RequestInput[] {
    return Object.entries(this.#fields).flatMap(([name, { schema }], index) =>
      everyFourth(this.#wrongFor(name, schema), this.#path.length + index).map((value) =>
        this.#toInput({ ...this.#required(known), [name]: value }),
      ),
    )
  }

  missing(known: KnownFields): RequestInput[] {
    const names = this.#names((field) => field.required).filter((name) => !this.#inPath.includes(name))
    return names.map((name) => {
      const { [name]: _left, ...others } = this.#required(known)
      return this.#toInput(others)
    })
  }

  odd(known: KnownFields): RequestInput[] {
    return Object.entries(this.#fields).flatMap(([name, { schema }]) =>
      Array.from({ length: takesText(schema) ? ODD_PER_FIELD : 0 }, () =>
        this.#toInput({ ...this.#required(known), [name]: this.#oneOf(ODD_TEXTS) }),
      ),
    )
  }

  /** Each field is randomly valid, invalid, odd, or missing. */
  mixed(known: KnownFields): RequestInput[] {
    if (Object.keys(this.#fields).length === 0) return []
    return Array.from({ length: MIXED_PER_CALL }, () => {
      const entries = Object.entries(this.#fields).flatMap(([name, { schema }]) => {
        const kind = this.#random()
        if (kind < 0.15) return []
        if (kind < 0.25) return [[name, this.#oneOf(this.#wrongFor(name, schema))]]
        if (kind < 0.45) return [[name, this.#oneOf(ODD_TEXTS)]]
        return [[name, this.#goodFor(name, known)]]
      })
      return this.#toInput({ ...Object.fromEntries(entries), [`${this.#oneOf(ODD_TEXTS)}`]: 'extra' })
    })
  }

  #wrongFor(name: string, schema: JsonSchema): unknown[] {
    const isInPath = this.#inPath.includes(name)
    if (!this.#inQuery && !isInPath) return wrongValues(schema)
    // In a query string, all values are strings, and a repeated name is a list.
    const kinds = takesText(schema) ? ['string'] : ['string', 'number']
    const single = wrongValues(schema).filter((value) => kinds.includes(typeof value))
    const texts = single.map(String).filter((value) => schemaViolations(readDigits(value), schema).length > 0)
    // An empty or very long part of a path leads to no call.
    if (isInPath) return texts.filter((text) => text !== '' && text.length <= PATH_VALUE_MAX)
    return takesText(schema) || texts.length > 0 ? [...texts, ['a', 'b']] : []
  }

  #required(known: KnownFields): Record<string, unknown> {
    return this.#pick(
      this.#names((field) => field.required),
      known,
    )
  }

  #pick(names: readonly string[], known: KnownFields): Record<string, unknown> {
    return Object.fromEntries(names.map((name) => [name, this.#goodFor(name, known)]))
  }

  #goodFor(name: string, known: KnownFields): unknown {
    const schema = this.#fields[name]?.schema ?? {}
    const value = known[name] ?? goodValue(schema)
    if (value === undefined && Object.keys(schema).length > 0)
      throw new Error(
        `There is no valid value for "${name}" of ${this.#path}. Add it to goodFields in the permission test.`,
      )
    return value
  }

  #names(which: (field: { required: boolean }) => boolean): string[] {
    return Object.keys(this.#fields).filter((name) => which(this.#fields[name] ?? { required: false }))
  }

  #toInput(values: Record<string, unknown>): RequestInput {
    const entries = Object.entries(values)
    const path = Object.fromEntries(entries.filter(([name]) => this.#inPath.includes(name)))
    const others = Object.fromEntries(entries.filter(([name]) => !this.#inPath.includes(name)))
    return { path, ...(this.#inQuery ? { query: others } : { body: others }) }
  }

  #oneOf<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.#random() * values.length)] as Value
  }
}

function takesText(schema: JsonSchema): boolean {
  const types = [schema, ...(schema.anyOf ?? [])].flatMap(({ type }) => type ?? [])
  return types.includes('string') && !schema.enum
}

function readDigits(text: string): unknown {
  return /^\d{1,16}$/.test(text) ? Number(text) : text
}
