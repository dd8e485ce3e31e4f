import { breaches, type JsonSchema } from './json-schema.ts'
import { randomNumbers } from './random-numbers.ts'
import { goodValue, ODD_TEXTS, wrongValues } from './values-for.ts'

const ODD_PER_FIELD = 5
const MIXED_PER_CALL = 8

/** A call as the API description has it. */
export interface Operation {
  method: 'GET' | 'POST'
  path: string
  tags: [string]
  parameters?: { name: string; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<
    string,
    { content?: Record<string, { schema: JsonSchema }>; headers?: Record<string, { schema: JsonSchema }> }
  >
}

/** What is sent with a call. */
export interface Given {
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/** Good values by the names of fields, for what a schema does not tell. */
type KnownFields = Record<string, unknown>

/** Makes values for one call from its description. */
export class CallValues {
  readonly #fields: Record<string, { schema: JsonSchema; required: boolean }>
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
    this.#fields = body
      ? Object.fromEntries(bodyFields)
      : Object.fromEntries(parameters.map((one) => [one.name, one]))
    this.#path = path
    this.#random = randomNumbers(seed + [...path].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
  }

  /** With the required fields alone, with each of the others, and with all of them. */
  good(known: KnownFields): Given[] {
    const optional = this.#names((field) => !field.required)
    const choices = [[], ...optional.map((name) => [name]), ...(optional.length > 1 ? [optional] : [])]
    const required = this.#names((field) => field.required)
    return choices.map((chosen) => this.#given(this.#pick([...required, ...chosen], known)))
  }

  wrong(known: KnownFields): Given[] {
    return Object.entries(this.#fields).flatMap(([name, { schema }]) =>
      this.#wrongFor(schema).map((value) => this.#given({ ...this.#required(known), [name]: value })),
    )
  }

  missing(known: KnownFields): Given[] {
    return this.#names((field) => field.required).map((name) => {
      const { [name]: _left, ...others } = this.#required(known)
      return this.#given(others)
    })
  }

  odd(known: KnownFields): Given[] {
    return Object.entries(this.#fields).flatMap(([name, { schema }]) =>
      Array.from({ length: takesText(schema) ? ODD_PER_FIELD : 0 }, () =>
        this.#given({ ...this.#required(known), [name]: this.#oneOf(ODD_TEXTS) }),
      ),
    )
  }

  /** Each field good, wrong, odd or missing, as chance has it. */
  mixed(known: KnownFields): Given[] {
    if (Object.keys(this.#fields).length === 0) return []
    return Array.from({ length: MIXED_PER_CALL }, () => {
      const entries = Object.entries(this.#fields).flatMap(([name, { schema }]) => {
        const kind = this.#random()
        if (kind < 0.15) return []
        if (kind < 0.25) return [[name, this.#oneOf(this.#wrongFor(schema))]]
        if (kind < 0.45) return [[name, this.#oneOf(ODD_TEXTS)]]
        return [[name, this.#goodFor(name, known)]]
      })
      return this.#given({ ...Object.fromEntries(entries), [`${this.#oneOf(ODD_TEXTS)}`]: 'extra' })
    })
  }

  #wrongFor(schema: JsonSchema): unknown[] {
    if (!this.#inQuery) return wrongValues(schema)
    // in an address all values are texts, and a list is the same name twice
    const kinds = takesText(schema) ? ['string'] : ['string', 'number']
    const single = wrongValues(schema).filter((value) => kinds.includes(typeof value))
    const texts = single.map(String).filter((value) => breaches(readDigits(value), schema).length > 0)
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
        `No good value is known for "${name}" of ${this.#path}: add it to goodFields of walk.test.ts.`,
      )
    return value
  }

  #names(which: (field: { required: boolean }) => boolean): string[] {
    return Object.keys(this.#fields).filter((name) => which(this.#fields[name] ?? { required: false }))
  }

  #given(values: Record<string, unknown>): Given {
    return this.#inQuery ? { query: values } : { body: values }
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
