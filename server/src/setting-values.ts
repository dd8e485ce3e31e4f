// What the value of an environment variable can be (a URL, a port, a price, a list), and the message if it's something
// else: "PORT must be …".
import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { isNetId } from '@prompt-library/domain/people/net-id'
import * as z from 'zod'

const AI_NAME_MAX = 60
const PRICE_MAX = 10_000

const invalid = (must: string) => ({
  error: ({ input }: { input?: unknown }) => `must ${must}; it is "${input}".`,
})

export const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, invalid(`be one of ${choices.join(', ')}`))

export const boolean = oneOf(['true', 'false']).transform((value) => value === 'true')

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      invalid(`be a whole number from ${min} to ${max}`),
    )
    .transform(Number)

export const port = wholeNumber(1, 65_535)

export const price = z
  .string()
  .refine(
    (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) <= PRICE_MAX,
    invalid(`be a price in US dollars per million tokens, such as 2.50, up to ${PRICE_MAX}`),
  )
  .transform(Number)

export const host = z.union(
  [z.ipv4(), z.ipv6(), z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i)],
  invalid('be an IP address such as 127.0.0.1 or ::1, or a host name'),
)

export const email = z.string().regex(/^[^\s@]+@[^\s@]+$/, invalid('be an email address'))

/** A URL, without its trailing slash. The error doesn't echo it because a URL can contain a password. */
export const url = (...protocols: string[]) => {
  const starts = protocols.map((protocol) => `${protocol}://`).join(' or ')
  const error = `must be a URL that starts with ${starts}.`
  return z
    .url({ protocol: new RegExp(`^(?:${protocols.join('|')})$`), hostname: /./, error, abort: true })
    .refine((value) => new URL(value).hash === '', error)
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
}

export const webUrl = url('https', 'http')

/** A URL that paths are appended to: no query string, and no password, which would end up in logs. */
export const baseUrl = webUrl.refine((value) => {
  const { search, username, password } = new URL(value)
  return search === '' && username === '' && password === ''
}, 'must be a URL without a query string, username, or password.')

/** Accounts are linked to it, so it's always spelled the same way. A slash at its end stays, unless it is the whole path. */
export const issuer = z
  .url({
    protocol: /^https?$/,
    hostname: /./,
    error: 'must be a URL that starts with https:// or http://.',
    abort: true,
  })
  .refine((value) => {
    const { search, hash, username, password } = new URL(value)
    return search === '' && hash === '' && username === '' && password === ''
  }, 'must be a URL without a query string, fragment, username, or password.')
  .transform((value) => {
    const { origin, pathname } = new URL(value)
    return pathname === '/' ? origin : `${origin}${pathname}`
  })

export const origin = webUrl
  .refine(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    'must be an origin such as https://prompts.example.edu, without a path.',
  )
  .transform((value) => new URL(value).origin)

export const timeZone = z.string().transform((value, { addIssue }) => {
  try {
    // Refuse offsets such as +02:00: they have no daylight saving time, and SQL inverts their sign.
    if (!/^[A-Za-z]/.test(value)) throw new RangeError('not a name')
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    addIssue(`must be the name of a time zone, such as America/Chicago; it is "${value}".`)
    return z.NEVER
  }
})

/** The session response says `built-in` if there is no AI service, so a service can't have that name. */
export const aiName = z
  .string()
  .refine(
    (value) =>
      value.length <= AI_NAME_MAX && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value) && value !== 'built-in',
    `must be one line of up to ${AI_NAME_MAX} characters, and not "built-in".`,
  )

const listOf = (isValid: (value: string) => boolean, [expected, problem]: [string, string]) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .transform((values) => values.filter((value) => value !== ''))
    .superRefine((values, { addIssue }) => {
      const invalidValue = values.find((value) => !isValid(value))
      if (invalidValue !== undefined) addIssue(`must list ${expected}; "${invalidValue}" is ${problem}.`)
    })

/** Like `url`, separated by commas. */
export const urls = (...protocols: string[]) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(url(...protocols)))

export const netIds = listOf(
  (value) => isNetId(value.toLowerCase()),
  [`${DEFAULT_CAMPUS.id_name}s, separated by commas`, `not a ${DEFAULT_CAMPUS.id_name}`],
).transform((values) => values.map((value) => value.toLowerCase()))

export const list = listOf((value) => value !== '', ['values, separated by commas', 'empty'])

export const words = z.string().transform((value) => value.split(/\s+/).filter(Boolean))

export const domain = z
  .string()
  .transform((value) => value.toLowerCase().replace(/^@/, ''))
  .refine((value) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value), 'must be a domain such as example.edu.')

const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]),
])

export const proxies = listOf(
  (value) => proxy.safeParse(value).success,
  ["the proxy's addresses or networks, such as 10.0.0.0/8 or loopback", 'not an address or network'],
)
