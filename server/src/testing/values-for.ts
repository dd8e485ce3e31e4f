import type { JsonSchema } from './json-schema.ts'

/** A valid value, if the schema alone determines one. Numbers don't qualify, because most of them are ids. */
export function goodValue(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return schema.anyOf.map(goodValue).find((value) => value !== undefined)
  switch ([schema.type].flat()[0]) {
    case 'string':
      return 'Some text'
    case 'boolean':
      return true
    case 'array':
      return schema.items ? [goodValue(schema.items)] : []
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, goodValue(inner)]),
      )
    default:
      return undefined
  }
}

export function wrongValues(schema: JsonSchema): unknown[] {
  const forms = schema.anyOf ?? [schema]
  const nullable = [schema, ...forms].some(({ type }) => [type].flat().includes('null'))
  const [form, ...others] = forms.filter(({ type }) => type !== 'null')
  if (!form || others.length > 0) return []
  return wrongForms(form).filter((value) => !(nullable && value === null))
}

function wrongForms(schema: JsonSchema): unknown[] {
  const { minimum = 0, maximum = 0, maxLength, minLength = 0, maxItems } = schema
  switch ([schema.type].flat()[0]) {
    case 'integer':
      return [minimum - 1, -1, 1.5, maximum + 1, 1e308, 'x', '', ' 1', '0x1', '1e2', true, null, [1], {}]
    case 'string':
      return [
        ...[5, true, null, [], ['x'], {}],
        ...(schema.enum ? ['nope', 'constructor', `${schema.enum[0]} `] : []),
        ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
        ...(minLength > 0 ? ['', ' \n\t', '\u200b'] : []),
      ]
    case 'boolean':
      return ['true', 1, null, [], {}, ...(schema.enum ? [!schema.enum[0]] : [])]
    case 'array':
      return [
        ...['x', 5, null, {}],
        ...(schema.items ? wrongValues(schema.items).map((item) => [item]) : []),
        ...(maxItems === undefined ? [] : [Array(maxItems + 1).fill(goodValue(schema.items ?? {}))]),
      ]
    case 'object':
      return [
        ...['x', 5, true, []],
        ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
          wrongValues(inner)
            .slice(0, 3)
            .map((value) => ({ [name]: value })),
        ),
      ]
    default:
      return []
  }
}

/** Texts that are valid by their schema but often break programs. */
export const ODD_TEXTS = [
  ...['', ' ', '0', '-1', 'null', 'undefined', 'true', 'NaN', '[object Object]', '[]', '{}'],
  ...[`'`, `''`, `"`, '`', '\\', '\\\\', `\\'`, '%', '_', '%_\\%', '%%', '\\_'],
  ...[
    `' or 1=1 --`,
    `'; drop table prompts; --`,
    `1); select pg_sleep(9) --`,
    '$1',
    '$$',
    '#{7*7}',
    '{{7*7}}',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...['a\u0000b', 'a\r\nx-evil: 1', '\u2028\u2029', '\ud800', 'a\udc00', '\ufffe\uffff', '\u202e\u2066'],
  ...['\u200b', 'e\u0301', '\u00e9', 'İıſς', '𝕬', '👩‍🏫', 'ﷺ'.repeat(20), '\u0301'.repeat(150)],
  ...['../../etc/passwd', '..\\..\\', '/dev/null', 'C:\\nul', '//evil.example', 'file:///etc/passwd'],
  ...['(((((((((a+)+)+)+', '*', '?', '^$', '\\d', 'a'.repeat(200), ' a '.repeat(60)],
]
