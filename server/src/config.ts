import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { isNetId } from '@prompt-library/domain/cas-person'
import { StartError } from './start-error.ts'

export interface Config {
  production: boolean
  port: number
  host: string
  publicUrl: string
  database: { kind: 'postgres'; url: string } | { kind: 'embedded'; folder: string }
  access: 'open' | 'members'
  signIn: { kind: 'cas'; baseUrl: string } | { kind: 'development' } | { kind: 'off' }
  adminNetIds: readonly string[]
  ai: AiService | undefined
  starterPrompts: boolean
  demoData: boolean
  timeZone: string
  supportEmail: string | undefined
  privacyUrl: string | undefined
  trustProxy: readonly string[]
  /** Where Prometheus finds the figures; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined
  logLevel: LogLevel
}

interface AiService {
  provider: (typeof AI_PROVIDERS)[number]
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string
  inputPrice: number
  outputPrice: number
}

type LogLevel = (typeof LOG_LEVELS)[number]
type Environment = Readonly<Record<string, string | undefined>>

const AI_PROVIDERS = ['openai-compatible', 'anthropic'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PRICE_MAX = 10_000
const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal']

/** Every setting that is wrong, in sentences for whoever runs the server. */
export class ConfigError extends StartError {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The variables of `.env` in this folder, if there is one, under the real ones. */
export function readEnvironment(folder: string, real: Environment): Environment {
  try {
    return { ...parseEnv(readFileSync(resolve(folder, '.env'), 'utf8')), ...real }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return real
    throw new ConfigError([`The file .env can't be read: ${(error as Error).message}`])
  }
}

/** Where the data is, for commands that need to know nothing else. */
export function parseDatabaseConfig(environment: Environment): Config['database'] {
  const read = new SettingsReader(environment)
  const database = databaseOf(read)
  read.throwIfRefused()
  return database
}

function databaseOf(read: SettingsReader): Config['database'] {
  const url = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  if (url) return { kind: 'postgres', url }
  return { kind: 'embedded', folder: resolve(read.text('DATA_DIR') ?? './data') }
}

export function parseConfig(environment: Environment): Config {
  const read = new SettingsReader(environment)
  // a misspelled one would quietly run a real site by the rules of a trial
  const production = read.oneOf('NODE_ENV', ['production', 'development', 'test']) === 'production'
  const port = read.integer('PORT', { from: 1, to: 65_535, otherwise: 3000 })
  const host = read.host('HOST') ?? '127.0.0.1'
  const publicUrl = read.origin('PUBLIC_URL') ?? `http://localhost:${port}`
  const casBaseUrl = read.baseUrl('CAS_BASE_URL')
  const trustProxy = read.proxies('TRUST_PROXY')
  const trial = casBaseUrl === undefined

  const config: Config = {
    production,
    port,
    host,
    publicUrl,
    database: databaseOf(read),
    access: read.oneOf('ACCESS', ['open', 'members']) ?? 'open',
    signIn: signIn({
      casBaseUrl,
      production,
      alone: isLoopback(host) && isLoopback(new URL(publicUrl).hostname) && trustProxy.length === 0,
    }),
    adminNetIds: read.netIds('ADMIN_NETIDS'),
    ai: aiService(read),
    starterPrompts: read.boolean('STARTER_PROMPTS', true),
    demoData: read.boolean('DEMO_DATA', trial),
    timeZone: read.timeZone('TIME_ZONE') ?? 'UTC',
    supportEmail: read.email('SUPPORT_EMAIL'),
    privacyUrl: read.url('PRIVACY_URL', ['https:', 'http:']),
    trustProxy,
    metrics: metricsAddress(read, port),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
  }

  if (production) {
    const needed = 'must be set when NODE_ENV is production'
    if (!read.isSet('DATABASE_URL'))
      read.refuse(`DATABASE_URL ${needed}: the embedded database is for trying the product out.`)
    if (!read.isSet('CAS_BASE_URL'))
      read.refuse(`CAS_BASE_URL ${needed}: the development sign-in lets anyone in.`)
    if (casBaseUrl?.startsWith('http://'))
      read.refuse(
        'CAS_BASE_URL must begin with https:// when NODE_ENV is production: over http anyone on the way can sign in as anybody.',
      )
    if (!publicUrl.startsWith('https://'))
      read.refuse(`PUBLIC_URL ${needed}, to the https address that people use (a proxy in front ends TLS).`)
  }
  read.throwIfRefused()
  return config
}

function signIn(given: {
  casBaseUrl: string | undefined
  production: boolean
  alone: boolean
}): Config['signIn'] {
  if (given.casBaseUrl !== undefined) return { kind: 'cas', baseUrl: given.casBaseUrl }
  if (given.production || !given.alone) return { kind: 'off' }
  return { kind: 'development' }
}

function metricsAddress(read: SettingsReader, publicPort: number): Config['metrics'] {
  const host = read.host('METRICS_HOST') ?? '127.0.0.1'
  if (!read.isSet('METRICS_PORT')) return undefined
  const port = read.integer('METRICS_PORT', { from: 1, to: 65_535, otherwise: 0 })
  if (port === publicPort)
    read.refuse('METRICS_PORT must be another port than PORT: the figures are not for everybody.')
  return { port, host }
}

function aiService(read: SettingsReader): AiService | undefined {
  const provider = read.oneOf('AI_PROVIDER', AI_PROVIDERS)
  const baseUrl = read.baseUrl('AI_BASE_URL')
  const apiKey = read.text('AI_API_KEY')
  const model = read.text('AI_MODEL')
  const inputPrice = read.price('AI_INPUT_PRICE')
  const outputPrice = read.price('AI_OUTPUT_PRICE')
  if (provider === undefined) return undefined

  if (model === undefined) read.refuse(`AI_MODEL must be set when AI_PROVIDER is ${provider}.`)
  if (provider === 'openai-compatible' && !read.isSet('AI_BASE_URL'))
    read.refuse('AI_BASE_URL must be set when AI_PROVIDER is openai-compatible.')
  if (provider === 'anthropic' && apiKey === undefined)
    read.refuse('AI_API_KEY must be set when AI_PROVIDER is anthropic.')
  return { provider, baseUrl, apiKey, model: model ?? '', inputPrice, outputPrice }
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}

/** Reads one variable at a time and remembers what it had to refuse, so that a person learns of every mistake at once. */
class SettingsReader {
  readonly #environment: Environment
  readonly #problems: string[] = []

  constructor(environment: Environment) {
    this.#environment = environment
  }

  refuse(problem: string): undefined {
    this.#problems.push(problem)
  }

  throwIfRefused(): void {
    if (this.#problems.length > 0) throw new ConfigError(this.#problems)
  }

  isSet(name: string): boolean {
    return this.text(name) !== undefined
  }

  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  list(name: string): string[] {
    const parts = this.text(name)?.split(',') ?? []
    return parts.map((part) => part.trim()).filter((part) => part !== '')
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const found = choices.find((choice) => choice === value)
    return found ?? this.refuse(`${name} must be one of ${choices.join(', ')}; it is "${value}".`)
  }

  boolean(name: string, otherwise: boolean): boolean {
    const value = this.oneOf(name, ['true', 'false'])
    return value === undefined ? otherwise : value === 'true'
  }

  integer(name: string, range: { from: number; to: number; otherwise: number }): number {
    const value = this.text(name)
    if (value === undefined) return range.otherwise
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    if (number >= range.from && number <= range.to) return number
    this.refuse(`${name} must be a whole number from ${range.from} to ${range.to}; it is "${value}".`)
    return range.otherwise
  }

  price(name: string): number {
    const value = this.text(name)
    if (value === undefined) return 0
    if (/^\d+(\.\d+)?$/.test(value) && Number(value) <= PRICE_MAX) return Number(value)
    this.refuse(
      `${name} must be a price in US dollars per million tokens, such as 2.50, and ${PRICE_MAX} at most; it is "${value}".`,
    )
    return 0
  }

  /** An address without its trailing slash. Addresses can hold passwords, so a refused one is not repeated. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const url = URL.canParse(value) ? new URL(value) : undefined
    if (url && protocols.includes(url.protocol) && url.hostname !== '' && url.hash === '')
      return value.replace(/\/+$/, '')
    const starts = protocols.map((protocol) => `${protocol}//`).join(' or ')
    return this.refuse(`${name} must be an address that begins with ${starts}.`)
  }

  /** An address that paths are added to: without a query, and without a password, which would end up in logs. */
  baseUrl(name: string): string | undefined {
    const value = this.url(name, ['https:', 'http:'])
    if (value === undefined) return undefined
    const { search, username, password } = new URL(value)
    if (search === '' && username === '' && password === '') return value
    return this.refuse(`${name} must be an address without a query and without a password.`)
  }

  host(name: string): string | undefined {
    const value = this.text(name)
    if (value === undefined || isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value))
      return value
    return this.refuse(
      `${name} must be an address such as 127.0.0.1 or ::1, or the name of a machine; it is "${value}".`,
    )
  }

  netIds(name: string): string[] {
    const netIds = this.list(name).map((netId) => netId.toLowerCase())
    const wrong = netIds.find((netId) => !isNetId(netId))
    if (wrong !== undefined) this.refuse(`${name} must list NetIDs, separated by commas; "${wrong}" is none.`)
    return netIds
  }

  origin(name: string): string | undefined {
    const value = this.url(name, ['https:', 'http:'])
    if (value === undefined) return undefined
    if (new URL(value).href === `${new URL(value).origin}/`) return new URL(value).origin
    return this.refuse(`${name} must be an origin such as https://prompts.example.edu, without a path.`)
  }

  email(name: string): string | undefined {
    const value = this.text(name)
    if (value === undefined || /^[^\s@]+@[^\s@]+$/.test(value)) return value
    return this.refuse(`${name} must be a mail address; it is "${value}".`)
  }

  timeZone(name: string): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    try {
      // an offset such as +02:00 is refused: it has no daylight saving, and SQL reads its sign the other way round
      if (!/^[A-Za-z]/.test(value)) throw new RangeError('not a name')
      return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
    } catch {
      return this.refuse(
        `${name} must be the name of a time zone, such as America/Chicago; it is "${value}".`,
      )
    }
  }

  proxies(name: string): string[] {
    const proxies = this.list(name)
    const wrong = proxies.find((proxy) => !NAMED_PROXIES.includes(proxy) && !isNetwork(proxy))
    if (wrong === undefined) return proxies
    this.refuse(
      `${name} must list the proxy's addresses or networks, such as 10.0.0.0/8 or loopback; "${wrong}" is neither.`,
    )
    return []
  }
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (rest.length > 0 || bits < 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}
